import type { Milestone } from '../checkout.js';
import type { State, Step } from './state.js';

const reached: Partial<Record<Step, Milestone['what']>> = {
  details: 'reserved',
  payment: 'details-given',
  paying: 'payment-started',
  completed: 'completed',
  expired: 'expired',
};

/** The step before which a milestone counts: going back and forth is none. */
const before: Partial<Record<Step, readonly Step[]>> = {
  details: ['reserving'],
  payment: ['sending'],
  paying: ['payment'],
};

/** What analytics hear of a change, if it is one that counts. */
export function milestoneBetween(then: State, now: State): Milestone | undefined {
  const what = reached[now.step];
  if (!what || then.step === now.step || !now.order || wasTold(then, now.step)) return undefined;
  if (!(before[now.step]?.includes(then.step) ?? true)) return undefined;
  const { sums, reference } = now.order;
  return what === 'completed' ? { what, sums, reference } : { what, sums };
}

/** Each counts once for an order, however often its buyer passes by again. */
function wasTold({ order, held }: State, step: Step): boolean {
  switch (step) {
    case 'payment':
      return order?.nextStep !== 'details';
    case 'paying':
      return order?.payment.status !== 'none';
    case 'completed':
      // What is kept of a completed order shows it again.
      return held === undefined;
    default:
      return false;
  }
}
