import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { chunkFolder } from '../../tools/build/chunk-folder.js';

test('chunks get another folder whenever a source has changed, moved or come, and only then', ({}, info) => {
  const sources = [info.outputPath('src')];
  const write = (name: string, text: string) => {
    mkdirSync(join(info.outputPath('src', name), '..'), { recursive: true });
    writeFileSync(info.outputPath('src', name), text);
    return chunkFolder(sources);
  };
  const first = write('a/one.ts', 'one');
  expect(first).toMatch(/^chunks\/[\da-f]{7}$/);
  expect(write('a/one.ts', 'one')).toBe(first);
  const others = [write('a/one.ts', 'other'), write('b/one.ts', 'one'), write('c.ts', '')];
  expect(new Set([first, ...others]).size).toBe(4);
});
