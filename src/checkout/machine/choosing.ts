import {
  move,
  stay,
  textOf,
  type Event,
  type Failure,
  type Move,
  type State,
  type Wish,
} from './state.js';
import { choiceOf, heldPrices, isHeld, withoutPlan, stopQuote } from './choice.js';
import { isLost } from './lost.js';

/** Whoever presses "+" four times asks once. */
const quoteAfterSeconds = 0.3;

/** Chosen anew. A sum that was for something else goes. */
export function wished(state: State, wish: Wish): Move {
  if (state.step !== 'choosing' || textOf(wish) === textOf(state.wish)) return stay(state);
  const chosen = { ...state, wish, problem: undefined };
  // How it is paid is no other choice: its price is known, or asked for by itself.
  if (choiceOf(wish) === choiceOf(state.wish)) return stay(chosen);
  const other = { ...chosen, planSums: {} };
  if (wish.items.length === 0)
    return move(other, { quote: { status: 'none', warnings: [] } }, stopQuote);
  if (isHeld(other)) return move(other, heldPrices(other), stopQuote);
  const quote = { ...state.quote, status: 'asking', warnings: [] } as const;
  return move(other, { quote }, { do: 'wait', timer: 'quote', seconds: quoteAfterSeconds });
}

export function quoteTime(state: State): Move {
  if (state.step !== 'choosing' || state.wish.items.length === 0) return stay(state);
  if (isHeld(state)) return move(state, heldPrices(state));
  const quote = { ...state.quote, status: 'asking' } as const;
  return move(state, { quote }, { do: 'quote', wish: withoutPlan(state.wish) });
}

/** Prices may be others now, so that a sum that stood is asked for again. */
export function feedRead(state: State, capabilities: readonly string[]): Move {
  const read = { ...state, capabilities };
  return state.quote.status === 'ready' ? quoteTime(read) : stay(read);
}

/** A late answer about another choice is dropped. */
export function quoted(
  state: State,
  { wish, sums, warnings }: Extract<Event, { type: 'quoted' }>,
): Move {
  if (wish !== choiceOf(state.wish) || isHeld(state)) return stay(state);
  const quote = { status: 'ready', wish, sums, warnings } as const;
  // An order on a plan is never free: nobody could finish it. spec L253
  const chosen = sums.totalPennies === 0 ? withoutPlan(state.wish) : state.wish;
  return move(state, { wish: chosen, quote, planSums: {} });
}

/** What paying in parts would mean; a late answer about another choice is dropped. */
export function planQuoted(
  state: State,
  { wish, planId, sums }: Extract<Event, { type: 'plan_quoted' }>,
): Move {
  if (wish !== choiceOf(state.wish)) return stay(state);
  return move(state, { planSums: { ...state.planSums, [planId]: sums } });
}

/** The estimate stands in. Where the service refuses what is chosen, the feed knows why. */
export function quoteFailed(state: State, failure: Failure): Move {
  if (isHeld(state)) return stay(state);
  const quote = { ...state.quote, status: 'failed', warnings: [] } as const;
  if (isLost(failure.code) || state.step !== 'choosing') return move(state, { quote });
  const problem = { ...failure, during: 'quote' } as const;
  return move(state, { quote, problem }, { do: 'read_feed' });
}
