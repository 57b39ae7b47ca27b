import { html, type TemplateResult } from 'lit';
import type { Offer } from '../../../src/checkout/sale/offers.js';
import { formatter } from '../../../src/format/intl.js';
import type { NeighbourPhrases } from '../../../src/i18n/neighbours/phrases.js';
import { goToElement } from '../../internal/neighbours/go-to-element.js';
import type { TicketsNeighbour } from '../../internal/neighbours/ticket-asides.js';
import { plainButton } from '../../internal/buttons.js';

/** There may still be some of it. */
const isCovering = ({ state }: Offer): boolean => state !== 'sold_out' && state !== 'ended';

/** "Tickets for this day: Saturday Day or Weekend"; undefined where nobody has said which they are. */
export function dayTicketsLine(
  offers: readonly Offer[],
  phrases: NeighbourPhrases,
  language: string,
): TemplateResult | undefined {
  if (offers.length === 0) return undefined;
  const onSale = offers.filter(({ state }) => state === 'on_sale');
  const names = (onSale.length > 0 ? onSale : offers.filter(isCovering)).map(({ name }) => name);
  if (names.length === 0) return html`<p class="covering">${phrases.dayIsSoldOut}</p>`;
  const list = formatter(Intl.ListFormat, language, { type: 'disjunction' });
  const parts = list.formatToParts(names);
  return html`<p class="covering">
    ${phrases.ticketsForDay}
    ${parts.map(({ type, value }) => (type === 'element' ? html`<bdi>${value}</bdi>` : value))}
  </p>`;
}

interface LinkOptions {
  readonly words: string;
  /** The first ticket that is meant. */
  readonly first: string | undefined;
  /** Closes what stands in front of the tickets. */
  readonly leave: () => void;
}

/** To that ticket; while an order is under way, and where none is meant, to the tickets. */
export function ticketsButton(
  tickets: TicketsNeighbour,
  { words, first, leave }: LinkOptions,
): TemplateResult {
  return plainButton(words, () => {
    leave();
    if (!tickets.isConnected) return;
    const names = tickets.renderRoot.querySelectorAll<HTMLElement>('[part~="release-name"]');
    const name = [...names].find(({ textContent }) => textContent.trim() === first);
    if (name) goToElement(name, 'center');
    else goToElement(tickets);
  });
}
