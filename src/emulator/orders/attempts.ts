import { gapLimits } from '../../contract/limits.js';
import { timestampOf } from '../state/clock.js';
import type { Random } from '../state/random.js';
import type { AttemptRecord, OrderRecord } from '../records/order.js';

/** The last try to pay; undefined before the first. */
export const lastAttempt = ({ attempts }: OrderRecord): AttemptRecord | undefined =>
  attempts.at(-1);

/** Whether money may still move: the buyer is at it, or the bank is. */
export const isUnderWay = ({ status }: AttemptRecord): boolean =>
  status === 'open' || status === 'challenged' || status === 'processing';

/** The try that is under way, or a new one: asking twice never charges twice. */
export function currentAttempt(
  order: OrderRecord,
  { random, returnUrl }: { random: Random; returnUrl: string },
): AttemptRecord {
  const last = lastAttempt(order);
  if (last && isUnderWay(last)) return last;
  const { dueNowPennies, paymentPlan } = order.totals;
  const graceMilliseconds = gapLimits.paymentGraceMinutes * 60_000;
  const attempt: AttemptRecord = {
    id: random.uuid(),
    status: 'open',
    amountPennies: dueNowPennies,
    installmentSeq: paymentPlan ? 1 : null,
    returnUrl,
    expiresAt: timestampOf(Date.parse(order.holdExpiresAt) + graceMilliseconds),
    approvesAt: null,
  };
  order.attempts.push(attempt);
  order.status = 'awaiting_payment';
  return attempt;
}
