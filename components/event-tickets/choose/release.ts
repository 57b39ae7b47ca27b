import { html, type TemplateResult } from 'lit';
import type { Offer, Sale } from '../../../src/checkout/sale/offers.js';
import { money } from '../../../src/format/money.js';
import { heading } from '../../internal/heading.js';
import type { TicketCart, TicketsHost } from '../tickets-host.js';
import { describeState } from './release-state.js';
import { stepper } from './stepper.js';

export interface ReleaseView {
  readonly sale: Sale;
  readonly offer: Offer;
  readonly cart: TicketCart | undefined;
}

/** One release in the shape of a ticket: name and description, and a stub with the price. */
export function drawRelease(host: TicketsHost, view: ReleaseView): TemplateResult {
  const { sale, offer, cart } = view;
  const onSale = offer.state === 'on_sale';
  const quantity = cart?.chosen.quantityOf(sale, offer) ?? 0;
  const look = `release ${onSale ? '' : 'off'} ${quantity ? 'chosen' : ''}`;
  return html`<li class=${look} part="release">
    ${host.asides?.above?.(sale, offer)}
    <div class="about">
      ${heading(host.headingLevel, html`<bdi>${offer.name}</bdi>`, 'release-name')}
      ${offer.description ? html`<p class="description" dir="auto">${offer.description}</p>` : undefined}
      ${facts(host, offer)} ${plans(host, view)}
    </div>
    <div class="stub">
      ${price(host, view)}
      ${onSale ? stepper(host, { offer, quantity }, cart) : describeState(host, sale, offer, cart)}
    </div>
  </li>`;
}

function facts({ phrases }: TicketsHost, offer: Offer): TemplateResult | undefined {
  const { unlocked, state, left, least, most, discounts } = offer;
  const known = Number.isFinite(most) ? most : undefined;
  const words = [
    unlocked && phrases.unlocked,
    state === 'on_sale' && left !== undefined && phrases.ticketsLeft({ count: left }),
    state === 'on_sale' && least > 1 && phrases.perOrder({ least, most: known }),
    ...(state === 'on_sale' || state === 'upcoming' ? discounts : []),
  ].filter((one) => typeof one === 'string');
  if (words.length === 0) return undefined;
  return html`<ul class="facts" role="list">
    ${words.map((one) => html`<li><bdi>${one}</bdi></li>`)}
  </ul>`;
}

/** Collapsed at first; the terms load after the first paint. */
function plans({ phrases }: TicketsHost, view: ReleaseView): TemplateResult | undefined {
  const { sale, offer, cart } = view;
  if (offer.state !== 'on_sale' || offer.plans.length === 0) return undefined;
  return html`<details class="plans">
    <summary>${phrases.payInParts}</summary>
    <ul role="list">
      ${offer.plans.map((plan) => html`<li>${cart?.words.planTerms(plan, sale)}</li>`)}
    </ul>
  </details>`;
}

/** The price to pay comes first and large, its breakdown smaller below. */
function price({ phrases, language }: TicketsHost, { sale, offer }: ReleaseView): TemplateResult {
  const print = (pennies: number) => money(pennies, sale.currency, language);
  const { facePennies, fullPennies } = offer;
  const parts =
    fullPennies === undefined
      ? phrases.plusFee
      : fullPennies > facePennies &&
        phrases.priceParts({ face: print(facePennies), fee: print(fullPennies - facePennies) });
  const free = facePennies === 0 && !fullPennies;
  return html`<p class="price" part="price">
    <strong translate=${free ? 'yes' : 'no'}
      >${free ? phrases.free : print(fullPennies ?? facePennies)}</strong
    >
    ${!free && parts ? html`<span>${parts}</span>` : undefined}
  </p>`;
}
