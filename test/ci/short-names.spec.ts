import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { numbered, withShortNames } from '../../tools/build/short-names.js';

test('a phrase has one short name wherever it is said, however it is asked for', () => {
  const [, short = ''] = /phrases\.(\w+)/.exec(withShortNames('phrases.backToOrder')) ?? [];
  expect(short).toMatch(/^_\w+$/);
  expect(withShortNames("{ backToOrder: 'Back' }")).toBe(`{ ${short}: 'Back' }`);
  expect(withShortNames("words: 'backToOrder'")).toBe(`words: '${short}'`);
  expect(withShortNames('const { backToOrder } = phrases')).toBe(`const { ${short} } = phrases`);
  expect(new Set(numbered.values()).size).toBe(numbered.size);
});

test('a name that others know keeps its letters', () => {
  for (const [who, name] of [
    ['the service', 'firstName'],
    ['the service', 'bookingFee'],
    ['an author', 'headingLevel'],
    ['a browser', 'copyLink'],
    ['anybody: a word', 'total'],
    ['a longer name', 'backToOrders'],
    ['a longer name', '$backToOrder'],
  ] as const)
    expect(withShortNames(`of.${name}`), who).toBe(`of.${name}`);
});

test('no file that the script tag loads says such a name in full', () => {
  const files = readdirSync('dist/chunks')
    .filter((name) => !name.startsWith('emulator-'))
    .map((name) => `chunks/${name}`)
    .concat('core.js', 'event-tickets.js', 'event-lineup.js', 'event-faq.js');
  const left = files.flatMap((file) =>
    (readFileSync(`dist/${file}`, 'utf8').match(/(?<![\w$-])\w+(?![\w$-])/g) ?? []).filter((name) =>
      numbered.has(name),
    ),
  );
  expect(left).toEqual([]);
});

test('no file that the script tag loads names a private custom property in full', () => {
  const files = ['dist', 'dist/chunks'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.js') && !name.startsWith('emulator'))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(20);
  // One that stays is another than the one that the styles have, and has no value.
  const left = files.flatMap((file) => readFileSync(file, 'utf8').match(/--_[\w-]{3,}/g) ?? []);
  expect(left).toEqual([]);
});
