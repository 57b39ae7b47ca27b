import '../../../components/event-prelaunch/event-prelaunch.js';
import { feedCases } from '../feed-cases.js';
import { prelaunch } from './form.js';

feedCases({
  tag: 'event-prelaunch',
  path: '/v1/events/party/prelaunch',
  full: prelaunch,
  empty: () => prelaunch({ consent: { email: '', messaging: '' } }),
  shows: 'Party & Co',
  showsEmpty: 'There’s nothing to sign up for right now.',
  isQuiet: true,
  listens: [],
});
