import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { minifyTemplatesIn } from '../../tools/build/minify-templates.js';
import { atNight } from '../effort.js';

const minified = async (code: string): Promise<string> =>
  (await minifyTemplatesIn(code, 'element.js'))?.code ?? code;

test('markup keeps a space wherever there is white space that can be seen or heard', async () => {
  for (const [written, kept] of [
    ['<b>Two</b>\n  <i>words</i>', '<b>Two</b> <i>words</i>'],
    ['<li>One</li>\n  <li>Two</li>', '<li>One</li> <li>Two</li>'],
    ['<b>${name}</b>\n  ${note}', '<b>${name}</b> ${note}'],
    ['<span> till </span>', '<span> till </span>'],
    [' and ', ' and '],
    ['10\u00a0000', '10\u00a0000'],
  ] as const)
    expect(await minified(`html\`${written}\``)).toBe(`html\`${kept}\``);
});

/** Code in which only the length of a blank, quotes and the ends of tags may be spelt otherwise. */
const blanksIn = (code: string) =>
  code
    .replace(/\bcss`[^`]*`/g, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/["']/g, '')
    .replace(/[ \n]+/g, ' ')
    .replace(/ ?\/?>/g, '>');

test('markup of every element and all its parts keeps its blanks', async () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => file.endsWith('.ts'))) {
    const code = readFileSync(`components/${name}`, 'utf8');
    const [built, written] = [blanksIn(await minified(code)), blanksIn(code)];
    if (built === written) continue;
    const at = Array.from(written).findIndex((letter, index) => letter !== built[index]);
    const around = (text: string) => text.slice(Math.max(0, at - 60), at + 20);
    expect(around(built), name).toBe(around(written));
  }
});

test('attributes keep their values, empty ones too, and elements of a drawing their ends', async () => {
  expect(await minified('html`<img alt="" class=${name} ?hidden=${off} @load=${show} />`')).toBe(
    'html`<img alt="" class="${name}" ?hidden="${off}" @load="${show}"/>`',
  );
  expect(await minified('svg`<path d="M0 0" />\n<path d="M1 1" />`')).toBe(
    'svg`<path d="M0 0"/> <path d="M1 1"/>`',
  );
});

/** White space that a style sheet needs no more than its quotes: the same in both is the same sheet. */
const spelledAlike = (rules: string) =>
  rules
    .replaceAll("'", '"')
    .replace(/\s+/g, ' ')
    .replace(/ ?([,(){}]) ?/g, '$1')
    .replace(/\b0\./g, '.');

atNight(test)('every style sheet has the same rules', async ({ page }) => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`components/${name}`, 'utf8'));
  const sheetsIn = (code: string) => [...code.matchAll(/\bcss`([^`]*)`/g)].map(([, css]) => css!);
  const written = sources.flatMap(sheetsIn);
  const built = (await Promise.all(sources.map(minified))).flatMap(sheetsIn);
  const [before, after] = await page.evaluate(
    (sides) =>
      sides.map((sheets) =>
        sheets.map((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
        }),
      ),
    [written, built],
  );
  expect(before!.length).toBeGreaterThan(50);
  expect(after!.map(spelledAlike)).toEqual(before!.map(spelledAlike));
  // In a template it would be an escape of JavaScript, and Lit would see no text at all.
  expect(built.filter((css) => css.includes('\\'))).toEqual([]);
  expect(built.join('').length).toBeLessThan(0.8 * written.join('').length);
});
