import type { Order } from '../order/order.js';
import type { State } from './state.js';

/** Where a held order goes on. A service that does not say still knows, or heard, who buys. */
export function nextStepFor({ details }: State, { nextStep, buyer }: Order): 'details' | 'payment' {
  const isNobody = nextStep === undefined && !details && !buyer;
  return nextStep === 'details' || isNobody ? 'details' : 'payment';
}
