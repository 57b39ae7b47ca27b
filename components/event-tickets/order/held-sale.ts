import { readList } from '../../../src/contract/loose.js';
import type { LooseFeed } from '../../../src/checkout/sale/offers.js';
import type { Order } from '../../../src/checkout/order/order.js';

/**
 * The sale for a buyer with a hold: their held tickets count as available to them, although other
 * visitors see them as taken.
 */
export function withHeld(feed: LooseFeed, order: Order | undefined): LooseFeed {
  if (!order || order.sums.lines.length === 0) return feed;
  const releases = readList(feed.releases).map((release) => {
    const held = order.sums.lines.find(({ releaseId }) => releaseId === release.id)?.quantity;
    if (!held) return release;
    const left = release.soldOut ? 0 : release.remaining;
    return {
      ...release,
      soldOut: false,
      heldBack: false,
      upcoming: false,
      remaining: typeof left === 'number' ? left + held : left,
    };
  });
  return { ...feed, releases };
}
