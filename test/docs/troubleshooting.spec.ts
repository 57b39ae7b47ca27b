import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const page = readFileSync('docs/troubleshooting.md', 'utf8');
const sources = ['src', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => path.endsWith('.ts') || /\/i18n\/[\w-]+\/en\/.*\.json$/.test(path))
    .map((path) => readFileSync(path, 'utf8')),
);
/** As it is said: what stands in several lines of source, or between placeholders, is one text. */
const said = sources.join('\n').replace(/[`'] \+\s+[`']/g, '');

const rowsOf = (heading: string) =>
  (page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| --'))
    .slice(1)
    .map((line) => line.split(' | ')[0] ?? '');

const inConsole = rowsOf('What the console says').flatMap((cell) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text.replace(/ ?…$/, '')),
);

test('every sentence that docs/troubleshooting.md quotes is one of the widgets', () => {
  const onPage = rowsOf('What the page says').flatMap((cell) => /"(.*)"/.exec(cell)?.[1] ?? []);
  expect([onPage.length, inConsole.length].every((count) => count > 10)).toBe(true);
  const quoted = [...onPage.flatMap((text) => text.split('…')), ...inConsole];
  expect(quoted.filter((text) => !said.includes(text.replaceAll("'", "\\'")) && !said.includes(text))).toEqual([]); // oxfmt-ignore
});

test('every warning that an element gives stands in docs/troubleshooting.md', () => {
  const given = [...said.matchAll(/warnDeveloper\(\s*[\w.#]+,\s*(['`])(.+?)\1[,)]/g)].map(
    ([, , text = '']) => text,
  );
  expect(given.length).toBeGreaterThan(8);
  const missing = given.filter((text) => !inConsole.some((one) => text.includes(one)));
  expect(missing).toEqual([]);
});
