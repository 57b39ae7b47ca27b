import { html, type TemplateResult } from 'lit';
import type { Checkout } from '../../../src/checkout/checkout.js';
import type { LooseFeed, Offer, Sale } from '../../../src/checkout/sale/offers.js';
import type { State } from '../../../src/checkout/machine/state.js';
import { money } from '../../../src/format/money.js';
import type { TicketsHost } from '../tickets-host.js';
import { printDate } from './cart-phrases.js';

/** The data that every step of the order is drawn from. */
export interface OrderContext {
  readonly host: TicketsHost;
  readonly checkout: Checkout;
  readonly state: State;
  readonly feed: LooseFeed;
  readonly sale: Sale;
  /** Once the order needs them. */
  readonly notes?: OrderNotes | undefined;
}

/** What most orders never say: about discounts, and prices that change. */
export interface OrderNotes {
  /** Below zero; 0 if the service states no amount. */
  discountsOf(view: OrderContext): readonly { label: string; amountPennies: number }[];
  /** The rows of the discounts in the review. */
  drawDiscounts(view: OrderContext): unknown;
  /** Says that the held order costs something else than its quote. */
  drawChange(view: OrderContext): TemplateResult | undefined;
}

type Words = TicketsHost['phrases'];

/** Name of a phrase without parameters. */
export type PlainPhrase = {
  [Name in keyof Words]: Words[Name] extends string ? Name : never;
}[keyof Words];

/** An amount in the currency of the order; empty if undefined. */
export function printAmount(
  { host, state, sale }: OrderContext,
  pennies: number | undefined,
): string {
  const sums = state.order?.sums ?? state.quote.sums;
  if (pennies === undefined) return '';
  return money(pennies, sums?.currency ?? sale.currency, host.language);
}

/** A day in the event's time zone; empty if `iso` is not a valid time. */
export function printDay({ host, sale }: OrderContext, iso: string): string {
  return Number.isNaN(Date.parse(iso)) ? '' : printDate(iso, host.language, sale.timezone);
}

/** The release with this id in the current sale. */
export const offerWith = ({ sale }: OrderContext, id: string | undefined): Offer | undefined =>
  sale.offers.find((offer) => offer.id === id);

/** The name of a release; empty if neither the sale nor the order has it. */
export function releaseName(view: OrderContext, id: string | undefined): string {
  const line = view.state.order?.sums.lines.find(({ releaseId }) => releaseId === id);
  return offerWith(view, id)?.name ?? line?.name ?? '';
}

/** A note for the buyer; undefined without words. */
export const drawNote = (words: string | false | undefined): TemplateResult | undefined =>
  words ? html`<p class="note">${words}</p>` : undefined;

/** The buyer's email address as typed; after a reload as far as the service returns it (may be masked). */
export const emailOf = ({ details, order }: State): string =>
  details?.buyer.email ?? order?.email ?? order?.buyer?.emailMasked ?? '';

/** Shows the email address before and after the payment. @param use what it is used for */
export function drawEmail(
  { host: { phrases }, state }: OrderContext,
  use?: string,
): TemplateResult | undefined {
  const address = emailOf(state);
  if (!address) return undefined;
  return html`<p>
    ${phrases.emailAddress}<br /><strong><bdi translate="no">${address}</bdi></strong>
    ${use ? html`<br /><span class="help">${use}</span>` : undefined}
  </p>`;
}
