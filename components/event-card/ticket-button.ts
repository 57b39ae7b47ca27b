import { html, nothing, type TemplateResult } from 'lit';
import { money } from '../../src/format/money.js';
import type { CardHost, CardExtras } from './card-context.js';
import type { EventDetails } from './event-details.js';
import type { SaleSummary } from './sale.js';
import { saleTimeLabel } from './when.js';

interface ButtonView {
  readonly host: CardHost;
  readonly event: EventDetails;
  readonly later: CardExtras | undefined;
}

/** One button, or words where there is nowhere to go; nothing where there is nothing to sell. */
export function ticketButton({ host, event, later }: ButtonView): TemplateResult | typeof nothing {
  const { sale } = event;
  if (!sale) return nothing;
  const label = html`<span>${labelOf(host, event, sale)}</span>`;
  const until = later?.opensIn(event);
  const beside = until ? html`<span class="until">${until}</span>` : nothing;
  const address = later?.ticketAddress(event);
  // Its place is there before its address: that comes with the later parts.
  const leads = sale.kind !== 'soldOut' && (address !== undefined || !later);
  if (!leads)
    return html`<p class="sale" part="sale">${label}</p>
      ${beside} ${sale.kind === 'soldOut' ? later?.waitingList() : nothing}`;
  const look = sale.kind === 'open' ? 'button button-primary' : 'button';
  return html`<a
      class=${look}
      part=${sale.kind === 'open' ? 'button-primary' : 'button'}
      href=${address ?? nothing}
      @click=${(press: Event) => later?.handlePress(press, event)}
      >${label}</a
    >${beside}`;
}

function labelOf({ phrases, language }: CardHost, event: EventDetails, sale: SaleSummary): string {
  if (sale.kind === 'soldOut') return phrases.soldOut;
  if (sale.kind === 'upcoming') {
    const { startsAt } = sale;
    if (startsAt === undefined) return phrases.onSaleSoon;
    return phrases.onSaleAt({ when: saleTimeLabel(startsAt, event, language) });
  }
  const { from } = sale;
  if (!from) return phrases.tickets;
  if (from.pennies === 0) return phrases.freeTickets;
  return phrases.ticketsFrom({ price: money(from.pennies, from.currency, language) });
}
