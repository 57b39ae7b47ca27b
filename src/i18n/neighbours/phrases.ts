import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface NeighbourPhrases {
  /** Before names of tickets: "Saturday Day or Weekend". */
  ticketsForDay: string;
  /** Instead of these names. */
  dayIsSoldOut: string;
  toTickets: string;
  setsOnDays: Phrase<'count' | 'days'>;
}
