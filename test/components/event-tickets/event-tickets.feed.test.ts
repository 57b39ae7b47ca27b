import '../../../components/event-tickets/event-tickets.js';
import { feedCases } from '../feed-cases.js';
import { release, tickets } from './feed.js';

feedCases({
  tag: 'event-tickets',
  path: '/v1/events/party/tickets',
  full: () => tickets([release(1, 'Day Ticket'), release(2, 'Plot', { kind: 'add_on' })]),
  empty: () => tickets([]),
  shows: 'Day Ticket',
  showsEmpty: 'Tickets are on their way.',
});
