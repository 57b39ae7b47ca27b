import type { Result, Verdict } from './run.js';
import { titleOf } from './target.js';

/**
 * Says what has come of the cases, worst news first.
 * @returns whether every row of the specification that could be asked has passed
 */
export function report(results: readonly Result[], say: (line: string) => void): boolean {
  const count: Record<Verdict, number> = { passed: 0, reported: 0, failed: 0, skipped: 0 };
  for (const { verdict } of results) count[verdict] += 1;
  for (const verdict of ['failed', 'reported'] as const) tellReasons(verdict, results, say);
  tellDifferences(results, say);
  const skipped = results.filter(({ verdict }) => verdict === 'skipped');
  for (const reason of new Set(skipped.map((one) => one.reason)))
    say(`skipped: ${reason} (${skipped.filter((one) => one.reason === reason).length})`);
  if (results.length === 0) say('No case has this text in it.');
  const { passed, reported, failed } = count;
  say(`${passed} passed, ${reported} reported, ${failed} failed, ${count.skipped} skipped`);
  return failed === 0 && results.length > 0;
}

/** One broken answer fails every case that reads it: a reason stands once, below all cases that have it. */
function tellReasons(
  verdict: Verdict,
  results: readonly Result[],
  say: (line: string) => void,
): void {
  const such = results.filter((one) => one.verdict === verdict);
  for (const reason of new Set(such.map((one) => one.reason))) {
    for (const result of such.filter((one) => one.reason === reason))
      say(`${verdict}: ${result.chapter}: ${titleOf(result)}`);
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
