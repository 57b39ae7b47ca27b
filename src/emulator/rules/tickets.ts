import type { EventRecord } from '../world.js';

/**
 * The organiser's own link, else the path of the hosted checkout when tickets are sold, else null.
 * spec L244
 */
export function ticketUrl({ ticketLink, tickets, slug }: EventRecord): string | null {
  return ticketLink ?? (tickets ? `/events/${slug}/tickets` : null);
}
