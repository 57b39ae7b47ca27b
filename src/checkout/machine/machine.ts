import { stay, type Event, type Move, type State } from './state.js';
import { nameEvent, transitions } from './transitions.js';

/**
 * What an event makes of a state, and what is to be done: pure, so that any course of events can be
 * played in a test. An event that means nothing where the buyer stands changes nothing.
 */
export function next(state: State, event: Event): Move {
  // The name of an event says its kind, which types cannot follow through the table.
  const decide = transitions[state.step][nameEvent(event)] as
    ((state: State, event: Event) => Move) | undefined;
  return decide ? decide(state, event) : stay(state);
}
