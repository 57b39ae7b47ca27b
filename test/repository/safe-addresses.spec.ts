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

async function complaints(line: string): Promise<string[]> {
  const code = `${before}export const it = () => { void (${line}); };\n`;
  const [result] = await eslint.lintText(code, { filePath: file });
  const fatal = result?.messages.find((message) => message.fatal);
  if (fatal) throw new Error(fatal.message);
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'addresses/safe')
    .map(({ message }) => message);
}

test('lint lets no address into the page that src/html has not made', async () => {
  test.slow();
  for (const line of violations) expect(await complaints(line), line).toHaveLength(1);
  for (const line of permitted) expect(await complaints(line), line).toEqual([]);
});
