/**
 * How much of what is alike a run does. `npm test` takes one of several widths and languages, and short
 * random walks. `npm run verify`, and a file that you run alone, does all.
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

/** Only in the long form, or when its file runs alone: lower down, or beside it, the same is tested. */
export const atNight = <Test extends { skip: unknown }>(test: Test): Test =>
  isQuick ? (test.skip as Test) : test;
