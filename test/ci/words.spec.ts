import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const command = resolve('tools/words/words.ts');
const tsx = resolve('node_modules/.bin/tsx');
const run = (folder: string, ...args: string[]) => {
  const { status, stdout } = spawnSync(tsx, [command, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n') };
};

/** What two groups hold; of the second, German has a part and Polish nothing. */
const files = {
  'states/en.ts': "export const states = { retry: 'Try again' };",
  'states/de.ts': "export const phrases = { retry: 'Noch einmal' };",
  'states/pl.ts': "export const phrases = { retry: 'Jeszcze raz' };",
  'news/en.ts': "export const news = { news: 'News' };",
  'news/en-parts.ts': "export const newsParts = { older: 'Older', newer: 'Newer' };",
  'news/de.ts': "export const phrases = { news: 'Neues', newer: 'Neuer' };",
  'news/languages.ts': "export const languages = { de: () => import('./de.js') };",
};

test('every phrase is there in every language today', () => {
  const { status, lines } = run('.', '--strict');
  expect(lines.join('\n')).toMatch(
    /^\d+ groups, 8 languages beside English: nothing is missing\.$/,
  );
  expect(status).toBe(0);
});

test.describe('where a language lacks phrases', () => {
  let folder = '';
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bandstand-words-'));
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, 'src/i18n', name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('they are listed by group and language, and it is no failure unless one asks for that', () => {
    const { status, lines } = run(folder);
    expect(lines).toEqual([
      'news lacks in de: older',
      'news lacks in pl: news, older, newer',
      '2 groups, 2 languages beside English: 4 phrases are missing.',
    ]);
    expect(status).toBe(0);
    expect(run(folder, '--strict').status).toBe(1);
  });
});
