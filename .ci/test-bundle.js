import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { answerJudge } from './answer-judge.mjs';
import { filesOnPages } from './shared-pages.js';

const rootDir = fileURLToPath(new URL('..', import.meta.url));
const pathTo = (file) => `${rootDir}${file}`;

/**
 * `waitUntil` gives up after one second, which two busy cores may need for a lazy part. A wait that
 * fails must mean that something is missing, so it is given fifteen, since page tests and lint run
 * beside. They are real seconds, also where a test has put its own hand on the clock. And what was
 * waited for is let go at once, not when the time would have been up: thousands of elements that were
 * drawn in those seconds made a page several times slower.
 */
const patience = {
  name: 'patience',
  setup({ onLoad }) {
    onLoad({ filter: /testing-helpers\/src\/helpers\.js$/ }, async ({ path }) => ({
      contents: replaced(await readFile(path, 'utf8'), [
        [/^/, 'const { setTimeout, clearTimeout } = globalThis;'],
        [/timeout = 1000/, 'timeout = 15000'],
        [/interval = 50/, 'interval = 10'],
        [/setTimeout(\(\(\) => \{\s+clearTimeout\(timeoutId\);)/, 'const end = setTimeout$1'],
        [/(await predicate\(\)\) \{\s+)resolve/, '$1clearTimeout(end);\nresolve'],
      ]),
    }));
  },
};

function replaced(text, changes) {
  for (const [part] of changes)
    if (!part.test(text)) throw new Error(`@open-wc/testing-helpers has no ${part} any more.`);
  return changes.reduce((changed, [part, other]) => changed.replace(part, other), text);
}

/** Kept in memory: by the path that a page asks for. */
const served = new Map();

/**
 * Builds the test files into one set of modules that share what they have in common: a page then
 * asks for a few dozen files instead of 250, and none is translated twice. Lazy parts stay lazy.
 */
export async function bundleTests(testFiles) {
  const { outputFiles } = await build({
    entryPoints: [...testFiles, ...filesOnPages(testFiles)],
    outdir: rootDir,
    outbase: rootDir,
    chunkNames: 'test-results/modules/[name]-[hash]',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    conditions: ['production'],
    define: { 'process.env.BANDSTAND_QUICK': JSON.stringify(process.env.BANDSTAND_QUICK ?? '') },
    tsconfig: pathTo('tsconfig.json'),
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [answerJudge, patience],
  });
  served.clear();
  for (const { path, contents } of outputFiles) {
    const address = `/${relative(rootDir, path)}`;
    served.set(address, Buffer.from(contents));
    // The runner asks for a test file by the address of its source.
    served.set(address.replace(/\.test\.js$/, '.test.ts'), Buffer.from(contents));
  }
}

/** Before all that the server does with a file: these are finished. */
export async function serveBundle(context, next) {
  const body = served.get(context.path);
  if (!body) return next();
  context.type = context.path.endsWith('.map') ? 'json' : 'js';
  context.body = body;
}
