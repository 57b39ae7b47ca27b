import { html, svg, type TemplateResult } from 'lit';
import { formatter, usableZone } from '../../../src/format/intl.js';
import type { Offer, Sale } from '../../../src/checkout/sale/offers.js';
import type { TicketCart, TicketsHost } from '../tickets-host.js';

const clock = svg`<circle cx="12" cy="12" r="8.5" /><path d="M12 7v5l3.5 2" />`;
const cross = svg`<path d="m6 6 12 12M18 6 6 18" />`;

/** Why there is no stepper, as text with an icon. */
export function describeState(
  host: TicketsHost,
  sale: Sale,
  offer: Offer,
  cart: TicketCart | undefined,
): TemplateResult {
  const { phrases } = host;
  switch (offer.state) {
    case 'upcoming':
      return state(clock, opening(host, sale, offer), cart?.words.opensIn(offer));
    case 'held_back':
      return state(clock, phrases.heldBack);
    case 'ended':
      return state(cross, phrases.salesEnded);
    default:
      return html`${state(cross, phrases.soldOut)} ${cart?.words.waitingList()}`;
  }
}

const state = (sign: TemplateResult<2>, words: string, until?: string) =>
  html`<p class="state" part="state">
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${sign}</svg
    ><span>${words}${until ? html` <span class="until">${until}</span>` : undefined}</span>
  </p>`;

function opening({ phrases, language }: TicketsHost, sale: Sale, offer: Offer): string {
  const { startsAt, startsAfter } = offer;
  if (startsAfter) return phrases.onSaleAfter({ release: startsAfter });
  return startsAt
    ? phrases.onSaleAt({ when: dateAndTime(startsAt, language, sale) })
    : phrases.notYetOnSale;
}

/** In the event's time zone, with its name. */
function dateAndTime(iso: string, language: string, { timezone }: Sale): string {
  const options: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: usableZone(timezone),
  };
  return formatter(Intl.DateTimeFormat, language, options).format(Date.parse(iso));
}
