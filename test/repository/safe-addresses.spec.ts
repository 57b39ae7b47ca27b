import { expect, test } from '@playwright/test';
import { ESLint } from 'eslint';

const file = 'components/event-card/ticket-button.ts';
const before = `
import { html, nothing } from 'lit';
import { webUrl, type SafeAddress } from '../../src/html/links.js';
import { fileAddress, hashAddress } from '../../src/html/page-addresses.js';
declare const text: string;
declare const image: HTMLImageElement;
declare const step: { action: string };
`;

const violations = [
  'html`<a href=${text}>x</a>`',
  'html`<a href="${text}">x</a>`',
  'html`<a .href=${text}>x</a>`',
  'html`<img alt="" src=${text as never} />`',
  'html`<form action=${text}></form>`',
  'html`<button formaction=${text}></button>`',
  'html`<a href="https://${text}">x</a>`',
  'html`<a href="${hashAddress(text)}${text}">x</a>`',
  "html`<a href=${webUrl(text) ?? ''}>x</a>`",
  'html`<a href=${webUrl(text)}>x</a>`',
  'image.src = text',
  'location.href = text',
  'location.assign(text)',
  'window.open(text)',
  "image.setAttribute('src', text)",
  'text as SafeAddress',
];

const permitted = [
  'html`<a href=${webUrl(text) ?? nothing}>x</a>`',
  'html`<a href="#${text}">x</a>`',
  'html`<a title=${text}>x</a>`',
  'image.src = fileAddress(new Blob())',
  'step.action = text',
  "image.setAttribute('alt', text)",
  'location.href.startsWith(text)',
];

// In CI the parser would read files from the disk once, and not what it is given here.
const parserOptions = { disallowAutomaticSingleRunInference: true };
const eslint = new ESLint({ overrideConfig: { languageOptions: { parserOptions } } });

/** Those of the lines, in one module, that the rule refuses: once for each time that it does. */
async function refusedOf(lines: readonly string[]): Promise<string[]> {
  const written = lines.map((line) => `export const it = () => { void (${line}); };`);
  const code = `${before}${written.map((line, index) => line.replace('it', `it${index}`)).join('\n')}\n`;
  const [result] = await eslint.lintText(code, { filePath: file });
  const messages = result?.messages ?? [];
  const fatal = messages.find((message) => message.fatal);
  if (fatal) throw new Error(fatal.message);
  const above = before.split('\n').length;
  return messages
    .filter(({ ruleId }) => ruleId === 'addresses/safe')
    .map(({ line }) => lines[line - above] ?? `line ${line}`);
}

test('lint lets no address into the page that src/html has not made', async () => {
  test.slow();
  expect(await refusedOf([...violations, ...permitted])).toEqual(violations);
});
