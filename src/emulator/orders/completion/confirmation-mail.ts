import { amountText } from '../../rules/amount.js';
import { reachesInbox } from '../../rules/contact.js';
import type { EmulatorState } from '../../state/state.js';
import type { EventRecord } from '../../state/world.js';
import type { OrderRecord } from '../../records/order.js';

/** What a buyer keeps: the reference, the tickets, what was paid, and codes for other events. */
export function sendConfirmationMail(
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
