import { expect, test } from '@playwright/test';
import { Linter } from 'eslint';
import { composingKeys } from '../../tools/lint/composing-keys.js';

const parts: Pick<Linter.Config, 'plugins' | 'rules'>[] = composingKeys;
const problems = (code: string) =>
  new Linter().verify(
    code,
    parts.map(({ plugins, rules }) => ({ plugins, rules })),
  ).length;

test('a listener of keys that would act on those of a composition is no code of ours', () => {
  expect(problems('html`<input @keydown=${(event) => act(event)} />`')).toBe(1);
  expect(problems('html`<input @input=${a} @keyup="${act}" />`')).toBe(1);
  expect(problems("root.addEventListener('keydown', ({ key }) => act(key))")).toBe(1);
  expect(problems('html`<input @keydown=${heedKeys(act)} @keyup=${keepKeys} />`')).toBe(0);
  expect(problems("root.addEventListener('keydown', heedKeys(act))")).toBe(0);
});
