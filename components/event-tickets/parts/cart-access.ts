import type { TemplateResult } from 'lit';
import type { QuoteState } from '../../../src/checkout/machine/state.js';
import type { CartLine } from '../../../src/checkout/sale/cart.js';
import type { CurrentSelection } from '../../../src/checkout/sale/selection.js';
import type { Client } from '../../../src/client/client.js';
import type { LateView } from '../../internal/late-view.js';
import type { EarlyQuote } from './early-quote.js';
import type { PaymentPlans } from './payment-plans.js';

/** A price for these lines, asked for with the code. */
export interface PricedWithCode {
  readonly quote: QuoteState;
  readonly lines: readonly CartLine[];
}

/** What the order asks of the cart, where tickets are chosen. */
export interface CartAccess {
  readonly client: Client;
  readonly event: string;
  /** What is chosen; the order goes on with the same. */
  readonly selection: CurrentSelection;
  /** What this costs, where it was asked for at the press. */
  readonly begun: EarlyQuote | undefined;
  /** For how many seconds what is chosen may have been sold. */
  readonly secondsOpen: () => number;
  /** Takes the code away, then reserves without it. */
  readonly withoutCode: () => void;
  /** Payment in parts, where the sale or the order has it. */
  readonly plans: LateView<PaymentPlans>;
  /** The way to the organiser's own shop, where there is one. */
  readonly elsewhere: () => TemplateResult | undefined;
}
