import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { withListedPhrases } from '../../tools/build/listed-phrases.js';
import { namePhrases } from '../../tools/build/name-phrases.js';

/** What a file exports, as a page would have it. */
function evaluate(code: string): Record<string, unknown> {
  const body = code.replace(/^import .*\n/gm, '').replace('export const phrases =', 'return');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  return new Function('namePhrases', body)(namePhrases) as Record<string, unknown>;
}

const twelve = Array.from(
  { length: 12 },
  (_, index) => `_${(30 + index).toString(36)}: '${index}'`,
);
const file = (...lines: string[]) => `export const phrases = {\n  ${lines.join(',\n  ')},\n};\n`;

test('a list gives every phrase the name that it had, wherever it stood', () => {
  const code = file("total: 'Total'", "_1: 'Far away'", ...twelve.slice(6), ...twelve.slice(0, 6));
  const listed = withListedPhrases(code);
  expect(listed).toMatch(/namePhrases\(\{ total: 'Total', _1: 'Far away' \}, 30, \['0', '1'/);
  expect(evaluate(listed)).toEqual(evaluate(code));
  expect(Object.keys(evaluate(listed))).toHaveLength(14);
});

test('a phrase that a language lacks stays unsaid, and is no phrase that is empty', () => {
  const code = file(...twelve, "_1k: 'Last'"); // 56, of which 42 to 55 are missing or too far
  const near = file(...twelve.slice(0, 4), ...twelve.slice(6), "_18: 'Near'", "_19: 'Nearer'");
  for (const one of [code, near]) expect(evaluate(withListedPhrases(one))).toEqual(evaluate(one));
  expect(evaluate(withListedPhrases(near))).not.toHaveProperty('_y');
});

test('phrases that are functions say the same, however they are written', () => {
  const code = file(
    ...twelve,
    '_16(count) { return `${count} left`; }',
    '_17: (sum) => `Pay ${sum}`',
  );
  const { _16: left, _17: pay } = evaluate(withListedPhrases(code)) as Record<
    string,
    (value: unknown) => string
  >;
  expect([left?.(3), pay?.('£5')]).toEqual(['3 left', 'Pay £5']);
});

test('a handful stays as it is, and so does what others are spread into', () => {
  for (const code of [file(...twelve.slice(1)), file('...others', ...twelve)])
    expect(withListedPhrases(code)).toBe(code);
});

test('the words of the checkout are lists in every language that is built', () => {
  const files = readdirSync('dist/chunks').filter((name) => /^[a-z]{2}-checkout-/.test(name));
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    const text = readFileSync(`dist/chunks/${name}`, 'utf8');
    expect(text.match(/[{,]_[0-9a-z]+:/g) ?? [], name).toEqual([]);
  }
});
