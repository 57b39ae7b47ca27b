import type { Order } from './order.js';
import { wishOf } from '../machine/state.js';

/** An order whose lines the service does not tell: it holds what was wished for. */
export function withLines(order: Order, held: string | undefined): Order {
  if (order.sums.lines.length > 0 || held === undefined) return order;
  const lines = wishOf(held).items.map(({ releaseId, quantity }) => ({
    releaseId,
    name: '',
    quantity,
    freeQuantity: 0,
    unitPricePennies: undefined,
    subtotalPennies: undefined,
  }));
  return { ...order, sums: { ...order.sums, lines } };
}
