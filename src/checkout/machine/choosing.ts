import {
  move,
  stay,
  selectionKey,
  type Effect,
  type EventOf,
  type Move,
  type State,
} from './state.js';
import { quoteKey, heldPrices, isHeld, withoutPlan, stopQuote } from './choice.js';
import { mayHaveActed } from './may-have-acted.js';

/** The first quote is immediate; three more presses of "+" make one more request. */
const quoteAfterSeconds = 0.3;

/** A new selection drops the prices of the old one. */
export function selectionChanged(state: State, { selection }: EventOf<'selected'>): Move {
  if (selectionKey(selection) === selectionKey(state.selection)) return stay(state);
  const chosen = { ...state, selection, problem: undefined };
  // Another plan needs no new quote: its price is known, or requested with the plans.
  if (quoteKey(selection) === quoteKey(state.selection)) return stay(chosen);
  const other = { ...chosen, planSums: {} };
  if (selection.items.length === 0)
    return move(other, { quote: { status: 'none', warnings: [] } }, stopQuote);
  if (isHeld(other)) return move(other, heldPrices(other), stopQuote);
  const quote = { ...state.quote, status: 'asking', warnings: [] } as const;
  const seconds = state.quote.status === 'none' ? 0 : quoteAfterSeconds;
  return move(other, { quote }, { do: 'wait', timer: 'quote_due', seconds });
}

export function quoteDue(state: State): Move {
  if (state.selection.items.length === 0) return stay(state);
  if (isHeld(state)) return move(state, heldPrices(state));
  const effect: Effect = { do: 'quote', selection: withoutPlan(state.selection) };
  if (state.quote.status === 'asking') return stay(state, effect);
  return move(state, { quote: { ...state.quote, status: 'asking' } }, effect);
}

/** Prices may have changed: a quote is requested again. */
export const feedRead = (state: State): Move =>
  state.quote.status === 'ready' ? quoteDue(state) : stay(state);

/** A late answer about another selection is dropped. */
export function quoted(state: State, { selection, sums, warnings }: EventOf<'quoted'>): Move {
  if (selection !== quoteKey(state.selection) || isHeld(state)) return stay(state);
  const quote = { status: 'ready', selection, sums, warnings } as const;
  // A free order can't be completed on a plan. spec L253
  const chosen = sums.totalPennies === 0 ? withoutPlan(state.selection) : state.selection;
  return move(state, { selection: chosen, quote, planSums: {} });
}

/** The price under a payment plan. A late answer about another selection is dropped. */
export function planQuoted(
  state: State,
  { selection, planId, sums }: EventOf<'plan_quoted'>,
): Move {
  if (selection !== quoteKey(state.selection)) return stay(state);
  return move(state, { planSums: { ...state.planSums, [planId]: sums } });
}

/** Without a quote the estimate is shown. */
export const quoteMissed = (state: State): Move =>
  move(state, isHeld(state) ? {} : { quote: { ...state.quote, status: 'failed', warnings: [] } });

/** When the service refuses the selection, the feed says why. */
export function quoteFailed(state: State, { failure }: EventOf<'failed'>): Move {
  const missed = quoteMissed(state);
  if (isHeld(state) || mayHaveActed(failure.code)) return missed;
  const problem = { ...failure, during: 'quote' } as const;
  return move(missed.state, { problem }, { do: 'read_feed' });
}
