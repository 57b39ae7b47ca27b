import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { builtChunks } from '../../bench/reach.js';
import { partsHelper, withRetriedParts } from '../../tools/build/retried-parts.js';

const built = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(withRetriedParts(new Map(Object.entries(files))));

const element = {
  'core.js': 'var a=1;export{a};',
  'event-x.js': 'import{a}from"./core.js";const later=()=>import("./chunks/later-1.js");',
  'chunks/later-1.js':
    'import{a as b}from"../core.js";import{c as d,e}from"./shared-2.js";export{b,d,e};',
  'chunks/shared-2.js': 'export let c=1,e=2;',
};

test('a later part is asked for by name, with what it imports beside it', () => {
  expect(built(element)['event-x.js']).toBe(
    'import{a,$__}from"./core.js";const later=()=>$__("later-1 shared-2");',
  );
});

test('a later part takes what it needs of another from the answer, and nothing from a static import', () => {
  expect(built(element)['chunks/later-1.js']).toBe(
    'import{a as b,$__}from"../core.js";const{c:d,e}=await $__("shared-2");export{b,d,e};',
  );
});

test('what an element imports at once stays imported, and is not asked for again', () => {
  const files = built({
    ...element,
    'event-x.js': `import{c}from"./chunks/shared-2.js";${element['event-x.js']}`,
  });
  expect(files['event-x.js']).toContain('import{c}from"./chunks/shared-2.js";');
  expect(files['event-x.js']).toContain('$__("later-1")');
});

test('a part that imports nothing at all can be tried again as well', () => {
  const files = built({
    ...element,
    'chunks/shared-2.js': 'export let c=()=>import("./more-3.js");',
    'chunks/more-3.js': '',
  });
  expect(files['chunks/shared-2.js']).toBe(
    'import{$__}from"../core.js";export let c=()=>$__("more-3");',
  );
});

test('who tries again at once meets no part that is about to fail with what it imports', async ({}, info) => {
  const home = info.outputPath();
  mkdirSync(join(home, 'chunks'), { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(home, 'core.js'), partsHelper('chunks'));
  // What is imported fails while the other waits for it, which notices a little later.
  const imported = `await globalThis.begun; if (globalThis.isDown) throw new Error('down');`;
  writeFileSync(join(home, 'chunks/imported.js'), `${imported} export const value = 1;`);
  const importing = `import { $__ } from '../core.js';
    globalThis.begin();
    const { value } = await $__('imported').finally(() => new Promise(setImmediate));
    export const part = value;`;
  writeFileSync(join(home, 'chunks/importing.js'), importing);
  const shared = globalThis as { isDown?: boolean; begin?: () => void; begun?: Promise<void> };
  shared.begun = new Promise((done) => (shared.begin = done));
  const { $__ } = (await import(pathToFileURL(join(home, 'core.js')).href)) as {
    $__: (names: string) => Promise<{ part: number }>;
  };
  shared.isDown = true;
  await expect($__('importing imported')).rejects.toThrow('down');
  shared.isDown = false;
  expect((await $__('importing imported')).part).toBe(1);
});

test('no file that the script tag loads imports another in a way that cannot be tried again', () => {
  const files = ['core.js', ...builtChunks()];
  expect(files.length).toBeGreaterThan(20);
  const saying = (what: RegExp): string[] =>
    files.filter((name) => what.test(readFileSync(`dist/${name}`, 'utf8')));
  expect(saying(/\bimport\(["'`]\.[^"'`]*\.js["'`]\)/)).toEqual([]);
  // All elements ask core.js, and it alone, under one name.
  expect(saying(/\bexport const \$__=/)).toEqual(['core.js']);
});
