import type { QuoteRequest } from '../../contract/checkout.js';
import { linesOf, withinLimits, withQuantity, type Cart, type Limit } from './cart.js';
import type { Offer, Sale } from './offers.js';

export interface Item {
  readonly releaseId: string;
  readonly quantity: number;
}

/** What a buyer wants. Compare selections by `selectionKey`. */
export interface Selection {
  readonly items: readonly Item[];
  readonly promo?: string | undefined;
  readonly planId?: string | undefined;
}

/** A text that is equal for equal selections, in any order. */
export function selectionKey({ items, promo, planId }: Selection): string {
  const sorted = [...items].sort((one, other) => (one.releaseId < other.releaseId ? -1 : 1));
  return JSON.stringify([
    sorted.map(({ releaseId, quantity }) => [releaseId, quantity]),
    promo?.trim().toUpperCase() || null, // a code of blanks is none
    planId ?? null,
  ]);
}

/** The selection of a `selectionKey`. */
export function selectionFromKey(text: string): Selection {
  const [items, promo, planId] = JSON.parse(text) as [[string, number][], ...(string | null)[]];
  return {
    items: items.map(([releaseId, quantity]) => ({ releaseId, quantity })),
    ...(promo && { promo }),
    ...(planId && { planId }),
  };
}

/** The selection as a request body. */
export const cartOf = ({ items, promo, planId }: Selection): QuoteRequest => ({
  items: [...items],
  ...(promo && { promo }),
  ...(planId && { paymentPlanId: planId }),
});

/** The members that differ, with their new values. */
export function selectionChanges(before: Selection, now: Selection): Partial<Selection> {
  const { items, promo, planId } = now;
  return {
    ...(items !== before.items && { items }),
    ...(promo !== before.promo && { promo }),
    ...(planId !== before.planId && { planId }),
  };
}

/**
 * The selection of the page, in one place: presses and codes change it, the checkout uses it once it is
 * loaded, and every view draws it.
 */
export class CurrentSelection {
  /** Includes tickets that are unavailable now, as they may come back. */
  wanted: Cart = new Map();
  /** The part of it that may be ordered, by the latest sale. */
  value: Selection = { items: [] };
  #sale: Sale | undefined;
  readonly #listeners: (() => void)[] = [];

  /** The listener is called after every change of `value`. */
  subscribe(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Sets the quantity within its limits. @returns the limit that changed it */
  take(sale: Sale, offer: Offer, requested: number): Limit | undefined {
    const { quantity, limit } = withinLimits(sale, this.wanted, offer, requested);
    this.wanted = withQuantity(this.wanted, offer.id, quantity);
    this.read(sale);
    return limit;
  }

  /** Applies the limits of a new reading of the sale. */
  read(sale: Sale): void {
    this.#sale = sale;
    this.change({});
  }

  /** New items come from an order: the sale's limits don't apply, as held tickets may be sold out. */
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
