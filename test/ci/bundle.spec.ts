import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { closure, reach } from '../../bench/reach.js';
import { elements } from '../../components/elements.js';

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
