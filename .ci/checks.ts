import { judges } from '../tools/lint/judges.js';
import { add, runInPauses, runQuietly, type Count } from './steps.js';

/** What judges sources and builds without running a test, and what only nights have time for. */
interface Check {
  readonly name: string;
  readonly words: readonly string[];
}
const check = (name: string, ...words: string[]): Check => ({ name, words });
const ofSources = judges.map(({ name, command, all }) => check(name, ...command, ...all));
const api = check('api', 'tsx', 'tools/openapi/cli.ts', '--check');
const sizes = check('sizes', 'tsx', 'bench/budgets.ts', '--readme', 'check');
const engines = check('engines', 'tsx', '.ci/engines.ts', '--no-build');
const others = ['consumers', 'editors', 'wordpress'].map((name) =>
  check(name, 'playwright', 'test', '-c', `.ci/${name}.config.ts`),
);
const plugin = check('WordPress plugin', 'tsx', 'tools/wordpress/build.ts');

/** Of the sources, in the pauses of tests. */
export const judgeSources = (): Promise<Report> => runBesideTests([...ofSources, api], runInPauses);

/** Of what has been built. */
export const weigh = (): Promise<Report> => runBesideTests([sizes], runQuietly);

/** Prints what checks said, which must not mix with the words of tests, and counts them. */
type Report = () => Count;

async function runBesideTests(checks: readonly Check[], run: typeof runQuietly): Promise<Report> {
  const said: string[] = [];
  const count = await runChecks(checks, { run, say: (words) => said.push(words) });
  return () => {
    for (const words of said) console.log(words);
    return count;
  };
}

/** Other engines, and the package in the projects of others. They download what they need. */
export const visitOthers = (): Promise<Count> => runChecks([engines, plugin, ...others]);

/** One after the other, telling how each went. */
async function runChecks(
  checks: readonly Check[],
  { run = runQuietly, say = console.log as (words: string) => unknown } = {},
): Promise<Count> {
  let count: Count = { passed: 0, failed: 0 };
  for (const { name, words } of checks) {
    const began = performance.now();
    const { code, text } = await run('npx', [...words]);
    const seconds = Math.round((performance.now() - began) / 1000);
    say(`\n== ${name}\n${text}`);
    say(`${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
    count = add(count, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }
  return count;
}
