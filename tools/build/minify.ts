import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { minify, type CompressOptions, type MinifyOptions } from 'terser';
import type { Plugin } from 'vite';
import { keepResult } from './kept-results.js';

const compress: CompressOptions = {
  passes: 6,
  keep_fargs: false,
  sequences: false,
  unsafe_arrows: true,
  unsafe_methods: true,
  unsafe: true, // `'' + text` for `String(text)`: nothing here has a `valueOf` of its own
  pure_getters: true, // nothing here reads a property for what reading it does
};
const options: MinifyOptions = { module: true, ecma: 2020 };

/** What the first has simplified the second can name better: some 90 bytes less of a checkout. */
const rounds = 2;

/** What is smaller in one file is larger in another: each of these is tried, and the smallest kept. */
const others: readonly CompressOptions[] = [{}, { hoist_funs: true }, { sequences: true }];

/** Files of fewer characters are hardly worth the time. */
const worthTrying = 3000;

/** The lists of names in `import{A as e,B as t}from"./x.js"` and `export{f as C}`. */
const lists = /\b(import|export)\s*\{([^{}]*)\}/g;

/**
 * Names for what a file shares with others that are the same inside and outside, so that it is
 * `import{A}` and not `import{A as e}`: of two with the same name the first has it.
 */
function sharedNames(code: string): Record<string, string> {
  const names: Record<string, string> = {};
  const taken = new Set<string>();
  for (const [, kind, list = ''] of code.matchAll(lists))
    for (const entry of list.split(',')) {
      const [one = '', other = one] = entry.trim().split(/(?<!\s)\s+as\s+/);
      const [inside, outside] = kind === 'import' ? [other, one] : [one, other];
      if (!inside || outside === 'default' || `$${inside}` in names || taken.has(outside)) continue;
      names[`$${inside}`] = outside;
      taken.add(outside);
    }
  return names;
}

const packedSize = (code: string): number => brotliCompressSync(code).length;

async function minified(code: string, more: CompressOptions = {}): Promise<string> {
  const nameCache = { vars: { props: sharedNames(code) } };
  const made = await minify(code, { ...options, compress: { ...compress, ...more }, nameCache });
  return made.code ?? code;
}

async function smallest(code: string): Promise<string> {
  let best = code;
  for (let round = 0; round < rounds; round += 1) best = await minified(best);
  for (const other of code.length < worthTrying ? [] : others) {
    const made = await minified(best, other);
    if (packedSize(made) < packedSize(best)) best = made;
  }
  return best;
}

/** All that decides what becomes of a file, but for the file itself. */
const manner = [
  ...[options, compress, rounds, others, worthTrying, lists.source],
  ...[sharedNames, minified, smallest].map(String),
  ...[readFileSync('node_modules/terser/package.json', 'utf8'), process.version],
];

/** Each file is minified five times over: most of a build, of which little has changed since the last. */
export const smallestOnce = (code: string, folder?: string): Promise<string> =>
  keepResult([manner, code], () => smallest(code), folder);

/**
 * Terser after the bundler's own minifier: together they are smaller than either alone. What it calls
 * unsafe is so for functions that are constructed or asked for their length; there are none here.
 */
export const minifyAgain = (): Plugin => ({
  name: 'minify-again',
  apply: 'build',
  // The hash in a file's name is made before this runs, and must change with what it does.
  augmentChunkHash: () => JSON.stringify([options, compress, rounds, others]),
  async generateBundle(_output, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = await smallestOnce(file.code);
  },
});
