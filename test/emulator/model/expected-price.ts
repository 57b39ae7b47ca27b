import type { BodyOf } from '../../../src/contract/endpoints.js';
import type { Totals } from '../../../src/contract/checkout.js';
import { oracle } from '../pricing/oracle.js';
import type { Feed } from './cart.js';
import { mergedLines, type KnownEvent } from './known.js';
import type { Ledger } from './ledger.js';

/**
 * What a cart costs by the second calculation, from what the feed shows to this buyer at this moment;
 * undefined where the feed does not show all of it.
 */
export function expectedPrice(
  ledger: Ledger,
  { event, request, feed }: { event: KnownEvent; request: BodyOf<'quote'>; feed: Feed },
): Totals | undefined {
  const items = mergedLines(request.items).flatMap(({ releaseId, quantity }) => {
    const release = feed.releases.find(({ id }) => id === releaseId);
    return release ? [{ release, quantity }] : [];
  });
  if (items.length < mergedLines(request.items).length) return undefined;
  const plan = items
    .flatMap(({ release }) => release.paymentPlans)
    .find(({ id }) => id === request.paymentPlanId);
  return oracle({
    currency: feed.currency,
    items,
    bookingFee: feed.bookingFeePolicy,
    quantityDiscounts: feed.quantityDiscounts,
    promo: promoOf(ledger, event, feed),
    now: feed.generatedAt,
    ...(plan && { plan }),
  });
}

const promoOf = ({ sight }: Ledger, { slugs }: KnownEvent, { promo }: Feed) =>
  promo?.status === 'applied'
    ? sight.promos.find(({ event, code }) => event === slugs.at(-1) && code === promo.code)
    : undefined;
