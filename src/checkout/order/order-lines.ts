import type { Order } from './order.js';
import { selectionFromKey } from '../sale/selection.js';

/** Gives an order without lines those of the selection that it holds. */
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
