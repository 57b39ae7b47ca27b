/** Chance that repeats: the same seed gives the same sequence. */
export interface Random {
  /** From 0 up to, and without, 1. */
  next(): number;
  uuid(): string;
}

/** Where a generator stands before its first number. */
export const chanceOf = (seed: number): number => seed >>> 0;

/** mulberry32 over a number that is kept elsewhere. */
export function createRandom(memory: () => { chance: number }): Random {
  const next = () => {
    const state = (memory().chance + 0x6d2b79f5) >>> 0;
    memory().chance = state;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const uuid = () =>
    'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
      Math.floor(next() * 16).toString(16),
    );
  return { next, uuid };
}
