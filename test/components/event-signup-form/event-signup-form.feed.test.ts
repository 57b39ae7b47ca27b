import '../../../components/event-signup-form/event-signup-form.js';
import { feedCases } from '../feed-cases.js';
import { definition } from './definition.js';

feedCases({
  tag: 'event-signup-form',
  about: 'form',
  path: '/v1/forms/party',
  full: definition,
  empty: () => definition([]),
  shows: 'How was the party?',
  showsEmpty: 'This form isn’t open yet.',
  listens: ['document merch-preview-selected'],
});
