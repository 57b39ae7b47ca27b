import { gapLimits, limits } from '../../../../src/contract/limits.js';
import { check, checkEqual } from '../../../conformance/check.js';
import { isForgotten } from '../expected-refusals.js';
import { isLive, isUnderWay, type KnownOrder } from '../known.js';
import type { Invariant } from '../play.js';

type Status = KnownOrder['status'];

/** STA-08: the steps that an order may take. Late money is the one way out of an end (decision 7). */
const next: Record<Status, Status[]> = {
  held: ['awaiting_payment', 'completed', 'expired'],
  awaiting_payment: ['held', 'completed', 'expired'],
  completed: [],
  expired: ['refunded'],
  refunded: [],
  cancelled: [],
};

/** Several steps may have been taken since the last look. */
function isReachable(from: Status, to: Status, seen: Status[] = []): boolean {
  if (next[from].includes(to)) return true;
  const others = next[from].filter((status) => !seen.includes(status));
  return others.some((status) => isReachable(status, to, [...seen, from]));
}

/** STA-08 */
const onlyAllowedSteps: Invariant = ({ moves }) => {
  for (const { order, from, to } of moves) {
    const about = `order ${order.reference} (${order.promo ?? 'no code'})`;
    check(from !== undefined || to === 'held' || isRival(order), `${about} to begin as held`);
    check(from === undefined || isReachable(from, to), `${about} not to go from ${from} to ${to}`);
  }
};

const isRival = ({ page }: KnownOrder) => page === undefined;

const minutes = 60_000;

/** RES-01, PAY-05: a hold lives to its last millisecond and no longer, a payment ten minutes more. */
const onTime: Invariant = ({ ledger: { now, sight } }) => {
  for (const order of sight.orders) {
    const { reference, status, holdExpiresAt, createdAt, completedAt } = order;
    const end = Date.parse(holdExpiresAt);
    const endOfGrace = end + gapLimits.paymentGraceMinutes * minutes;
    const isPaying = sight.payments.some((one) => one.reference === reference && isUnderWay(one));
    const last = isPaying ? endOfGrace : end;
    checkEqual(end - Date.parse(createdAt), limits.holdMinutes * minutes, 'the length of the hold');
    check(!isLive(order) || now < last, `${reference} to be over, not ${status}`);
    check(status !== 'expired' || now >= last, `${reference} not to be over yet`);
    const isInTime = completedAt === null || Date.parse(completedAt) < endOfGrace;
    check(isInTime, `${reference} not to be completed after its end, at ${completedAt}`);
  }
};

/** PAY-03: one payment at a time, and one that succeeds where something was to pay. */
const onePayment: Invariant = ({ ledger }) => {
  for (const { reference, status, page } of ledger.orders) {
    const payments = ledger.sight.payments.filter((one) => one.reference === reference);
    const { totalPennies } = ledger.sight.orders.find((one) => one.reference === reference)!;
    const count = (wanted: string) => payments.filter((one) => one.status === wanted).length;
    const isPaid = status === 'completed' && totalPennies > 0 && page !== undefined;
    const underWay = payments.filter(isUnderWay).length;
    const isLate = status === 'expired' && underWay === 1;
    checkEqual(count('succeeded'), Number(isPaid), `payments for ${reference}`);
    checkEqual(count('refunded'), Number(status === 'refunded'), `refunds of ${reference}`);
    const isAwaited = status === 'awaiting_payment' || isLate;
    checkEqual(underWay, Number(isAwaited), `payments under way for ${reference}, ${status}`);
  }
};

/** ORD-01, ORD-05: the buyer reads what the organiser reads, for a day. */
const buyersReadTheSame: Invariant = ({ ledger }) => {
  checkEqual(ledger.open().length, ledger.reservations.size, 'orders that buyers have a token of');
  for (const order of ledger.open()) {
    const status = ledger.sight.statuses.get(order.reference)?.status;
    checkEqual(
      status,
      isForgotten(ledger, order) ? undefined : order.status,
      `the status of ${order.reference}`,
    );
  }
};

export const ways = [onlyAllowedSteps, onTime, onePayment, buyersReadTheSame];
