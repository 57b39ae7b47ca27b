import type { WebhookData } from '../../state/webhooks.js';
import type { EventRecord, World } from '../../state/world.js';
import type { OrderRecord } from '../../records/order.js';

/**
 * What the organiser's server learns of a sale, with the last touch before it. The two names in
 * another spelling are what message templates print: texts, empty where no artist is to be thanked.
 * spec L296
 */
export function saleData(
  { artists }: Pick<World, 'artists'>,
  event: EventRecord,
  order: OrderRecord,
): WebhookData {
  const { totals, details, attribution } = order;
  const artist = artists.find(({ id }) => id === attribution.artistId);
  return {
    orderId: order.id,
    reference: order.reference,
    eventId: event.id,
    eventSlug: event.slug,
    currency: totals.currency,
    totalPennies: totals.totalPennies,
    bookingFeePennies: totals.bookingFeePennies,
    paidNowPennies: totals.dueNowPennies,
    lines: totals.lines.map(({ releaseId, name, quantity, netPennies }) => ({
      releaseId,
      name,
      quantity,
      netPennies,
    })),
    promoCode: order.promo,
    buyer: details && details.buyer,
    consents: details && details.consents,
    completedAt: order.completedAt,
    attribution: {
      channel: attribution.channel,
      artist: artist ? { id: artist.id, name: artist.name } : null,
    },
    artist_name: artist?.name ?? '',
    artist_credit: artist ? `Recommended by ${artist.name}` : '',
  };
}
