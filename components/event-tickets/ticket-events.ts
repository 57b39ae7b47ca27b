/** A number of tickets of one release. */
export interface TicketItem {
  readonly releaseId: string;
  readonly name: string;
  readonly quantity: number;
  /** Price of one ticket, before booking fee and discounts. */
  readonly unitPricePennies: number | undefined;
}

/** Detail of `event-tickets-changed`: the selection. Money in minor units of `currency`. */
export interface Choice {
  readonly event: string;
  readonly items: readonly TicketItem[];
  /** Of `event-tickets-changed`: the release that changed and by how many; below zero if fewer. */
  readonly change?: TicketItem;
  /** Undefined where the service doesn't state ticket prices with their fee. */
  readonly estimatePennies: number | undefined;
  readonly currency: string;
  /** Number of decimal digits of the currency: 2 for GBP, 0 for JPY. */
  readonly currencyExponent: number;
}

/** Detail of `event-tickets-before-buy`: cancel it to send the visitor to another address. */
export interface Purchase extends Choice {
  readonly url: string;
}

/** Detail of `event-tickets-promo-applied`: the status of a code, never the code itself. */
export interface PromoApplied {
  readonly event: string;
  readonly status: string;
}
