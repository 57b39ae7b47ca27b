import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * `npm run faults`: puts one fault of `faults.json` after another into the sources, and tells which the
 * tests of its room notice, as the quick suite runs them. Ends with 1 where more than two stay unnoticed.
 *
 *     npm run faults -- --only src/checkout
 */
interface Fault {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** A folder of test/, or a file of page tests, which need a build. */
  readonly seenBy: string;
}

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const all = JSON.parse(readFileSync('test/faults/faults.json', 'utf8')) as Fault[];
const wanted = all.filter(({ file, seenBy }) => `${file} ${seenBy}`.includes(values.only));
const unnoticed: Fault[] = [];
for (const fault of wanted) {
  const isNoticed = await plant(fault);
  if (!isNoticed) unnoticed.push(fault);
  console.log(`${isNoticed ? 'noticed  ' : 'UNNOTICED'} ${fault.file}: ${fault.from.trim()}`);
}
console.log(`${wanted.length - unnoticed.length} of ${wanted.length} faults noticed`);
process.exitCode = unnoticed.length > 2 ? 1 : 0;

/** Whether a test fails while the fault is there. */
async function plant({ file, from, to, seenBy }: Fault): Promise<boolean> {
  const source = readFileSync(file, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${file} has not one place for: ${from}`);
  writeFileSync(
    file,
    source.replace(from, () => to),
  );
  try {
    return await fails(seenBy);
  } finally {
    writeFileSync(file, source);
  }
}

async function fails(seenBy: string): Promise<boolean> {
  if (!seenBy.endsWith('.spec.ts'))
    return (await run('--import', 'tsx', '.ci/test.ts', seenBy)) !== 0;
  if ((await run('--import', 'tsx', 'tools/build/build.ts')) !== 0) return true;
  const config = ['-c', '.ci/playwright.config.ts'];
  return (await run('node_modules/playwright/cli.js', 'test', ...config, seenBy)) !== 0;
}

function run(...command: string[]): Promise<number> {
  const env = { ...process.env, BANDSTAND_QUICK: '1' };
  const child = spawn(process.execPath, command, { env, stdio: 'ignore' });
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}
