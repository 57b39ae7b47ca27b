import '../../../components/event-announcements/event-announcements.js';
import { feedCases } from '../feed-cases.js';
import { broadcasts } from './feed.js';

feedCases({
  tag: 'event-announcements',
  path: '/v1/events/party/broadcasts',
  full: broadcasts,
  empty: () => broadcasts([]),
  shows: 'Word number 3',
  showsEmpty: 'No announcements yet.',
  listens: [],
});
