import { add, runInPauses, runQuietly, type Count } from './steps.js';

/** What judges sources and builds without running a test, and what only nights have time for. */
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
const sizes = check('sizes', 'tsx', 'bench/budgets.ts', '--readme', 'check');
const engines = check('engines', 'tsx', '.ci/engines.ts', '--no-build');
const others = ['consumers', 'editors', 'wordpress'].map((name) =>
  check(name, 'playwright', 'test', '-c', `.ci/${name}.config.ts`),
);
const plugin = check('WordPress plugin', 'tsx', 'tools/wordpress/build.ts');

/** Of the sources, in the pauses of tests. Their words come at the end, not among those of tests. */
export async function judgeSources(): Promise<() => Count> {
  const said: string[] = [];
  const pauses = { run: runInPauses, say: (words: string) => said.push(words) };
  const counts = await Promise.all([
    runChecks([types], pauses),
    runChecks([format, styles, circles, api], pauses),
  ]);
  return () => {
    for (const words of said) console.log(words);
    return counts.reduce(add);
  };
}

/** Of what has been built. */
export const weigh = (): Promise<Count> => runChecks([sizes]);

/** Other engines, and the package in the projects of others. They download what they need. */
export const visitOthers = (): Promise<Count> => runChecks([engines, plugin, ...others]);

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
