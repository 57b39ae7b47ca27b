import { stay, type Event, type Move, type State } from './state.js';
import { nameEvent, transitions } from './transitions.js';

/**
 * The next state and its effects. Pure, so that tests can play any sequence of events. An event that
 * has no meaning in the current step changes nothing.
 */
export function next(state: State, event: Event): Move {
  // Each event goes to the function of its name; types cannot follow that through the table.
  const decide = transitions[state.step][nameEvent(event)] as
    | ((state: State, event: Event) => Move)
    | undefined;
  return decide ? decide(state, event) : stay(state);
}
