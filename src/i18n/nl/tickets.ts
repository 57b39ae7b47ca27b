import type { TicketPhrases } from '../phrases/tickets.js';

export const tickets: TicketPhrases = {
  tickets: 'Tickets',
};
