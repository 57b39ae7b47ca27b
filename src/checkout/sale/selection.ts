import type { QuoteRequest } from '../../contract/checkout.js';
import { linesOf, withinLimits, withQuantity, type Cart, type Limit } from './cart.js';
import type { Offer, Sale } from './offers.js';

export interface Item {
  readonly releaseId: string;
  readonly quantity: number;
}

/** What a buyer wants; two that are equal as text are the same selection. */
export interface Selection {
  readonly items: readonly Item[];
  readonly promo?: string | undefined;
  readonly planId?: string | undefined;
}

/** Equal for equal selections, in whichever order they were chosen. */
export function selectionKey({ items, promo, planId }: Selection): string {
  const sorted = [...items].sort((one, other) => (one.releaseId < other.releaseId ? -1 : 1));
  return JSON.stringify([
    sorted.map(({ releaseId, quantity }) => [releaseId, quantity]),
    promo?.trim().toUpperCase() || null, // a code of blanks is none
    planId ?? null,
  ]);
}

/** The selection of such a text. */
export function selectionFromKey(text: string): Selection {
  const [items, promo, planId] = JSON.parse(text) as [[string, number][], ...(string | null)[]];
  return {
    items: items.map(([releaseId, quantity]) => ({ releaseId, quantity })),
    ...(promo && { promo }),
    ...(planId && { planId }),
  };
}

/** A selection as the service takes it. */
export const cartOf = ({ items, promo, planId }: Selection): QuoteRequest => ({
  items: [...items],
  ...(promo && { promo }),
  ...(planId && { paymentPlanId: planId }),
});

/** What is different in the later one, member by member. */
export function selectionChanges(before: Selection, now: Selection): Partial<Selection> {
  const { items, promo, planId } = now;
  return {
    ...(items !== before.items && { items }),
    ...(promo !== before.promo && { promo }),
    ...(planId !== before.planId && { planId }),
  };
}

/**
 * What is chosen, in one place: presses and codes change it, a checkout works on it from the moment
 * it comes, and all that is drawn of a choice is drawn from it.
 */
export class CurrentSelection {
  /** Also of what cannot be had at the moment: it may come back. */
  wanted: Cart = new Map();
  /** What of it may be ordered, by the sale as it was read last. */
  value: Selection = { items: [] };
  #sale: Sale | undefined;
  readonly #listeners: (() => void)[] = [];

  /** The listener is called after every change of `value`. */
  subscribe(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** As many as there may be. @returns what stopped more */
  take(sale: Sale, offer: Offer, requested: number): Limit | undefined {
    const { quantity, limit } = withinLimits(sale, this.wanted, offer, requested);
    this.wanted = withQuantity(this.wanted, offer.id, quantity);
    this.read(sale);
    return limit;
  }

  /** The limits that count from now on. */
  read(sale: Sale): void {
    this.#sale = sale;
    this.change({});
  }

  /** Other items than those at hand come from an order: what it holds may be sold out by the sale. */
  change(changes: Partial<Selection>): void {
    const { items } = changes;
    if (items && items !== this.value.items) {
      this.wanted = new Map(items.map(({ releaseId, quantity }) => [releaseId, quantity]));
      this.#sale = undefined;
    }
    const now = { ...this.value, ...changes };
    if (this.#sale) now.items = itemsWithin(this.#sale, this.wanted);
    const isSame = selectionKey(now) === selectionKey(this.value);
    this.value = isSame ? { ...now, items: this.value.items } : now;
    if (!isSame) for (const listener of this.#listeners) listener();
  }
}

const itemsWithin = (sale: Sale, wanted: Cart): Item[] =>
  linesOf(sale, wanted).map(({ offer, quantity }) => ({ releaseId: offer.id, quantity }));
