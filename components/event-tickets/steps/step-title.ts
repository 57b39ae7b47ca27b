import type { OrderContext } from '../parts/order-context.js';
import type { Screen } from './screen.js';
import { waitingTitle } from './waiting-step.js';

/** The heading of the current screen. */
export function stepTitle(view: OrderContext, screen: Screen): string {
  const { phrases } = view.host;
  const titles: Partial<Record<Screen, string>> = {
    details: phrases.stepDetails,
    payment: phrases.stepPayment,
    completed: phrases.doneTitle,
    ended: endedTitle(view),
  };
  return titles[screen] ?? waitingTitle(view);
}

function endedTitle({ host: { phrases }, state }: OrderContext): string {
  if (state.step !== 'refused') return phrases.expiredTitle;
  return state.order?.status === 'cancelled' ? phrases.cancelledTitle : phrases.refundedTitle;
}
