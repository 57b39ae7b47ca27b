import '../../../components/event-card/event-card.js';
import { feedCases } from '../feed-cases.js';
import { event } from './feed.js';

feedCases({
  tag: 'event-card',
  path: '/v1/events/party',
  full: event,
  empty: () => {
    const nothing = { tagline: null, descriptionPlain: null, venue: null };
    return event({ name: '', startDate: null, endDate: null, ...nothing });
  },
  shows: 'The Party',
  showsEmpty: 'Details coming soon.',
  listens: [],
});
