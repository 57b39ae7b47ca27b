import { add, close, runInPauses, runQuietly, runSuite, type Count } from './steps.js';

/**
 * `npm run verify`: everything that must hold before a change lands. The tests build what there is to
 * weigh; what judges the sources alone goes on while tests wait. `-- --skip-tests`: all the rest, on
 * both cores.
 */
interface Check {
  /** Of a command that judges two things, both: its exit code says which failed. */
  readonly names: readonly string[];
  readonly command: string;
  readonly args: readonly string[];
}
const check = (names: string, command: string, ...args: string[]): Check => ({
  names: names.split(' and '),
  command,
  args,
});
const types = check('types and lint', 'tsx', '.ci/types-and-lint.ts');
const styles = check('styles', 'npm', 'run', '--silent', 'styles');
const circles = check('circles', 'npm', 'run', '--silent', 'circles');
const format = check('format', 'prettier', '--check', '.', '--log-level', 'warn');
const api = check('api', 'tsx', 'tools/openapi/cli.ts', '--check');
const build = check('build', 'tsx', 'tools/build/build.ts');
const sizes = check('sizes', 'tsx', 'bench/budgets.ts', '--readme', 'check');

/** One after the other, telling how each went. */
async function runChecks(
  checks: readonly Check[],
  { run = runQuietly, say = console.log as (words: string) => unknown } = {},
): Promise<Count> {
  let count: Count = { passed: 0, failed: 0 };
  for (const one of checks) {
    const { names, command, args } = one;
    const began = performance.now();
    const { code, text } = await run('npx', [command, ...args]);
    const seconds = Math.round((performance.now() - began) / 1000);
    const failed = names.filter((_, index) => hasFailed(code, index, one));
    say(`\n== ${names.join(', ')}\n${text}`);
    for (const name of names)
      say(`${name}: ${failed.includes(name) ? 'FAILED' : 'ok'} (${seconds} s)`);
    count = add(count, { passed: names.length - failed.length, failed: failed.length });
  }
  return count;
}

/** Of two things, 2 is for the first and 4 for the second; a command that dies ends with neither. */
function hasFailed(code: number, index: number, { names }: Check): boolean {
  const isTold = names.length > 1 && [2, 4, 6].includes(code);
  return isTold ? (code & (2 << index)) !== 0 : code !== 0;
}

async function verifyWithTests(): Promise<Count> {
  const said: string[] = [];
  // Their words come when the tests are done, or they would stand in the middle of other lines.
  const pauses = { run: runInPauses, say: (words: string) => said.push(words) };
  const [tests, ...counts] = await Promise.all([
    runSuite('npx', ['tsx', '.ci/test.ts', '--verify']),
    runChecks([types], pauses),
    runChecks([format, styles, circles, api], pauses),
  ]);
  for (const words of said) console.log(words);
  return [...counts, await runChecks([sizes])].reduce(add, tests);
}

async function verifyWithoutTests(): Promise<Count> {
  const counts = await Promise.all([
    runChecks([types]),
    runChecks([build, format, styles, circles, api, sizes]),
  ]);
  return counts.reduce(add);
}

close(await (process.argv.includes('--skip-tests') ? verifyWithoutTests() : verifyWithTests()));
