import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { atNight } from '../effort.js';

const command = resolve('tools/words/words.ts');
const tsx = resolve('node_modules/.bin/tsx');
const run = (folder: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(tsx, [command, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr, lines: stdout.trim().split('\n') };
};

/** Of the news, German has a part and Polish nothing; of the pulse there is English. */
const files = {
  'states/en/first.json': { retry: 'Try again' },
  'states/de.json': { retry: 'Noch einmal' },
  'states/pl.json': { retry: 'Jeszcze raz' },
  'news/en/first.json': { news: 'News' },
  'news/en/parts.json': { older: 'Older', newer: 'Newer' },
  'news/de.json': { news: 'Neues', newer: 'Neuer' },
  'pulse/en/first.json': {
    title: 'Pulse of {event}',
    beats: { one: 'A beat', other: '{count} beats' },
  },
};

/** A group that was begun in some languages may have gaps until a release. */
const isBegun = (group: string) =>
  readdirSync(`src/i18n/${group}`).filter((name) => /^[a-z]{2}\.json$/.test(name)).length < 13;

test('nothing is missing of a group that is there in every language, and the lists of all phrases tell what there is', () => {
  const { status, stderr, lines } = run('.', '--check');
  expect(lines.pop()).toMatch(/^\d+ groups, 13 languages beside English: /);
  expect(lines.filter((line) => !isBegun(line.split(' ')[0]!))).toEqual([]);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

/** `lineup/de.json` and `lineup/en/first.json` */
const isPhrases = /^[\w-]+\/([a-z]{2})(?:\/[a-z]+)?\.json$/;
const readTexts = (file: string) =>
  JSON.parse(readFileSync(join('src/i18n', file), 'utf8')) as Record<string, unknown>;
const textsIn = (file: string) =>
  Object.values(readTexts(file)).map((text) => JSON.stringify(text));

/** However some language may write it. */
const email = /e[-‑]?(?:mail|post|bost|poczt)|mejl|courriel|correo|بريد|[إا]يميل|[eＥ]?メール/giu;

test('a language has one spelling of “email”, wherever it says it', () => {
  const spellings = new Map<string, Set<string>>();
  for (const file of readdirSync('src/i18n', { recursive: true, encoding: 'utf8' })) {
    const [, language] = isPhrases.exec(file) ?? [];
    if (!language) continue;
    const said = textsIn(file).join(' ').replaceAll('\u2060', '');
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
    if (!isPhrases.test(file)) continue;
    for (const [key, text] of Object.entries(readTexts(file)))
      if (!labels.test(key) && /(?<!\p{L})\p{L}-\p{L}/u.test(JSON.stringify(text)))
        broken.push(`${file} ${key}`);
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
      writeFileSync(path, JSON.stringify(text));
    }
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  atNight(test)(
    'they are listed by group and language, and it is no failure unless one asks for that',
    () => {
      const { status, lines } = run(folder);
      expect(lines).toEqual([
        'news lacks in de: older',
        'news lacks in pl: news, older, newer',
        'pulse is in English only.',
        '3 groups, 2 languages beside English: 8 phrases are missing.',
      ]);
      expect(status).toBe(0);
      expect(run(folder, '--strict').status).toBe(1);
    },
  );

  atNight(test)('what cannot be said as it is written is named, and fails', () => {
    const put = (text: unknown) =>
      writeFileSync(join(folder, 'src/i18n/pulse/de.json'), JSON.stringify({ title: text }));
    for (const [text, mistake] of [
      ['Puls von {place}', 'English does not tell {place}.'],
      ['Puls', 'says nothing of {event}.'],
      [{ one: 'Puls von {event}' }, 'lacks the form “other”.'],
      [{ other: '{event}', some: '{event}' }, '“some” is no form.'],
    ] as const) {
      put(text);
      const { status, stderr } = run(folder);
      expect(stderr).toBe(`pulse/de.json title: ${mistake}\n`);
      expect(status).toBe(1);
    }
    rmSync(join(folder, 'src/i18n/pulse/de.json'));
  });
});
