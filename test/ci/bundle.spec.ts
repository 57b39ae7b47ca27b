import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { closure, reach } from '../../bench/reach.js';
import { elements } from '../../components/elements.js';
import { routes } from '../../src/contract/routes.js';

const textOf = (file: string) => readFileSync(`dist/${file}`, 'utf8');

/** Words of the demo world: where they stand, the emulator is. */
const madeUp = /meadowlark-2027|Foghorn Sessions/;

test('EMU-12 no widget and no loader reaches the emulator, not even lazily', () => {
  const emulator = closure('emulator.js');
  const widgets = Object.keys(elements).map((tag) => `${tag}.js`);
  const visited = new Set(
    ['bandstand.js', 'core.js', ...widgets].flatMap((file) => [...reach(file)]),
  );
  expect([...visited].filter((file) => emulator.has(file))).toEqual([]);
  expect([...visited].filter((file) => madeUp.test(textOf(file)))).toEqual([]);
});

test('EMU-12 the emulator is where the demo world is', () => {
  expect([...closure('emulator.js')].some((file) => madeUp.test(textOf(file)))).toBe(true);
});

// What was used by one element only lies in its file: import less of it, or name it in own-copies.ts.
test('no element brings another one with it', () => {
  const tags = Object.keys(elements);
  const brought = tags.map((tag) => {
    const files = reach(`${tag}.js`);
    return [tag, tags.filter((other) => other !== tag && files.has(`${other}.js`))];
  });
  expect(Object.fromEntries(brought)).toEqual(Object.fromEntries(tags.map((tag) => [tag, []])));
});

test('every row of the endpoint table, which all visitors load, is asked for by an element', () => {
  const folders = ['components', 'src/client', 'src/checkout', 'src/embed', 'src/lineup'];
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  const words = new Set(sources.join('\n').match(/\w+/g));
  expect(Object.keys(routes).filter((name) => !words.has(name))).toEqual([]);
});
