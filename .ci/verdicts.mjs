import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../test-results/', import.meta.url);

/**
 * Keeps how the tests of a suite went, for the table of requirements (`npm run rows`).
 *
 * @param {string} suite
 * @param {{ title: string; passed: boolean }[]} verdicts
 */
export function keepVerdicts(suite, verdicts) {
  mkdirSync(fileURLToPath(folder), { recursive: true });
  writeFileSync(new URL(`verdicts-${suite}.json`, folder), JSON.stringify(verdicts));
}
