import { add, close, runQuietly, runSuite, type Count } from './steps.js';

/**
 * `npm run verify [-- --skip-tests] [-- --built]`: everything that must hold before a change lands.
 * Lint takes as long as all the rest, which goes on beside it. `--built`: `npm test` has just built
 * dist/, and has failed where it could not.
 */
type Check = readonly [name: string, command: string, args: readonly string[]];
const lint: Check[] = [['lint', 'eslint', ['.']]];
const build: Check[] = process.argv.includes('--built')
  ? []
  : [['build', 'tsx', ['tools/build/build.ts']]];
const others: Check[] = [
  ['types', 'tsc', ['--noEmit']],
  ['format', 'prettier', ['--check', '.', '--log-level', 'warn']],
  ['api', 'tsx', ['tools/openapi/cli.ts', '--check']],
  ...build,
  ['sizes', 'tsx', ['bench/budgets.ts', '--readme', 'check']],
];

async function runChecks(checks: readonly Check[]): Promise<Count> {
  let count: Count = { passed: 0, failed: 0 };
  for (const [name, command, args] of checks) {
    const began = performance.now();
    const { code, text } = await runQuietly('npx', [command, ...args]);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`\n== ${name}\n${text}${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
    count = add(count, { passed: Number(code === 0), failed: Number(code !== 0) });
  }
  return count;
}

const counts = await Promise.all([runChecks(lint), runChecks(others)]);
let total = counts.reduce(add);
if (!process.argv.includes('--skip-tests')) {
  total = add(total, await runSuite('npx', ['tsx', '.ci/test.ts']));
}
close(total);
