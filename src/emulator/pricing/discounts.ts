import type { QuantityDiscount } from '../../contract/tickets.js';
import type { PromoRecord } from '../records/tickets.js';
import { allocate, percent, sum } from './amounts.js';

/** One ticket of a cart on its way through promo and discount. */
export interface Unit {
  readonly releaseId: string;
  /** Face value, in pennies. */
  readonly face: number;
  /** What it costs so far. */
  readonly price: number;
}

type Terms = Pick<PromoRecord, 'effect' | 'releaseIds' | 'maxTickets'>;

/** What a code does to each ticket. It never makes one dearer, and never costs less than nothing. */
export function applyPromo(units: readonly Unit[], promo: Terms): Unit[] {
  const { effect, releaseIds, maxTickets } = promo;
  const places = dearestFirst(units, isEligible(releaseIds))
    .slice(0, maxTickets ?? undefined)
    .sort((one, other) => one - other);
  const prices = places.map((place) => units[place]?.price ?? 0);
  const reduced = reduce(prices, effect);
  return repriced(units, new Map(places.map((place, index) => [place, reduced[index] ?? 0])));
}

function reduce(prices: readonly number[], effect: PromoRecord['effect']): readonly number[] {
  switch (effect.kind) {
    case 'percent':
      return prices.map((price) => price - percent(price, effect.bps));
    case 'fixed_per_ticket':
      return prices.map((price) => Math.max(0, price - effect.pennies));
    case 'set_price':
      return prices.map((price) => Math.min(price, effect.pennies));
    case 'fixed_per_order': {
      const cuts = allocate(Math.min(effect.pennies, sum(prices)), prices);
      return prices.map((price, index) => price - (cuts[index] ?? 0));
    }
    case 'unlock_only':
      return prices;
  }
}

type Kind<Name extends QuantityDiscount['kind']> = Extract<QuantityDiscount, { kind: Name }>;

/** The one discount that saves most, and the tickets after it; the earlier of the feed wins a tie. */
export function bestDiscount(
  units: readonly Unit[],
  discounts: readonly QuantityDiscount[],
): { discount: QuantityDiscount | null; units: readonly Unit[] } {
  let best: { discount: QuantityDiscount | null; units: readonly Unit[] } = {
    discount: null,
    units,
  };
  for (const discount of discounts) {
    const discounted = applyDiscount(units, discount);
    if (costOf(discounted) < costOf(best.units)) best = { discount, units: discounted };
  }
  return best;
}

/** What these tickets cost together so far. */
export const costOf = (units: readonly Unit[]): number => sum(units.map(({ price }) => price));

function applyDiscount(units: readonly Unit[], discount: QuantityDiscount): Unit[] {
  switch (discount.kind) {
    case 'buy_n_get_m':
      return repriced(units, new Map(freePlaces(units, discount).map((place) => [place, 0])));
    case 'tiered':
      return applyTiers(units, discount);
    case 'bundle_price':
      return applyBundles(units, discount);
  }
}

/**
 * Without a free release the cheapest of each group are free; with one, tickets of it that are in the
 * cart already.
 */
function freePlaces(units: readonly Unit[], discount: Kind<'buy_n_get_m'>): number[] {
  const { buyQuantity, freeQuantity, freeReleaseId, releaseIds } = discount;
  const eligible = isEligible(releaseIds);
  if (freeReleaseId === undefined) {
    const places = dearestFirst(units, eligible);
    const groups = Math.floor(places.length / (buyQuantity + freeQuantity));
    return groups === 0 ? [] : places.slice(-groups * freeQuantity);
  }
  const bought = units.filter((unit) => eligible(unit) && unit.releaseId !== freeReleaseId).length;
  const groups = Math.floor(bought / buyQuantity);
  const offered = dearestFirst(units, (unit) => unit.releaseId === freeReleaseId);
  return offered.slice(0, groups * freeQuantity);
}

/** The highest tier that is reached applies to all of them. */
function applyTiers(units: readonly Unit[], { releaseIds, tiers }: Kind<'tiered'>): Unit[] {
  const eligible = isEligible(releaseIds);
  const quantity = units.filter(eligible).length;
  const reached = tiers
    .filter(({ minQuantity }) => quantity >= minQuantity)
    .sort((one, other) => other.minQuantity - one.minQuantity)[0];
  if (!reached) return [...units];
  return units.map((unit) =>
    eligible(unit)
      ? { ...unit, price: unit.price - percent(unit.price, reached.percentOffBps) }
      : unit,
  );
}

/** Complete bundles of the dearest tickets; a bundle that would not save anything is none. */
function applyBundles(units: readonly Unit[], discount: Kind<'bundle_price'>): Unit[] {
  const { releaseIds, bundleQuantity, bundlePricePennies } = discount;
  const places = dearestFirst(units, isEligible(releaseIds));
  const prices = new Map<number, number>();
  for (let start = 0; start + bundleQuantity <= places.length; start += bundleQuantity) {
    const bundle = places.slice(start, start + bundleQuantity).sort((one, other) => one - other);
    const before = bundle.map((place) => units[place]?.price ?? 0);
    if (sum(before) <= bundlePricePennies) continue;
    const after = allocate(bundlePricePennies, before);
    for (const [index, place] of bundle.entries()) prices.set(place, after[index] ?? 0);
  }
  return repriced(units, prices);
}

/** Whom a promo or a discount is for; null stands for every paid release. Free tickets stay free. */
const isEligible =
  (releaseIds: readonly string[] | null) =>
  ({ releaseId, face }: Unit): boolean =>
    face > 0 && (releaseIds?.includes(releaseId) ?? true);

/** The units with other prices at some places. */
function repriced(units: readonly Unit[], prices: ReadonlyMap<number, number>): Unit[] {
  return units.map((unit, index) => ({ ...unit, price: prices.get(index) ?? unit.price }));
}

/** Places of the chosen units, the dearest first; the earlier wins a tie. */
function dearestFirst(units: readonly Unit[], chosen: (unit: Unit) => boolean): number[] {
  return units
    .map((unit, index) => ({ unit, index }))
    .filter(({ unit }) => chosen(unit))
    .sort((one, other) => other.unit.price - one.unit.price || one.index - other.index)
    .map(({ index }) => index);
}
