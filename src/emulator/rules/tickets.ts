import type { QuantityDiscount } from '../../contract/tickets.js';
import type { TicketsRecord } from '../records/tickets.js';
import type { EventRecord } from '../state/world.js';

/** Whether a ticket type is published that everybody may see. */
export const sellsToEverybody = (tickets: TicketsRecord): boolean =>
  tickets.releases.some(({ access }) => access.kind === 'public');

/**
 * The organiser's own link, else the path of the hosted checkout when ticket types are published,
 * else null. spec L244
 */
export function ticketUrl({ ticketLink, tickets, slug }: EventRecord): string | null {
  return ticketLink ?? (tickets && sellsToEverybody(tickets) ? `/events/${slug}/tickets` : null);
}

/** The discounts that are about what is shown, naming nothing else. spec L188, L248 */
export function shownDiscounts(
  { quantityDiscounts }: Pick<TicketsRecord, 'quantityDiscounts'>,
  shownIds: readonly string[],
): QuantityDiscount[] {
  return quantityDiscounts.flatMap((discount) => {
    const { releaseIds } = discount;
    const named = releaseIds && releaseIds.filter((id) => shownIds.includes(id));
    const given = discount.kind === 'buy_n_get_m' ? discount.freeReleaseId : undefined;
    const isShown = named?.length !== 0 && (given === undefined || shownIds.includes(given));
    return isShown ? [{ ...discount, releaseIds: named }] : [];
  });
}
