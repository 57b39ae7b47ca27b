import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { checkUse, patchLit } from '../../tools/build/guest-lit.js';

const file = 'lit-html/lit-html.js';
const code = readFileSync(`node_modules/${file}`, 'utf8');

test('a Lit that a patch no longer fits, or fits twice, fails the build', () => {
  expect(() => patchLit(file, code.replace('3.3.3', '3.3.4'))).toThrow(/has 0 of what a patch/);
  expect(() => patchLit(file, code + code)).toThrow(/has 2 of what a patch/);
});

test('the Lit that is built in leaves nothing on window', () => {
  expect(code).toContain('litHtmlVersions');
  expect(patchLit(file, code)).not.toMatch(/litHtml(Versions|PolyfillSupport)|=globalThis/);
});

test('an element that uses what is left out of Lit fails the build', () => {
  for (const used of [
    'shown: { reflect: true }',
    'list: { type: Array }',
    'await this.scheduleUpdate()',
    'css`.a { color: ${ink} }`',
    'level: { hasChanged: () => true }',
  ])
    expect(() => checkUse('event-x/event-x.ts', used)).toThrow(/event-x.*leaves out/);
  expect(() => checkUse('event-x/event-x.ts', 'level: { type: Number }')).not.toThrow();
});
