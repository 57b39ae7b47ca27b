import type { Milestone } from './checkout.js';
import type { State, Step } from './machine/state.js';

/** By the step at hand, some with the one before it: going back and forth is no milestone. */
const milestoneNames: Partial<Record<string, Milestone['what']>> = {
  'reserving details': 'reserved',
  'sending payment': 'details-given',
  'payment paying': 'payment-started',
  completed: 'completed',
  expired: 'expired',
};

/** What analytics hear of a change, if it is one that counts. */
export function milestoneBetween(before: State, after: State): Milestone | undefined {
  const what = milestoneNames[`${before.step} ${after.step}`] ?? milestoneNames[after.step];
  if (!what || before.step === after.step || !after.order || wasReported(before, after.step))
    return undefined;
  const { sums, reference } = after.order;
  return what === 'completed' ? { what, sums, reference } : { what, sums };
}

/** Each counts once for an order, however often its buyer passes by again. */
function wasReported({ order, held }: State, step: Step): boolean {
  switch (step) {
    case 'payment':
      return order?.hasDetails !== false;
    case 'paying':
      return order?.payment.status !== 'none';
    case 'completed':
      // What is kept of a completed order shows it again.
      return held === undefined;
    default:
      return false;
  }
}
