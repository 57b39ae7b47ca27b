export interface EventsPhrases {
  upcomingEvents: string;
  emptyEvents: string;
  priceFrom: (price: string) => string;
  freeEvent: string;
  eventSoldOut: string;
  /** Above the events whose day nobody has said. */
  laterEvents: string;
  moreEvents: string;
  eventsShown: (count: number) => string;
  linksOf: (name: string) => string;
  ownWebsite: string;
}
