import type { Milestone } from './checkout.js';
import type { State, Step } from './machine/state.js';

/** By the new step, some with the step before it, as going back and forth is no milestone. */
const milestoneNames: Partial<Record<string, Milestone['what']>> = {
  'reserving details': 'reserved',
  'sending payment': 'details-given',
  'payment paying': 'payment-started',
  completed: 'completed',
  expired: 'expired',
};

/** The milestone that a change reaches, if any. */
export function milestoneBetween(before: State, after: State): Milestone | undefined {
  const what = milestoneNames[`${before.step} ${after.step}`] ?? milestoneNames[after.step];
  if (!what || before.step === after.step || !after.order || wasReported(before, after.step))
    return undefined;
  const { sums, reference } = after.order;
  return what === 'completed' ? { what, sums, reference } : { what, sums };
}

/** Each milestone counts once for an order, though a buyer may pass a step again. */
function wasReported({ order, held }: State, step: Step): boolean {
  switch (step) {
    case 'payment':
      return order?.hasDetails !== false;
    case 'paying':
      return order?.payment.status !== 'none';
    case 'completed':
      // After a reload the record shows a completed order again.
      return held === undefined;
    default:
      return false;
  }
}
