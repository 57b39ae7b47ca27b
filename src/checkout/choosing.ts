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
import { isLost } from './lost.js';

/** Whoever presses "+" four times asks once. */
const quoteAfterSeconds = 0.3;

/** Chosen anew. A sum that was for something else goes. */
export function wished(state: State, wish: Wish): Move {
  if (state.step !== 'choosing' || textOf(wish) === textOf(state.wish)) return stay(state);
  if (wish.items.length === 0) {
    const quote = { status: 'none', warnings: [] } as const;
    const changes = { wish, quote, problem: undefined };
    return move(state, changes, { do: 'stop_waiting', timer: 'quote' });
  }
  const quote = { ...state.quote, status: 'asking', warnings: [] } as const;
  return move(
    state,
    { wish, quote, problem: undefined },
    { do: 'wait', timer: 'quote', seconds: quoteAfterSeconds },
  );
}

export function quoteTime(state: State): Move {
  if (state.step !== 'choosing' || state.wish.items.length === 0) return stay(state);
  const quote = { ...state.quote, status: 'asking' } as const;
  return move(state, { quote }, { do: 'quote', wish: state.wish });
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
  if (wish !== textOf(state.wish)) return stay(state);
  return move(state, { quote: { status: 'ready', wish, sums, warnings } });
}

/** The estimate stands in. Where the service refuses what is chosen, the feed knows why. */
export function quoteFailed(state: State, failure: Failure): Move {
  const quote = { ...state.quote, status: 'failed', warnings: [] } as const;
  if (isLost(failure.code) || state.step !== 'choosing') return move(state, { quote });
  const problem = { ...failure, during: 'quote' } as const;
  return move(state, { quote, problem }, { do: 'read_feed' });
}
