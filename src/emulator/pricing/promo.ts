import type { PromoRecord } from '../records/tickets.js';
import { allocate } from './allocate.js';
import { percent } from './percent.js';
import { sum } from './sum.js';
import { dearestFirst, isEligible, repriced, type Unit } from './unit.js';

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
