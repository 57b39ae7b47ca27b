import { amountText } from '../pricing/amounts.js';
import type { OrderRecord } from '../records/order.js';
import { reachesInbox } from '../rules/contact.js';
import { timestampOf } from '../state/clock.js';
import type { EmulatorState } from '../state/state.js';
import { findEventById } from '../state/subject.js';
import type { WebhookData } from '../state/webhooks.js';
import type { EventRecord, World } from '../state/world.js';
import { mintCodes } from './cross-event.js';
import { sell } from './order.js';

/**
 * The order is the buyer's: tickets are written, codes for other events minted, the buyer is written
 * to and the organiser is told, once. Only a live order may be completed.
 */
export function complete(state: EmulatorState, order: OrderRecord, time: number): void {
  const event = findEventById(state.world, order.eventId);
  if (event.tickets) sell(event.tickets, order);
  order.status = 'completed';
  order.completedAt = timestampOf(time);
  order.tickets = order.totals.lines.flatMap(({ releaseId, name, quantity }) =>
    Array.from({ length: quantity }, () => ({ id: state.random.uuid(), releaseId, name })),
  );
  order.crossEventPromoCodes = mintCodes(state, event, time);
  sendConfirmationMail(state, event, order);
  state.webhooks.send('ticket.sale', saleData(state.world, event, order), time);
}

/** What a buyer keeps: the reference, the tickets, what was paid, and codes for other events. */
function sendConfirmationMail(
  { mailbox }: EmulatorState,
  event: EventRecord,
  order: OrderRecord,
): void {
  const { details, reference, completedAt } = order;
  if (!details || !completedAt || !reachesInbox(details.buyer.email)) return;
  const text = [
    `Hello ${details.buyer.firstName},`,
    `your order ${reference} for ${event.name} is complete.`,
    order.totals.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n'),
    ...sums(order, event.timezone),
    ...order.crossEventPromoCodes.map(
      ({ code, discountLabel, targetEventName }) =>
        `${discountLabel}: the code ${code} works once at ${targetEventName}.`,
    ),
    'Show this e-mail or your name at the entrance.',
  ].join('\n\n');
  const subject = `${event.name}: your tickets, order ${reference}`;
  mailbox.emails.push({ to: details.buyer.email, subject, text, links: [], at: completedAt });
}

function sums({ totals }: OrderRecord, timeZone: string): string[] {
  const amount = (pennies: number) => amountText(pennies, totals.currency);
  const day = (at: string) =>
    new Date(at).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone });
  const { totalPennies, bookingFeePennies, paymentPlan } = totals;
  if (totalPennies === 0) return ['It costs nothing.'];
  const fee = `booking fee of ${amount(bookingFeePennies)} included`;
  const [first, ...later] = paymentPlan?.installments ?? [];
  return [
    `Total ${amount(totalPennies)}, ${fee}.`,
    ...(first ? [`Paid today: ${amount(first.amountPennies)}.`] : []),
    ...later.map(({ amountPennies, dueAt }) => `Due on ${day(dueAt)}: ${amount(amountPennies)}.`),
  ];
}

/**
 * What the organiser's server learns of a sale, with the last touch before it. The two names in
 * another spelling are what message templates print: texts, empty where no artist is to be thanked.
 * spec L296
 */
function saleData(
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
