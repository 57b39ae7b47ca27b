import { isFree } from '../../../src/checkout/order/order.js';
import { printAmount, type OrderContext } from '../parts/order-context.js';

/** The label of the button that pays: it states the obligation to pay. */
export function payLabel(view: OrderContext): string {
  const { phrases } = view.host;
  const { order } = view.state;
  if (!order) return phrases.goToPayment;
  const { totalPennies, dueNowPennies, plan } = order.sums;
  if (isFree(order)) return phrases.confirmFree;
  const amount = printAmount(view, plan ? dueNowPennies : totalPennies);
  if (!amount) return phrases.goToPayment;
  return plan ? phrases.payNow({ amount }) : phrases.pay({ amount });
}
