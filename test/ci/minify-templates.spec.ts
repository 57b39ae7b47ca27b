import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { minifyTemplatesIn } from '../../tools/build/minify-templates.js';

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

function expectSameBlanks(path: string, code: string, made: string): void {
  const [built, written] = [blanksIn(made), blanksIn(code)];
  if (built === written) return;
  const at = Array.from(written).findIndex((letter, index) => letter !== built[index]);
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 20);
  expect(around(built), path).toBe(around(written));
}

const sheetsIn = (code: string) => [...code.matchAll(/\bcss`([^`]*)`/g)].map(([, css]) => css!);

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

test('every element and all its parts keep their blanks, and their style sheets the same rules', async ({
  page,
}) => {
  const written: string[] = [];
  const built: string[] = [];
  for (const path of readdirSync('components', { recursive: true, encoding: 'utf8' })) {
    const code = path.endsWith('.ts') ? readFileSync(`components/${path}`, 'utf8') : '';
    if (!/\b(css|html|svg)`/.test(code)) continue;
    const made = await minified(code);
    expectSameBlanks(path, code, made);
    written.push(...sheetsIn(code));
    built.push(...sheetsIn(made));
  }
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
