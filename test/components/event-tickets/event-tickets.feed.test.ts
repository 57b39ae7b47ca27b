import '../../../components/event-tickets/event-tickets.js';
import { feedCases } from '../feed-cases.js';
import { release, tickets } from './feed.js';

const moreOf = ({ shadowRoot }: Element) =>
  shadowRoot!.querySelector<HTMLElement>('.stepper button:last-of-type')!;

feedCases({
  tag: 'event-tickets',
  path: '/v1/events/party/tickets',
  full: () => tickets([release(1, 'Day Ticket'), release(2, 'Plot', { kind: 'add_on' })]),
  empty: () => tickets([]),
  shows: 'Day Ticket',
  showsEmpty: 'Tickets are on their way.',
  listens: ['window storage'],
  whole: () => ({ ...tickets([release(1, 'Day Ticket')]), checkout: {} }),
  start: (element) => moreOf(element).click(),
});
