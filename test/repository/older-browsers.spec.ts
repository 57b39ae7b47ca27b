import { expect, test } from '@playwright/test';
import { ESLint } from 'eslint';
import ts from 'typescript-eslint';

const eslint = new ESLint({
  overrideConfig: ts.configs.disableTypeChecked, // these rules need no types
});

async function complaints(code: string, filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId?.startsWith('older/'))
    .map(({ message }) => message);
}

const sheet = (rules: string): string =>
  `import { css } from 'lit';\nexport default css\`\n  ${rules}\n\`;\n`;
const styles = 'components/event-faq/event-faq.styles.ts';

const lost: [rules: string, complaint: string][] = [
  ['p { color: light-dark(red, blue); }', 'light-dark( is younger (Firefox 120, Safari 17.5)'],
  ['a, p:has(a) { color: red; }', 'a is lost with p:has(a): part them.'],
  ['p { a { color: red; } }', 'Safari 16.4 and Firefox 115 do not nest.'],
];
for (const [rules, complaint] of lost)
  test(`lint refuses what costs older browsers more than its rule: ${rules}`, async () => {
    const found = await complaints(sheet(rules), styles);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(complaint);
  });

const kept = [
  'a { color: red; } p:has(a) { color: red; }',
  'a:has(b), p:has(a) { color: red; }',
  '@supports (color: light-dark(red, red)) { p { color: light-dark(red, blue); } }',
  '@media print { a, p { color: red; } }',
];
for (const rules of kept)
  test(`lint permits what costs older browsers nothing else: ${rules}`, async () => {
    expect(await complaints(sheet(rules), styles)).toEqual([]);
  });

test('lint refuses what says nothing to a screen reader in Firefox 115', async () => {
  const code = "export const hide = (box: Element) => (box.ariaHidden = 'true');\n";
  const [found, ...more] = await complaints(code, 'src/html/rebuild.ts');
  expect(found).toContain('use the attribute aria-hidden.');
  expect(more).toEqual([]);
  const role = "export const group = (box: Element) => (box.role = 'group');\n";
  expect(await complaints(role, 'components/event-faq/answer.ts')).toHaveLength(1);
  const attribute = "export const hide = (box: Element) => box.setAttribute('role', 'group');\n";
  expect(await complaints(attribute, 'src/html/rebuild.ts')).toEqual([]);
});
