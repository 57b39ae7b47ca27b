import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface EventsPhrases {
  upcomingEvents: string;
  emptyEvents: string;
  priceFrom: Phrase<'price'>;
  freeEvent: string;
  eventSoldOut: string;
  /** Above the events whose day nobody has said. */
  laterEvents: string;
  moreEvents: string;
  eventsShown: Phrase<'count'>;
  linksOf: Phrase<'name'>;
  ownWebsite: string;
}
