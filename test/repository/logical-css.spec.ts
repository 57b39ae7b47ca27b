import { expect, test } from '@playwright/test';
import { ESLint } from 'eslint';
import ts from 'typescript-eslint';

/** A physical declaration, and the logical one that the rule asks for. */
const physical: [declaration: string, instead: string][] = [
  ['left: 0', 'inset-inline-start'],
  ['right: auto', 'inset-inline-end'],
  ['margin-left: 1em', 'margin-inline-start'],
  ['padding-right: 1em', 'padding-inline-end'],
  ['scroll-margin-left: 1em', 'scroll-margin-inline-start'],
  ['border-left: 1px solid', 'border-inline-start'],
  ['border-right-color: red', 'border-inline-end-color'],
  ['border-top-left-radius: 4px', 'border-start-start-radius'],
  ['border-bottom-right-radius: 4px', 'border-end-end-radius'],
  ['text-align: left', 'text-align: start'],
  ['text-align:right', 'text-align: end'],
  ['float: left', 'float: inline-start'],
  ['clear: right', 'clear: inline-end'],
  ['padding: 0 1em 0 2em', 'padding-block and padding-inline'],
  ['margin: 0 calc(2 * var(--x)) 0 auto', 'margin-block and margin-inline'],
];

const logical = [
  'inset-inline-start: 0',
  'margin-inline: 1em',
  'text-align: start',
  'padding: 1px 2px 3px 2px',
  'margin: 0 auto 1em',
  'top: 0',
  'width: 1px',
  '--pass-left: 1px',
  'grid-area: right',
  '/* left: 0 */ color: red',
];

const eslint = new ESLint({
  overrideConfig: ts.configs.disableTypeChecked, // this rule needs no types; it is faster without
});

async function complaints(code: string, filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'styles/logical')
    .map(({ line, message }) => `${line}: ${message}`);
}

const styles = 'components/event-faq/event-faq.styles.ts';
const sheet = (declaration: string): string =>
  `import { css } from 'lit';\nexport default css\`\n  p { ${declaration}; }\n\`;\n`;

for (const [declaration, instead] of physical) {
  test(`lint refuses ${declaration} in component styles and names ${instead}`, async () => {
    const found = await complaints(sheet(declaration), styles);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^3: /);
    expect(found[0]).toContain(`write ${instead}.`);
  });
}

for (const declaration of logical) {
  test(`lint permits ${declaration} in component styles`, async () => {
    expect(await complaints(sheet(declaration), styles)).toEqual([]);
  });
}

test('lint refuses a physical side on both sides of an expression, and only in css', async () => {
  const around = sheet('left: ${size}; right: 0');
  expect(await complaints(around, 'components/event-faq/answer.ts')).toHaveLength(2);
  const text = 'export const words = `left: 0`;\n';
  expect(await complaints(text, styles)).toEqual([]);
});
