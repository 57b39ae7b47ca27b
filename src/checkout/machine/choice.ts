import type { Sums } from '../order/order.js';
import {
  selectionKey,
  selectionFromKey,
  type Effect,
  type State,
  type Selection,
} from './state.js';

/** What is chosen, however it is paid: a quote is for this. */
export const quoteKey = (selection: Selection): string => selectionKey(withoutPlan(selection));

/** Whether this is held already: a quote would count the buyer's own hold against them. */
export const isHeld = ({ order, held, selection }: State): boolean =>
  order !== undefined &&
  held !== undefined &&
  quoteKey(selectionFromKey(held)) === quoteKey(selection);

/** What the service has said that just this costs, paid in just this way. */
export function sumsFor({ quote, planSums, selection }: State): Sums | undefined {
  if (quote.status !== 'ready' || quote.selection !== quoteKey(selection)) return undefined;
  return selection.planId ? planSums[selection.planId] : quote.sums;
}

/** What is held keeps its price. */
export function heldPrices({ order, held, planSums }: State): Partial<State> {
  if (!order || held === undefined) return {};
  const { sums } = order;
  const selection = selectionFromKey(held);
  return {
    quote: { status: 'ready', selection: quoteKey(selection), sums, warnings: [] },
    planSums: selection.planId ? { ...planSums, [selection.planId]: sums } : planSums,
  };
}

/** Whether anything is owed, as far as that is known. */
export const isOwed = ({ quote: { status, sums } }: State): boolean =>
  status === 'failed' || (!!sums && sums.totalPennies !== 0);

/** All at once. */
export const withoutPlan = (selection: Selection): Selection => ({
  ...selection,
  planId: undefined,
});

/** What is chosen is priced, now. */
export const quoteNow: Effect = { do: 'wait', timer: 'quote_due', seconds: 0 };
export const stopQuote: Effect = { do: 'stop_waiting', timer: 'quote_due' };
