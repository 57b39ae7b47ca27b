import type { Result, Verdict } from './run.js';
import { titleOf } from './target.js';

/**
 * Says what has come of the cases, worst news first.
 * @returns the exit code: 0, 1 when a row of the specification failed, 2 when too little was asked
 */
export function report(results: readonly Result[], say: (line: string) => void): 0 | 1 | 2 {
  const count: Record<Verdict, number> = { passed: 0, reported: 0, failed: 0, skipped: 0 };
  for (const { verdict } of results) count[verdict] += 1;
  tellReasons(results, say);
  tellDifferences(results, say);
  const skipped = results.filter(({ verdict }) => verdict === 'skipped');
  for (const reason of new Set(skipped.map((one) => one.reason)))
    say(`skipped: ${reason} (${skipped.filter((one) => one.reason === reason).length})`);
  if (results.length === 0) say('No case has this text in it.');
  tellShare(results, say);
  const { passed, reported, failed } = count;
  say(`${passed} passed, ${reported} reported, ${failed} failed, ${count.skipped} skipped`);
  if (failed > 0) return 1;
  return isTooLittle(results) ? 2 : 0;
}

const ranOf = (results: readonly Result[]) =>
  results.filter(({ verdict }) => verdict !== 'skipped');

const anywhereOf = (results: readonly Result[]) =>
  results.filter(({ holdsAnywhere }) => holdsAnywhere);

/** A run in which most was skipped that could have been asked is no proof of anything. */
function isTooLittle(results: readonly Result[]): boolean {
  const could = anywhereOf(results);
  const ran = ranOf(results).length;
  return ran === 0 || ranOf(could).length * 2 < could.length;
}

function tellShare(results: readonly Result[], say: (line: string) => void): void {
  const could = anywhereOf(results);
  const ran = ranOf(could).length;
  if (could.length > 0) say(`${ran} of ${could.length} cases that need no demo world were asked`);
  if (isTooLittle(results)) say('Too little was asked to tell: name what the lines above need.');
}

/** One broken answer fails every case that reads it: a reason stands once, below all that have it. */
function tellReasons(results: readonly Result[], say: (line: string) => void): void {
  const such = (['failed', 'reported'] as const).flatMap((verdict) =>
    results.filter((one) => one.verdict === verdict),
  );
  for (const reason of new Set(such.map((one) => one.reason))) {
    for (const result of such.filter((one) => one.reason === reason))
      say(`${result.verdict}: ${result.chapter}: ${titleOf(result)}`);
    say(`  ${reason}`);
  }
}

/** By operation, once each: `getTickets: releases.heldBack`. */
function tellDifferences(results: readonly Result[], say: (line: string) => void): void {
  const all = [...new Set(results.flatMap(({ differs = [] }) => differs))];
  const operations = [...new Set(all.map((one) => one.slice(0, one.indexOf(':'))))];
  for (const name of operations) {
    const own = all.filter((one) => one.startsWith(`${name}: `));
    const what = own.map((one) => one.slice(name.length + 2)).sort();
    say(`differs: ${name}: ${what.join(', ')}`);
  }
}
