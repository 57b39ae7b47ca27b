import type { TemplateResult } from 'lit';
import type { QuoteState } from '../../../src/checkout/machine/state.js';
import type { CartLine } from '../../../src/checkout/sale/cart.js';
import type { CurrentSelection } from '../../../src/checkout/sale/selection.js';
import type { Client } from '../../../src/client/client.js';
import type { LateView } from '../../internal/late-view.js';
import type { EarlyQuote } from './early-quote.js';
import type { PaymentPlans } from './payment-plans.js';

/** A quote for these lines that was requested with the code. */
export interface PricedWithCode {
  readonly quote: QuoteState;
  readonly lines: readonly CartLine[];
}

/** The cart, as the order uses it. */
export interface CartAccess {
  readonly client: Client;
  readonly event: string;
  /** The selection, shared by cart and order. */
  readonly selection: CurrentSelection;
  /** A quote that was requested before the code of the order was loaded. */
  readonly startedQuote: EarlyQuote | undefined;
  /** Seconds since the sale of the selection opened; Infinity if unknown. */
  readonly secondsOpen: () => number;
  /** Removes the code, then reserves without it. */
  readonly withoutCode: () => void;
  /** Payment in instalments, if the sale or the order has plans. */
  readonly plans: LateView<PaymentPlans>;
  /** The link to the organiser's own shop, if there is one. */
  readonly elsewhere: () => TemplateResult | undefined;
}
