import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { atNight } from '../effort.js';

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

/** Those of the lines, in one module, that lint refuses: once for each time that it does. */
function refusedOf(lines: readonly string[]): string[] {
  const written = lines.map(
    (line, index) => `export const it${index} = () => { void (${line}); };`,
  );
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync('test-results/addresses-');
  const file = `${folder}/planted.ts`;
  writeFileSync(file, `${before}${written.join('\n')}\n`);
  const args = ['--import', 'tsx', 'tools/lint/safe-addresses.ts', file];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  const above = before.split('\n').length;
  return [...stdout.matchAll(/\.ts:(\d+) /g)].map(([, line]) => lines[Number(line) - above]!);
}

atNight(test)('lint lets no address into the page that src/html has not made', () => {
  test.slow();
  expect(refusedOf([...violations, ...permitted])).toEqual(violations);
});
