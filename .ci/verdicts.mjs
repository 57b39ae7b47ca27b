import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * How the tests of the last `npm test` or `npm run verify` went: for the report of requirements
 * (`npm run requirements`) and for the list of failures that ends a run. Suites that somebody runs by
 * hand leave it alone, so that it never mixes two runs.
 */

const results = fileURLToPath(new URL('../test-results/', import.meta.url));
const folder = `${results}verdicts/`;

/** Forgets the run before; the suites that are started from here on keep their verdicts. */
export function beginRun() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.env.BANDSTAND_WHOLE_RUN = '1';
}

/**
 * @param {string} suite
 * @param {import('./verdicts.mjs').Verdict[]} verdicts
 */
export function keepVerdicts(suite, verdicts) {
  if (process.env.BANDSTAND_WHOLE_RUN && existsSync(folder))
    writeFileSync(`${folder}${suite}.json`, JSON.stringify(verdicts));
}

/** @returns {import('./verdicts.mjs').Verdict[]} of all suites that came to their end */
export function lastRun() {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(folder + file, 'utf8')));
}

/**
 * One line for each test that failed: a long log has its reasons far above its end.
 *
 * @param {readonly import('./verdicts.mjs').Verdict[]} verdicts
 * @returns {string[]}
 */
export function failures(verdicts) {
  return verdicts
    .filter(({ passed }) => !passed)
    .map(({ file, title, why = '' }) => {
      const reason = why.replace(/\s+/g, ' ').slice(0, 600);
      return `failed: ${file} ${title}: ${reason}`;
    });
}

/**
 * One line for each of the ten files that took longest: where a run can be made shorter.
 *
 * @param {readonly import('./verdicts.mjs').Verdict[]} verdicts
 * @returns {string[]}
 */
export function slowest(verdicts) {
  const files = new Map();
  for (const { file, milliseconds } of verdicts)
    files.set(file, (files.get(file) ?? 0) + milliseconds);
  return [...files]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 10)
    .map(([file, milliseconds]) => `${Math.round(milliseconds / 1000)} s  ${file}`);
}
