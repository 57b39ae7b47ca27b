import { sumsFor } from '../../../src/checkout/machine/choice.js';
import { printAmount, type OrderContext } from './order-context.js';

/** The service's total for the current selection; undefined while only an estimate is known. */
export function printTotal(view: OrderContext): string | undefined {
  const { totalPennies } = sumsFor(view.state) ?? {};
  if (totalPennies === undefined) return undefined;
  const { phrases } = view.host;
  return totalPennies === 0
    ? phrases.free
    : phrases.total({ amount: printAmount(view, totalPennies) });
}
