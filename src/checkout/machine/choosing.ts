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

/** The first press is asked for at once, and whoever then presses "+" three times more asks once more. */
const quoteAfterSeconds = 0.3;

/** Chosen anew. A sum that was for something else goes. */
export function selectionChanged(state: State, { selection }: EventOf<'selected'>): Move {
  if (selectionKey(selection) === selectionKey(state.selection)) return stay(state);
  const chosen = { ...state, selection, problem: undefined };
  // How it is paid is no other choice: its price is known, or asked for by itself.
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

/** Prices may be others now, so that a sum that stood is asked for again. */
export const feedRead = (state: State): Move =>
  state.quote.status === 'ready' ? quoteDue(state) : stay(state);

/** A late answer about another choice is dropped. */
export function quoted(state: State, { selection, sums, warnings }: EventOf<'quoted'>): Move {
  if (selection !== quoteKey(state.selection) || isHeld(state)) return stay(state);
  const quote = { status: 'ready', selection, sums, warnings } as const;
  // An order on a plan is never free: nobody could finish it. spec L253
  const chosen = sums.totalPennies === 0 ? withoutPlan(state.selection) : state.selection;
  return move(state, { selection: chosen, quote, planSums: {} });
}

/** What paying in parts would mean; a late answer about another choice is dropped. */
export function planQuoted(
  state: State,
  { selection, planId, sums }: EventOf<'plan_quoted'>,
): Move {
  if (selection !== quoteKey(state.selection)) return stay(state);
  return move(state, { planSums: { ...state.planSums, [planId]: sums } });
}

/** The estimate stands in. */
export const quoteMissed = (state: State): Move =>
  move(state, isHeld(state) ? {} : { quote: { ...state.quote, status: 'failed', warnings: [] } });

/** Where the service refuses what is chosen, the feed knows why. */
export function quoteFailed(state: State, { failure }: EventOf<'failed'>): Move {
  const missed = quoteMissed(state);
  if (isHeld(state) || mayHaveActed(failure.code)) return missed;
  const problem = { ...failure, during: 'quote' } as const;
  return move(missed.state, { problem }, { do: 'read_feed' });
}
