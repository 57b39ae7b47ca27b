import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * How the tests of the last `npm test` or `npm run verify` went: for the table of requirements
 * (`npm run rows`) and for the list of failures that ends a run. Suites that somebody runs by hand
 * leave it alone, so that it never mixes two runs.
 */

const folder = new URL('../test-results/', import.meta.url);
const fileOf = (name) => fileURLToPath(new URL(`${name}.json`, folder));
const wholeRun = 'BANDSTAND_WHOLE_RUN';

/** Forgets the run before; the suites that are started from here on keep their verdicts. */
export function beginRun() {
  rmSync(fileURLToPath(folder), { recursive: true, force: true });
  mkdirSync(fileURLToPath(folder), { recursive: true });
  process.env[wholeRun] = '1';
  writeFileSync(fileOf('run'), JSON.stringify({ ...standing(), began: new Date().toISOString() }));
}

/** The commit that is checked out, and how many files differ from it; null where git tells none. */
export function standing() {
  const git = (...words) =>
    execFileSync('git', words, {
      cwd: new URL('..', import.meta.url),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const changed = git('status', '--porcelain').split('\n').filter(Boolean).length;
    return { commit: git('rev-parse', '--short=10', 'HEAD').trim(), changed };
  } catch {
    return { commit: null, changed: 0 };
  }
}

/**
 * @param {import('./verdicts.mjs').Suite} suite
 * @param {import('./verdicts.mjs').Verdict[]} verdicts
 */
export function keepVerdicts(suite, verdicts) {
  if (process.env[wholeRun] && existsSync(fileOf('run')))
    writeFileSync(fileOf(suite), JSON.stringify(verdicts));
}

/** @returns {import('./verdicts.mjs').Run | undefined} undefined where none was made */
export function lastRun() {
  if (!existsSync(fileOf('run'))) return undefined;
  const read = (name) =>
    existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : undefined;
  const suites = ['node', 'browser', 'pages', 'repository'].map((name) => [name, read(name)]);
  return { ...read('run'), ...Object.fromEntries(suites) };
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
