import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { builtChunks, closure } from '../../bench/reach.js';

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const weigh = (file: string) => brotliCompressSync(readFileSync(join('dist', file)), brotli).length;

test('O9 our own worker and what keeps answers weigh less than 6 kB, and nothing where nobody asked', () => {
  const chunks = builtChunks().filter((name) => /\/(offline|kept-answers)\.js/.test(name));
  const parts = ['cli/offline-worker.js', ...chunks];
  expect(parts).toHaveLength(3);
  expect(parts.map(weigh).reduce((sum, bytes) => sum + bytes)).toBeLessThan(6000);
  for (const entry of readdirSync('dist').filter((name) => /^(event|organiser)-.*\.js$/.test(name)))
    expect([...closure(entry)].filter((name) => /offline|kept|keep-on/.test(name))).toEqual([]);
});
