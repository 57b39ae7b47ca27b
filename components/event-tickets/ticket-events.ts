/** So many tickets of a release. */
export interface TicketItem {
  readonly releaseId: string;
  readonly name: string;
  readonly quantity: number;
  /** Of one, before booking fee and discounts. */
  readonly unitPricePennies: number | undefined;
}

/** Says what a visitor has chosen: `event-tickets-changed`. Money in minor units of `currency`. */
export interface Choice {
  readonly event: string;
  readonly items: readonly TicketItem[];
  /** Of `event-tickets-changed`: of what there is more than before or, below zero, less. */
  readonly change?: TicketItem;
  /** Undefined where the service does not say what a ticket costs with its fee. */
  readonly estimatePennies: number | undefined;
  readonly currency: string;
  /** An amount is this power of ten of minor units: 2 for GBP, 0 for JPY. */
  readonly currencyExponent: number;
}

/** `event-tickets-before-buy`: cancel it to lead the visitor elsewhere. */
export interface Purchase extends Choice {
  readonly url: string;
}

/** `event-tickets-promo-applied`: how a code stood. Never the code itself. */
export interface PromoApplied {
  readonly event: string;
  readonly status: string;
}
