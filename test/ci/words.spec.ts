import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const command = resolve('tools/words/words.ts');
const tsx = resolve('node_modules/.bin/tsx');
const run = (folder: string, ...args: string[]) => {
  const { status, stdout } = spawnSync(tsx, [command, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n') };
};

/** Of the news, German has a part and Polish nothing; of the pulse there is English. */
const files = {
  'states/en.ts': "export const states = { retry: 'Try again' };",
  'states/de.ts': "export const phrases = { retry: 'Noch einmal' };",
  'states/pl.ts': "export const phrases = { retry: 'Jeszcze raz' };",
  'news/en.ts': "export const news = { news: 'News' };",
  'news/en-parts.ts': "export const newsParts = { older: 'Older', newer: 'Newer' };",
  'news/de.ts': "export const phrases = { news: 'Neues', newer: 'Neuer' };",
  'pulse/en.ts': "export const english = { title: 'Pulse' };",
  'pulse/languages.ts': 'export const languages = {};',
  'news/languages.ts': "export const languages = { de: () => import('./de.js') };",
};

test('nothing is missing where anybody has begun to translate', () => {
  const { status, lines } = run('.');
  expect(lines.pop()).toMatch(/^\d+ groups, 13 languages beside English: /);
  expect(lines.filter((line) => !line.endsWith(' is in English only.'))).toEqual([]);
  expect(status).toBe(0);
});

test('the lists of all phrases, for the elements and for authors, tell what there is', () => {
  expect(run('.', '--check')).toMatchObject({ status: 0 });
});

/** However some language may write it. */
const email = /e[-‑]?(?:mail|post|bost|poczt)|mejl|courriel|correo|بريد|[إا]يميل|[eＥ]?メール/giu;

test('a language has one spelling of “email”, wherever it says it', () => {
  const spellings = new Map<string, Set<string>>();
  for (const file of readdirSync('src/i18n', { recursive: true, encoding: 'utf8' })) {
    const [, language] = /\/([a-z]{2})(?:-[a-z]+)?\.ts$/.exec(file) ?? [];
    if (!language) continue;
    const said = readFileSync(join('src/i18n', file), 'utf8').replace(
      /^ +\w+:|^import.*|\\u2060/gm,
      '',
    );
    const found = spellings.get(language) ?? new Set();
    for (const [word] of said.matchAll(email)) found.add(word.toLowerCase());
    spellings.set(language, found);
  }
  expect(spellings.size).toBe(14);
  for (const [language, words] of spellings) expect([...words], language).toHaveLength(1);
});

/** Labels and buttons, which browsers know by their usual spelling, and which are too short to break. */
const labels = /^(?:emailAddress|prelaunchEmail|subscribeEmail|resendEmail|changeAddress)$/;

/** By a word joiner: many typefaces have no hyphen of the kind that does not break. */
test('no line ends behind the “E-” of an e-mail', () => {
  const broken: string[] = [];
  for (const file of readdirSync('src/i18n', { recursive: true, encoding: 'utf8' })) {
    if (!/\/[a-z]{2}(?:-[a-z]+)?\.ts$/.test(file)) continue;
    const phrases = readFileSync(join('src/i18n', file), 'utf8')
      .split(/^ {2}(?=\w+:)/m)
      .slice(1);
    for (const phrase of phrases) {
      const [key = ''] = /^\w+/.exec(phrase) ?? [];
      if (!labels.test(key) && /(?<!\p{L})\p{L}-\p{L}/u.test(phrase)) broken.push(`${file} ${key}`);
    }
  }
  expect(broken).toEqual([]);
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
      'pulse is in English only.',
      '3 groups, 2 languages beside English: 6 phrases are missing.',
    ]);
    expect(status).toBe(0);
    expect(run(folder, '--strict').status).toBe(1);
  });
});
