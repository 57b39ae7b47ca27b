import '../../../components/event-faq/event-faq.js';
import { feedCases } from '../feed-cases.js';
import { emptyFaq, faq } from './feed.js';

feedCases({
  tag: 'event-faq',
  path: '/v1/events/party/faq',
  full: faq,
  empty: emptyFaq,
  shows: 'Where can I park?',
  showsEmpty: 'No FAQs yet.',
  listens: ['window hashchange'],
});
