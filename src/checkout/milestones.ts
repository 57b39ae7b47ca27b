import type { Milestone } from './checkout.js';
import type { State, Step } from './machine/state.js';

/** By the step at hand, some with the one before it: going back and forth is no milestone. */
const reached: Partial<Record<string, Milestone['what']>> = {
  'reserving details': 'reserved',
  'sending payment': 'details-given',
  'payment paying': 'payment-started',
  completed: 'completed',
  expired: 'expired',
};

/** What analytics hear of a change, if it is one that counts. */
export function milestoneBetween(then: State, now: State): Milestone | undefined {
  const what = reached[`${then.step} ${now.step}`] ?? reached[now.step];
  if (!what || then.step === now.step || !now.order || wasTold(then, now.step)) return undefined;
  const { sums, reference } = now.order;
  return what === 'completed' ? { what, sums, reference } : { what, sums };
}

/** Each counts once for an order, however often its buyer passes by again. */
function wasTold({ order, held }: State, step: Step): boolean {
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
