import { readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { answerJudge } from './answer-judge.mjs';
import { runSuite, type Count } from './steps.js';

const bundle = 'test-results/node/tests.mjs';

/** Runs what `bundleNodeTests` has built. */
export const nodeCommand = [
  ...['--enable-source-maps', '--test-reporter=./.ci/node-reporter.mjs'],
  ...['--test-reporter-destination=stdout', bundle],
];

/** The tests that need no page, in a folder of test/. */
const nodeTestsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => `./${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.node.ts'))
    .sort();

/**
 * Runs them in Node's own runner: built into one file, since a process for each would load the
 * emulator and its contract a hundred times.
 */
export async function runNodeTests(folder = 'test'): Promise<Count> {
  const isAny = await bundleNodeTests(folder);
  return isAny ? runSuite(process.execPath, nodeCommand) : { passed: 0, failed: 0 };
}

/** Whether there are any. */
export async function bundleNodeTests(folder: string): Promise<boolean> {
  const files = nodeTestsIn(folder);
  if (files.length === 0) return false;
  await build({
    stdin: {
      contents: ['./.ci/end-timers.js', ...files].map((file) => `import '${file}';`).join('\n'),
      resolveDir: '.',
    },
    outfile: bundle,
    bundle: true,
    ignoreAnnotations: true, // tests are their side effects
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: 'tsconfig.json',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [answerJudge],
  });
  return true;
}
