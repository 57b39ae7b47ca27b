import { Stryker } from '@stryker-mutator/core';
import { bundleEachNodeTest } from './node-tests.js';

/**
 * `npm run mutate [-- format forms]`: changes one place after another in the folders of src/ that need
 * no page, and tells how many changes their tests in Node notice. For nights: each change runs the test
 * files that reach its place, until one fails.
 */
const rooms = ['format', 'lineup', 'forms', 'client', 'cache', 'checkout'];
const [first, ...others] = process.argv.slice(2);
const tests = 'test-results/node';
process.env.BANDSTAND_QUICK = '1';

// Within the copy that Stryker makes: all changes are in one bundle, and a variable chooses among them.
if (first === '--bundle') await bundleEachNodeTest(`test/${others[0] ?? ''}`, tests);
else await mutateAll(first === undefined ? rooms : [first, ...others]);

async function mutateAll(chosen: readonly string[]): Promise<void> {
  const table: string[] = [];
  for (const room of chosen) table.push(await mutate(room));
  console.log(table.join('\n'));
}

/** One line of the table. */
async function mutate(room: string): Promise<string> {
  const started = performance.now();
  const stryker = new Stryker({
    mutate: [`src/${room}/**/*.ts`],
    plugins: ['@stryker-mutator/tap-runner'],
    testRunner: 'tap',
    tap: {
      testFiles: [`${tests}/*.mjs`],
      nodeArgs: ['--test-reporter=tap', '-r', '{{hookFile}}', '{{testFile}}'],
    },
    coverageAnalysis: 'perTest',
    buildCommand: `npx tsx .ci/mutate.ts --bundle ${room}`,
    concurrency: 2,
    timeoutMS: 20_000,
    checkers: [],
    reporters: ['clear-text', 'json'],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
    jsonReporter: { fileName: `test-results/mutants/${room}.json` },
    ignorePatterns: ['dist*', 'test-results'],
    tempDirName: 'test-results/stryker',
  });
  const results = await stryker.runMutationTest();
  const count = (...statuses: string[]) =>
    results.filter(({ status }) => statuses.includes(status)).length;
  const [seen, missed] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
  const score = ((100 * seen) / (seen + missed)).toFixed(1);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  return `src/${room}: ${score}% of ${seen + missed} changes noticed, ${minutes} min`;
}
