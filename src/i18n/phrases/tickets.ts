/** What `event-tickets` says. */
export interface TicketPhrases {
  tickets: string;
}
