import { readList } from '../../../src/contract/loose.js';
import type { LooseFeed } from '../../../src/checkout/sale/offers.js';
import type { Order } from '../../../src/checkout/order/order.js';

/**
 * The sale for somebody who holds tickets: what they hold is theirs to choose again, although for
 * everybody else it is in another basket.
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
