import type { State, Step } from '../../../src/checkout/machine/state.js';

/** What is to be seen. Several steps of an order look the same but for a busy button. */
export type Screen =
  'choosing' | 'details' | 'payment' | 'waiting' | 'looking' | 'unknown' | 'completed' | 'ended';

/** What is not here looks as it did before. */
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
  // Whoever waits for their turn sees what they wait for.
  if (state.intent?.waitSeconds && state.step === 'reserving') return 'choosing';
  return screens[state.step] ?? before;
}

/** The page has only just asked, and nobody has been disappointed yet. */
export const isFirstCheck = ({ step, polls, problem }: State): boolean =>
  step === 'unknown' && polls === 0 && problem === undefined;
