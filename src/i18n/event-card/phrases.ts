import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface CardPhrases {
  /** What is loading. */
  event: string;
  emptyEvent: string;
  /** Before each fact, for those who do not see its sign. */
  when: string;
  where: string;
  age: string;
  organisedBy: string;
  map: string;
  cancelled: string;
  postponed: string;
  ended: string;
  tickets: string;
  ticketsFrom: Phrase<'price'>;
  freeTickets: string;
  soldOut: string;
  onSaleAt: Phrase<'when'>;
  onSaleSoon: string;
  addToCalendar: string;
  calendarFile: string;
  /** By the name that it has in the language. */
  googleCalendar: string;
  /** On a demo page, where there is no shop that the button could lead to. */
  demoTickets: string;
  joinWaitingList: string;
}
