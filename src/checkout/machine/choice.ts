import type { Sums } from '../order/order.js';
import {
  selectionKey,
  selectionFromKey,
  type Effect,
  type State,
  type Selection,
} from './state.js';

/** The key of a selection without its plan. A quote has this key. */
export const quoteKey = (selection: Selection): string => selectionKey(withoutPlan(selection));

/** Whether the selection is held already. A quote would count the buyer's own hold against them. */
export const isHeld = ({ order, held, selection }: State): boolean =>
  order !== undefined &&
  held !== undefined &&
  quoteKey(selectionFromKey(held)) === quoteKey(selection);

/** The service's price for this selection with this plan, if known. */
export function sumsFor({ quote, planSums, selection }: State): Sums | undefined {
  if (quote.status !== 'ready' || quote.selection !== quoteKey(selection)) return undefined;
  return selection.planId ? planSums[selection.planId] : quote.sums;
}

/** A held selection keeps the price it was held at. */
export function heldPrices({ order, held, planSums }: State): Partial<State> {
  if (!order || held === undefined) return {};
  const { sums } = order;
  const selection = selectionFromKey(held);
  return {
    quote: { status: 'ready', selection: quoteKey(selection), sums, warnings: [] },
    planSums: selection.planId ? { ...planSums, [selection.planId]: sums } : planSums,
  };
}

/** Whether there is anything to pay, as far as we know. */
export const isOwed = ({ quote: { status, sums } }: State): boolean =>
  status === 'failed' || (!!sums && sums.totalPennies !== 0);

/** The selection paid in full. */
export const withoutPlan = (selection: Selection): Selection => ({
  ...selection,
  planId: undefined,
});

/** Asks for a quote at once. */
export const quoteNow: Effect = { do: 'wait', timer: 'quote_due', seconds: 0 };
export const stopQuote: Effect = { do: 'stop_waiting', timer: 'quote_due' };
