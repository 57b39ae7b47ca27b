import { rushSeconds } from '../sale/opening-rush.js';
import { quoteNow, stopQuote } from './choice.js';
import {
  move,
  stay,
  type Effect,
  type Failure,
  type Intent,
  type Move,
  type State,
} from './state.js';

/** Where the service asks for a longer wait, the buyer decides when to try again. */
export const longestWaitSeconds = 60;
/** In the rush, quotes and readings after a refusal are spread over this many seconds. */
export const quoteSpreadSeconds = 15;
export const feedSpreadSeconds = 20;
/** The longest first wait, and the most that chance adds to it. */
const [longestQueueSeconds, queueSpreadSeconds] = [24, 2] as const;
/** The wait after a refusal, which grows each time. */
const [firstRetrySeconds, longestRetrySeconds, retryGrowth] = [3, 30, 1.6] as const;
/** After this many tries a sale that is still closed counts as closed, not late. */
const mostEarlyTries = 6;

/**
 * How long a request waits before it is sent, by the time since the opening. Presses of the first 16
 * seconds are sent over 40, in their order; a minute later nothing waits.
 * @returns seconds; 0 for no wait
 */
export const queueSeconds = (secondsOpen = Infinity): number =>
  Math.max(
    0,
    Math.min(
      2 * secondsOpen,
      8 + secondsOpen,
      longestQueueSeconds,
      (rushSeconds - secondsOpen) / 2,
    ),
  );

/** Spreads retries, so that not all come at once and none comes much later than announced. */
export const spreadFor = (seconds: number): number =>
  Math.min(seconds, Math.max(longestWaitSeconds - seconds, longestWaitSeconds / 4));

/** A queued `reserve` counts as under way: the selection can't change. */
export const waitInQueue = (
  state: State,
  intent: Intent,
  spread: number,
  ...before: Effect[]
): Move =>
  move(state, { step: 'reserving', intent, problem: undefined }, ...before, {
    do: 'wait',
    timer: 'reserve_again',
    seconds: intent.waitSeconds ?? 0,
    spread,
  });

/** The first wait after a press. */
export const joinQueue = (state: State, intent: Intent): Move =>
  waitInQueue(state, intent, queueSpreadSeconds, stopQuote);

/**
 * Retries later what the service has refused for now.
 * @returns undefined where the buyer decides: the wait is too long, or the service may have acted
 */
export function requeue(state: State, intent: Intent, failure: Failure): Move | undefined {
  const { isBusy, code, retryAfterSeconds: told = 0 } = failure;
  const refusedTimes = (intent.refusedTimes ?? 0) + 1;
  const opensLate = code === 'not_on_sale' && !!intent.isInRush && refusedTimes < mostEarlyTries;
  const isRefused = code !== 'internal_error' || told > 0;
  if (!(opensLate || (isBusy && isRefused)) || told > longestWaitSeconds) return undefined;
  const waitSeconds = Math.max(
    told,
    Math.min(firstRetrySeconds * retryGrowth ** (refusedTimes - 1), longestRetrySeconds),
  );
  return waitInQueue(state, { ...intent, refusedTimes, waitSeconds }, spreadFor(waitSeconds));
}

/** The buyer stops waiting. A request that has been sent can't be stopped. */
export function leaveQueue(state: State): Move {
  const { intent } = state;
  if (!intent?.waitSeconds) return stay(state);
  // A refused request keeps its wait, so that leaving and coming back is no shortcut.
  const kept = intent.refusedTimes ? intent : undefined;
  const stop: Effect = { do: 'stop_waiting', timer: 'reserve_again' };
  const askPrice = state.quote.status === 'asking' ? [quoteNow] : [];
  return move(state, { step: 'choosing', intent: kept }, stop, ...askPrice);
}
