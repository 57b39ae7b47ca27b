import type { Cart } from '../../contract/checkout.js';
import type { Sums } from '../order/order.js';
import { textOf, wishOf, type Effect, type State, type Wish } from './state.js';

/** What is chosen, however it is paid: a quote is for this. */
export const choiceOf = (wish: Wish): string => textOf(withoutPlan(wish));

/** Whether this is held already: a quote would count the buyer's own hold against them. */
export const isHeld = ({ order, held, wish }: State): boolean =>
  order !== undefined && held !== undefined && choiceOf(wishOf(held)) === choiceOf(wish);

/** What the service has said that just this costs, paid in just this way. */
export function sumsFor({ quote, planSums, wish }: State): Sums | undefined {
  if (quote.status !== 'ready' || quote.wish !== choiceOf(wish)) return undefined;
  return wish.planId ? planSums[wish.planId] : quote.sums;
}

/** What is held keeps its price. */
export function heldPrices({ order, held, planSums }: State): Partial<State> {
  if (!order || held === undefined) return {};
  const { sums } = order;
  const wish = wishOf(held);
  return {
    quote: { status: 'ready', wish: choiceOf(wish), sums, warnings: [] },
    planSums: wish.planId ? { ...planSums, [wish.planId]: sums } : planSums,
  };
}

/** Whether anything is owed. Where it is not known, a code may be why nothing is. */
export const isOwed = ({ quote, wish }: State): boolean =>
  quote.status === 'failed' ? !wish.promo : !!quote.sums && quote.sums.totalPennies !== 0;

/** All at once. */
export const withoutPlan = (wish: Wish): Wish => ({ ...wish, planId: undefined });

/** What is chosen is priced, now. */
export const quoteNow: Effect = { do: 'wait', timer: 'quote', seconds: 0 };
export const stopQuote: Effect = { do: 'stop_waiting', timer: 'quote' };

/** A wish as the service takes it. */
export const cartOf = ({ items, promo, planId }: Wish): Cart => ({
  items: [...items],
  ...(promo && { promo }),
  ...(planId && { paymentPlanId: planId }),
});
