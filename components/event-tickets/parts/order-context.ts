import { html, type TemplateResult } from 'lit';
import type { Checkout } from '../../../src/checkout/checkout.js';
import type { LooseFeed, Offer, Sale } from '../../../src/checkout/sale/offers.js';
import type { State } from '../../../src/checkout/machine/state.js';
import { money } from '../../../src/format/money.js';
import type { TicketsHost } from '../tickets-host.js';
import { printDate } from './cart-phrases.js';

/** What every step of the checkout is drawn from. */
export interface OrderContext {
  readonly host: TicketsHost;
  readonly checkout: Checkout;
  readonly state: State;
  readonly feed: LooseFeed;
  readonly sale: Sale;
}

type Words = TicketsHost['phrases'];

/** Name of a phrase that depends on nothing. */
export type PlainPhrase = {
  [Name in keyof Words]: Words[Name] extends string ? Name : never;
}[keyof Words];

/** An amount in the currency of the order; empty where the service does not say it. */
export function printAmount(
  { host, state, sale }: OrderContext,
  pennies: number | undefined,
): string {
  const sums = state.order?.sums ?? state.quote.sums;
  if (pennies === undefined) return '';
  return money(pennies, sums?.currency ?? sale.currency, host.language);
}

/** A day in the event's zone; empty for what is no time. */
export function printDay({ host, sale }: OrderContext, iso: string): string {
  return Number.isNaN(Date.parse(iso)) ? '' : printDate(iso, host.language, sale.timezone);
}

/** A release as it is offered now. */
export const offerWith = ({ sale }: OrderContext, id: string | undefined): Offer | undefined =>
  sale.offers.find((offer) => offer.id === id);

/** A release by its name; empty where nobody knows it any more. */
export function releaseName(view: OrderContext, id: string | undefined): string {
  const line = view.state.order?.sums.lines.find(({ releaseId }) => releaseId === id);
  return offerWith(view, id)?.name ?? line?.name ?? '';
}

/** Something that a buyer should know before going on; nothing where there are no words for it. */
export const drawNote = (words: string | false | undefined): TemplateResult | undefined =>
  words ? html`<p class="note">${words}</p>` : undefined;

/** Where the tickets go, as the buyer has typed it; after a reload as far as the service says it. */
export const emailOf = ({ details, order }: State): string =>
  details?.buyer.email ?? order?.email ?? order?.buyer?.emailMasked ?? '';

/** The same for somebody who is about to pay, with what it is for, or waits for what became of it. */
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
