import { gapLimits } from '../../contract/limits.js';
import type { AttemptRecord, OrderRecord } from '../records/order.js';
import { timestampOf } from '../state/clock.js';
import type { Random } from '../state/random.js';
import type { EmulatorState, Producer } from '../state/state.js';
import { findEventById } from '../state/subject.js';
import type { World } from '../state/world.js';
import { complete } from './complete.js';
import { expire } from './order.js';

/** What a buyer may do on the payment page. */
export const paymentOutcomes = [
  'approve',
  'decline',
  'challenge',
  'process_slowly',
  'abandon',
] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** What the payment page knows of an attempt. `expired`: it is open, and its tickets are gone. */
export interface PaymentView {
  attemptId: string;
  eventName: string;
  reference: string;
  amountPennies: number;
  currency: string;
  installmentSeq: number | null;
  status: AttemptRecord['status'] | 'expired';
  returnUrl: string;
}

/** How long the bank thinks when it thinks slowly. */
const slowSeconds = 180;

/** Whether money may still move: the buyer is at it, or the bank is. */
const isUnderWay = ({ status }: AttemptRecord): boolean =>
  status === 'open' || status === 'challenged' || status === 'processing';

/** The try that is under way, or a new one: asking twice never charges twice. */
export function currentAttempt(
  order: OrderRecord,
  { random, returnUrl }: { random: Random; returnUrl: string },
): AttemptRecord {
  const last = order.attempts.at(-1);
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

function findAttempt(
  { orders }: Pick<World, 'orders'>,
  attemptId: string,
): { order: OrderRecord; attempt: AttemptRecord } | undefined {
  for (const order of orders) {
    const attempt = order.attempts.find(({ id }) => id === attemptId);
    if (attempt) return { order, attempt };
  }
  return undefined;
}

export function paymentView({ world }: EmulatorState, attemptId: string): PaymentView | undefined {
  const found = findAttempt(world, attemptId);
  if (!found) return undefined;
  const { order, attempt } = found;
  const isLate = isUnderWay(attempt) && order.status !== 'awaiting_payment';
  return {
    attemptId,
    eventName: findEventById(world, order.eventId).name,
    reference: order.reference,
    amountPennies: attempt.amountPennies,
    currency: order.totals.currency,
    installmentSeq: attempt.installmentSeq,
    status: isLate && attempt.status !== 'processing' ? 'expired' : attempt.status,
    returnUrl: attempt.returnUrl,
  };
}

/**
 * What the buyer, or the bank, does; nothing for an attempt that is over. Money that arrives after
 * the tickets have gone back on sale is refunded (requirements PAY-06).
 */
export function playPayment(
  state: EmulatorState,
  attemptId: string,
  outcome: PaymentOutcome,
): PaymentView | undefined {
  const found = findAttempt(state.world, attemptId);
  if (found && isUnderWay(found.attempt)) {
    plays[outcome]({ ...found, state, time: state.clock.now() });
  }
  return paymentView(state, attemptId);
}

interface Play {
  state: EmulatorState;
  order: OrderRecord;
  attempt: AttemptRecord;
  time: number;
}

const plays: Record<PaymentOutcome, (play: Play) => void> = {
  approve,
  decline: (play) => end(play, 'declined'),
  abandon: (play) => end(play, 'abandoned'),
  challenge({ attempt }) {
    if (attempt.status === 'open') attempt.status = 'challenged';
  },
  process_slowly({ attempt, time }) {
    if (attempt.status === 'processing') return;
    attempt.status = 'processing';
    attempt.approvesAt = timestampOf(time + slowSeconds * 1000);
  },
};

function approve({ state, order, attempt, time }: Play): void {
  attempt.approvesAt = null;
  if (order.status === 'awaiting_payment') {
    attempt.status = 'succeeded';
    complete(state, order, time);
  } else {
    attempt.status = 'refunded';
    order.status = 'refunded';
  }
}

/** The hold goes on for what is left of it. */
function end({ state, order, attempt, time }: Play, status: AttemptRecord['status']): void {
  attempt.status = status;
  attempt.approvesAt = null;
  if (order.status !== 'awaiting_payment') return;
  order.status = 'held';
  if (time >= Date.parse(order.holdExpiresAt)) expire(state.world, order);
}

const slowAttempts = ({ world }: EmulatorState) =>
  world.orders.flatMap((order) =>
    order.attempts.flatMap((attempt) =>
      attempt.approvesAt === null
        ? []
        : [{ order, attempt, approvesAt: Date.parse(attempt.approvesAt) }],
    ),
  );

/** Slow banks say yes in the end. */
export const slowPaymentsDue: Producer = {
  nextAt(state) {
    const times = slowAttempts(state).map(({ approvesAt }) => approvesAt);
    return times.length === 0 ? undefined : Math.min(...times);
  },
  run(state, time) {
    for (const { order, attempt, approvesAt } of slowAttempts(state)) {
      if (approvesAt === time) approve({ state, order, attempt, time });
    }
  },
};
