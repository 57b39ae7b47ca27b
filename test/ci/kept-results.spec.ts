import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { keepResult } from '../../tools/build/kept-results.js';
import { smallestOnce } from '../../tools/build/minify.js';

let folder = '';
test.beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'bandstand-kept-'))));
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what was minified before is not minified again, and what has changed is', async () => {
  const code = 'export const sum = (first, second) => { return first + second };';
  const short = await smallestOnce(code, folder);
  expect(short.length).toBeLessThan(code.length);
  const files = readdirSync(folder);
  expect(files).toHaveLength(1);
  writeFileSync(join(folder, files[0]!), 'kept');
  expect(await smallestOnce(code, folder)).toBe('kept');
  expect(await smallestOnce(code.replace('+', '-'), folder)).toContain('-');
  expect(readdirSync(folder)).toHaveLength(2);
});

test('another way of working on the same text asks anew, and who fails leaves nothing', async () => {
  const asked: string[] = [];
  const ask = (way: string) =>
    keepResult([way, 'text'], () => Promise.resolve(`${asked.push(way)}`), folder);
  expect([await ask('one'), await ask('other'), await ask('one')]).toEqual(['1', '2', '1']);
  const fail = () => keepResult(['text'], () => Promise.reject(new Error('no')), folder);
  await expect(fail()).rejects.toThrow('no');
  expect(readdirSync(folder)).toHaveLength(2);
});
