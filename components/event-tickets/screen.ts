import type { Step } from '../../src/checkout/state.js';

/** What is to be seen. Several steps of an order look the same but for a busy button. */
export type Screen =
  'choosing' | 'details' | 'payment' | 'waiting' | 'unknown' | 'completed' | 'ended';

const screens: Record<Step, Screen | 'as before'> = {
  choosing: 'choosing',
  reserving: 'as before',
  details: 'details',
  sending: 'as before',
  payment: 'payment',
  paying: 'payment',
  waiting: 'waiting',
  unknown: 'unknown',
  completed: 'completed',
  expired: 'ended',
  refused: 'ended',
};

export function screenOf(step: Step, before: Screen): Screen {
  const screen = screens[step];
  return screen === 'as before' ? before : screen;
}
