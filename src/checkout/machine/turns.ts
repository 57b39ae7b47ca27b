import { rushSeconds } from '../sale/rush.js';
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

/** Who is asked to wait for longer decides themselves when to ask again. */
export const longestWaitSeconds = 60;
/** Over so many more seconds a price is asked for then, and the sale after a refusal. */
export const quoteSpreadSeconds = 15;
export const feedSpreadSeconds = 20;
/** The longest that anybody waits for their first turn, and what chance adds to each. */
const [longestTurn, turnSpread] = [24, 2] as const;
/** Until somebody who was sent away comes back, growing each time. */
const [firstPause, longestPause, growth] = [3, 30, 1.6] as const;
/** A sale that is not open after so many tries is not only late. */
const mostEarlyTries = 6;

/**
 * How long a press waits to be sent, so long after the opening: what is pressed in the first sixteen
 * seconds is sent over forty, in the order in which it was pressed, and a minute later nothing waits
 * any more. 0: no wait.
 */
export const turnAfter = (secondsOpen = Infinity): number =>
  Math.max(
    0,
    Math.min(2 * secondsOpen, 8 + secondsOpen, longestTurn, (rushSeconds - secondsOpen) / 2),
  );

/** By chance nobody comes back with all others, nor much later than they were told. */
export const spreadOf = (seconds: number): number =>
  Math.min(seconds, Math.max(longestWaitSeconds - seconds, longestWaitSeconds / 4));

/** `reserve` is under way, and what is chosen stays as it is, while it waits for its turn. */
export const takeTurn = (state: State, intent: Intent, spread: number, ...before: Effect[]): Move =>
  move(state, { step: 'reserving', intent, problem: undefined }, ...before, {
    do: 'wait',
    timer: 'reserve_again',
    seconds: intent.waits ?? 0,
    spread,
  });

/** The first turn after a press. */
export const firstTurn = (state: State, intent: Intent): Move =>
  takeTurn(state, intent, turnSpread, stopQuote);

/**
 * Refused for now: the same again, later. Undefined where that is not for us to decide: the wait is
 * too long, or the service may have acted.
 */
export function turnAgain(state: State, intent: Intent, failure: Failure): Move | undefined {
  const { isBusy, code, retryAfterSeconds: told = 0 } = failure;
  const sentAway = (intent.sentAway ?? 0) + 1;
  const isLate = code === 'not_on_sale' && !!intent.isEarly && sentAway < mostEarlyTries;
  const isRefused = code !== 'internal_error' || told > 0;
  if (!(isLate || (isBusy && isRefused)) || told > longestWaitSeconds) return undefined;
  const waits = Math.max(told, Math.min(firstPause * growth ** (sentAway - 1), longestPause));
  return takeTurn(state, { ...intent, sentAway, waits }, spreadOf(waits));
}

/** The buyer does not want to wait; what was sent already cannot be called off. */
export function callOff(state: State): Move {
  const { intent } = state;
  if (!intent?.waits) return stay(state);
  // What was refused for now keeps its turn: nobody gains by leaving.
  const kept = intent.sentAway ? intent : undefined;
  const stop: Effect = { do: 'stop_waiting', timer: 'reserve_again' };
  const unasked = state.quote.status === 'asking' ? [quoteNow] : [];
  return move(state, { step: 'choosing', intent: kept }, stop, ...unasked);
}
