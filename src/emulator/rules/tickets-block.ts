import type { EventDetail } from '../../contract/events.js';
import { feeInclusive } from '../pricing/booking-fee.js';
import type { TicketsRecord } from '../records/tickets.js';
import type { EventRecord } from '../state/world.js';
import { releaseState } from './sale-state.js';

type Block = NonNullable<EventDetail['tickets']>;

/**
 * Ticket sales as an event card sums them up: the cheapest paid ticket that everybody may see and
 * that can still be had, or is still to come; a free one where nothing is paid for. spec L244
 */
export function ticketsBlock(
  { tickets, capacity }: Pick<EventRecord, 'tickets' | 'capacity'>,
  now: string,
): Block | null {
  if (!tickets || !sellsToEverybody(tickets)) return null;
  const open = tickets.releases
    .filter(({ access, kind }) => access.kind === 'public' && kind === 'ticket')
    .map((release) => ({ release, ...releaseState({ tickets, capacity }, release, now) }));
  const onSale = open.filter(({ upcoming, soldOut }) => !upcoming && !soldOut);
  const coming = open.filter(({ upcoming }) => upcoming);
  const from = cheapest(onSale) ?? cheapest(coming) ?? cheapest(open);
  const starts = open.map(({ release }) => release.salesStartAt).filter((at) => at !== null);
  const ends = open.map(({ release }) => release.salesEndAt);
  return {
    currency: tickets.currency,
    fromPricePennies: from?.release.pricePennies ?? null,
    fromFeeInclusivePricePennies: from ? feeInclusive(from.release, tickets.bookingFee) : null,
    onSale: onSale.length > 0,
    upcoming: onSale.length === 0 && coming.length > 0,
    soldOut: open.length > 0 && onSale.length === 0 && coming.length === 0,
    salesStartAt: starts.sort()[0] ?? null,
    salesEndAt: ends.every((at) => at !== null) ? (ends.sort().at(-1) ?? null) : null,
  };
}

type Open = { release: TicketsRecord['releases'][number] };

function cheapest<One extends Open>(releases: readonly One[]): One | undefined {
  const byPrice = [...releases].sort(
    (one, other) => one.release.pricePennies - other.release.pricePennies,
  );
  return byPrice.find(({ release }) => release.pricePennies > 0) ?? byPrice[0];
}

/** Whether a ticket type is published that everybody may see. */
const sellsToEverybody = (tickets: TicketsRecord): boolean =>
  tickets.releases.some(({ access }) => access.kind === 'public');

/**
 * The organiser's own link, else the path of the hosted checkout when ticket types are published,
 * else null. spec L244
 */
export function ticketUrl({ ticketLink, tickets, slug }: EventRecord): string | null {
  return ticketLink ?? (tickets && sellsToEverybody(tickets) ? `/events/${slug}/tickets` : null);
}
