import { chanceOf, createRandom } from '../../state/random.js';

/** Chance that repeats itself: the same seed throws the same numbers. */
export interface Dice {
  /** A whole number from 0 to below `sides`. */
  below(sides: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

export function dice(seed: number): Dice {
  const memory = { chance: chanceOf(seed) };
  const { next } = createRandom(() => memory);
  const below = (sides: number): number => Math.floor(next() * sides);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
  };
}
