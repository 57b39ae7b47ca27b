import type { EndpointName } from '../../contract/routes.js';
import { orderOfToken } from '../orders/find-order.js';
import { refuse } from '../requests/refuse.js';
import type { EmulatorState } from '../state/state.js';
import type { Params, Subject } from '../state/subject.js';

/**
 * A free order has nothing to pay, whatever the body says. spec L252, L322
 * @throws {Refusal} nothing_to_pay
 */
export function checkAmountOwed(
  state: EmulatorState,
  operation: EndpointName,
  { event }: Subject,
  params: Params,
): void {
  if (operation !== 'pay' || !event) return;
  const order = orderOfToken(state, event, params['checkoutToken']);
  if (order?.totals.totalPennies !== 0) return;
  refuse('nothing_to_pay', 'This order is free: complete it with complete-free.');
}
