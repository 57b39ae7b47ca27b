import { html } from 'lit';
import type { OfferGroup, Sale } from '../../../src/checkout/sale/offers.js';
import { heading } from '../../internal/heading.js';
import type { TicketCart, TicketsHost } from '../tickets-host.js';
import { drawRelease } from './release.js';

/** The groups with their releases, and what is said of all of them. */
export function releaseList(
  host: TicketsHost,
  sale: Sale,
  cart: TicketCart | undefined,
): unknown[] {
  const group = ({ name, offers }: OfferGroup) =>
    html`<section>
      ${name ? heading(host.headingLevel - 1, html`<bdi>${name}</bdi>`, 'group-name') : undefined}
      <ul class="releases" role="list">
        ${offers.map((offer) => drawRelease(host, { sale, offer, cart }))}
      </ul>
    </section>`;
  const words = sale.discounts.map((label) => html`<p><bdi>${label}</bdi></p>`);
  return [host.asides?.above?.(sale), words, sale.groups.map(group)];
}
