import type { Order } from './order.js';
import { selectionFromKey } from '../sale/selection.js';

/** An order whose lines the service does not tell: it holds what was chosen. */
export function withLines(order: Order, held: string | undefined): Order {
  if (order.sums.lines.length > 0 || held === undefined) return order;
  const lines = selectionFromKey(held).items.map(({ releaseId, quantity }) => ({
    releaseId,
    name: '',
    quantity,
    freeQuantity: 0,
    unitPricePennies: undefined,
    subtotalPennies: undefined,
  }));
  return { ...order, sums: { ...order.sums, lines } };
}
