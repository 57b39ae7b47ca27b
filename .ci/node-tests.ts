import { readdirSync } from 'node:fs';
import { build, type BuildOptions } from 'esbuild';
import { answerJudge } from './answer-judge.mjs';
import { runSuite, type Count } from './steps.js';

const bundle = 'test-results/node/tests.mjs';

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
  const reporter = [
    '--test-reporter=./.ci/node-reporter.mjs',
    '--test-reporter-destination=stdout',
  ];
  return isAny
    ? runSuite(process.execPath, ['--enable-source-maps', ...reporter, bundle])
    : { passed: 0, failed: 0 };
}

/** Whether there are any. */
async function bundleNodeTests(folder: string): Promise<boolean> {
  const files = nodeTestsIn(folder);
  if (files.length === 0) return false;
  await build({
    ...options,
    stdin: {
      contents: ['./.ci/end-timers.js', ...files].map((file) => `import '${file}';`).join('\n'),
      resolveDir: '.',
    },
    outfile: bundle,
  });
  return true;
}

/** A file each in `outdir`, which share what they test. */
export const bundleEachNodeTest = (folder: string, outdir: string): Promise<unknown> =>
  build({
    ...options,
    entryPoints: nodeTestsIn(folder),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared/[hash]',
    outdir,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    inject: ['./.ci/end-timers.js'],
  });

const options = {
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
} as const satisfies BuildOptions;
