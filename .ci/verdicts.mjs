import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../test-results/', import.meta.url);
const fileOf = (suite) => fileURLToPath(new URL(`verdicts-${suite}.json`, folder));

/**
 * Keeps how the tests of a suite went, for the table of requirements (`npm run rows`) and for the
 * list of failures that ends a run.
 *
 * @param {string} suite
 * @param {import('./verdicts.mjs').Verdict[]} verdicts
 */
export function keepVerdicts(suite, verdicts) {
  mkdirSync(fileURLToPath(folder), { recursive: true });
  writeFileSync(fileOf(suite), JSON.stringify(verdicts));
}

/**
 * One line for each test that failed: a long log has its reasons far above its end.
 *
 * @param {string[]} suites
 * @returns {string[]}
 */
export function failures(suites) {
  return suites
    .filter((suite) => existsSync(fileOf(suite)))
    .flatMap((suite) => JSON.parse(readFileSync(fileOf(suite), 'utf8')))
    .filter(({ passed }) => !passed)
    .map(({ title, why = '' }) => `failed: ${title}: ${why.replace(/\s+/g, ' ').slice(0, 600)}`);
}
