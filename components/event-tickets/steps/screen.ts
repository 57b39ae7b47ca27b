import type { State, Step } from '../../../src/checkout/machine/state.js';

/** What is shown. Several steps of an order share a screen and differ in a busy button. */
export type Screen =
  | 'choosing'
  | 'details'
  | 'payment'
  | 'waiting'
  | 'looking'
  | 'unknown'
  | 'completed'
  | 'ended';

/** Steps that are not listed keep the screen before them. */
const screens: Partial<Record<Step, Screen>> = {
  choosing: 'choosing',
  details: 'details',
  payment: 'payment',
  paying: 'payment',
  waiting: 'waiting',
  unknown: 'unknown',
  completed: 'completed',
  expired: 'ended',
  refused: 'ended',
};

export function screenOf(state: State, before: Screen): Screen {
  if (isFirstCheck(state)) return 'looking';
  // A buyer who waits in the queue still sees the tickets.
  if (state.intent?.waitSeconds && state.step === 'reserving') return 'choosing';
  return screens[state.step] ?? before;
}

/** The first status request is under way and nothing has failed yet. */
export const isFirstCheck = ({ step, polls, problem }: State): boolean =>
  step === 'unknown' && polls === 0 && problem === undefined;
