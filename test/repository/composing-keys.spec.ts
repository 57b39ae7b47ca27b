import { expect, test } from '@playwright/test';
import { ESLint } from 'eslint';
import ts from 'typescript-eslint';

const eslint = new ESLint({ overrideConfig: ts.configs.disableTypeChecked });

async function complaints(code: string): Promise<number> {
  const filePath = 'components/event-faq/toolbar.ts';
  const [result] = await eslint.lintText(code, { filePath });
  return result!.messages.filter(({ ruleId }) => ruleId === 'keys/composing').length;
}

const bare = [
  'html`<input @keydown=${(event) => act(event)} />`',
  'html`<input @input=${a} @keyup="${act}" />`',
  "root.addEventListener('keydown', ({ key }) => act(key))",
];
const heeding = [
  'html`<input @keydown=${ignoreComposingKeys(act)} @keyup=${keepLettersFromPage} />`',
  "root.addEventListener('keydown', ignoreComposingKeys(act) as EventListener)",
];

for (const code of bare) {
  test(`lint refuses a listener that would take the keys of a composition: ${code}`, async () => {
    expect(await complaints(code)).toBe(1);
  });
}

for (const code of heeding) {
  test(`lint permits ${code}`, async () => {
    expect(await complaints(code)).toBe(0);
  });
}
