/**
 * How much of what is alike a run does. `npm test` is for somebody who waits for it: in one of
 * several widths, and with random walks that are short. `npm run verify`, and a file that is run by
 * itself, does all.
 */
export const isQuick = process.env.BANDSTAND_QUICK === '1';

/** All of what the same tests are for, or the first of it. */
export const chooseKinds = <Kind>(all: readonly Kind[]): readonly Kind[] =>
  isQuick ? all.slice(0, 1) : all;

/** All of many that are alike, or a fifth of them from all over. */
export const chooseSome = <Item>(all: readonly Item[]): readonly Item[] =>
  isQuick ? all.filter((_, index) => index % 5 === 0) : all;

/** So many random runs, or a fifth of them. */
export const limitRuns = (count: number): number => (isQuick ? Math.ceil(count / 5) : count);
