import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addressOf, control, kill, run } from '../emulator/process.js';
import { manyCommands, type ManyCommands } from './command.js';

test.describe.configure({ mode: 'default' });

let service = '';
let emulator: ChildProcess;
let folder = '';
let commands: ManyCommands;
const bandstand = (...args: string[]) => commands.bandstand(...args);

test.beforeAll(async () => {
  emulator = run('--port', '0');
  service = await addressOf(emulator);
  folder = mkdtempSync(join(tmpdir(), 'bandstand-prerender-'));
  commands = manyCommands();
});
test.afterAll(async () => {
  commands.close();
  await kill(emulator);
  rmSync(folder, { recursive: true, force: true });
});

const key = 'pk_live_meadowlark_demo';
const pageOf = (body: string, lang = 'en-GB') => `<!doctype html>
<html lang="${lang}"><head><title>Our summer</title>
<script async src="https://cdn.example/bandstand.js" data-base-url="${service}"
  data-service-key="${key}" data-event="meadowlark-2027"></script>
</head><body><h1>Our summer</h1>${body}</body></html>
`;

const all =
  '<event-card></event-card><event-lineup></event-lineup>' +
  '<div data-event-widget="faq">Ask us</div><event-news article-url="/news/{slug}"></event-news>';

/** A file of its own for each. */
function fileOf(html: string | Uint8Array, name = `${Math.random()}.html`): string {
  const path = join(folder, name);
  writeFileSync(path, html);
  return path;
}

const read = (path: string): string => readFileSync(path, 'utf8');

test('writes card, line-up, questions and news into element and div, and all they hold is text in the file', async () => {
  const path = fileOf(pageOf(all));
  const { code, out } = await bandstand('prerender', path);
  expect(out).toBe(`${path}: written (event-card, event-lineup, event-faq, event-news)\n`);
  expect(code).toBe(0);
  const html = read(path);
  for (const part of [
    '<h2><bdi>Meadowlark 2027</bdi></h2>',
    '<h3>Friday 25 June</h3>',
    '<li><div><time datetime="2027-06-25T13:40">13:40</time> – 14:25 <strong><bdi>Saoirse Kell</bdi></strong></div>',
    '<details><summary><h3><bdi>What does a weekend ticket include?</bdi></h3></summary>',
    '<a href="/news/the-hay-decides"><bdi>The hay decides</bdi></a>',
    '<time datetime="2027-04-28T08:00:00.000Z">28 April 2027</time>',
    'Ask us<div data-event-prerendered="event-faq" lang="en-GB" dir="ltr">',
  ])
    expect(html).toContain(part);
  // Card and line-up describe the same event: a search engine reads it once.
  const ids = [...html.matchAll(/data-event-schema="(\w+) [^"]+"/g)].map(([, id]) => id);
  expect(ids).toEqual(['lineup', 'faq']);
});

test('a second run gives the same bytes, and --remove those of the author', async () => {
  const before = `\uFEFF${pageOf(all).replaceAll('\n', '\r\n')}`;
  const path = fileOf(before);
  expect((await bandstand('prerender', path, '--check')).code).toBe(1);
  expect(read(path)).toBe(before);
  await bandstand('prerender', path);
  const first = read(path);
  expect(first).toContain('Saoirse Kell');
  const { code, out } = await bandstand('prerender', path, '--check');
  expect([code, out]).toEqual([0, expect.stringContaining(`${path}: up to date (`)]);
  await bandstand('prerender', path);
  expect(read(path)).toBe(first);
  await bandstand('prerender', path, '--remove', '--base-url', 'https://nobody.invalid');
  expect(read(path)).toBe(before);
});

test('what has changed at the service takes the place of what was written', async () => {
  const path = fileOf(pageOf('<event-card></event-card>'));
  await bandstand('prerender', path);
  await bandstand('prerender', path, '--event', 'foghorn-kyoto');
  expect(read(path)).toContain('Foghorn Kyoto');
  expect(read(path)).not.toContain('Meadowlark 2027');
});

test('needs no more of a service than the specification states', async () => {
  await control(service, 'settings', { bare: true });
  try {
    const path = fileOf(pageOf(all));
    expect((await bandstand('prerender', path)).code).toBe(0);
    for (const part of ['Meadowlark 2027', 'Saoirse Kell', 'weekend ticket', 'The hay decides'])
      expect(read(path)).toContain(part);
  } finally {
    await control(service, 'settings', { bare: false });
  }
});

test('speaks the language of the page, or of the widget', async () => {
  const path = fileOf(
    pageOf('<event-card></event-card><event-news locale="fr"></event-news>', 'de'),
  );
  await bandstand('prerender', path);
  expect(read(path)).toContain('<dt>Wann</dt>');
  expect(read(path)).toMatch(/<div [^>]*event-news" lang="fr" dir="ltr">[^]*28 avril 2027/);
});

test('on the page of one article stands that article, with its data for search engines', async () => {
  const path = fileOf(pageOf('<event-news article="the-hay-decides"></event-news>'));
  await bandstand('prerender', path);
  expect(read(path)).toContain('<h3><bdi>The hay decides</bdi></h3>');
  expect(read(path)).toMatch(/data-event-schema="news [\w-]+ the-hay-decides">.*"NewsArticle"/);
});

test('of a widget that can hold nothing, it says why and what to do, and does the others', async () => {
  const body =
    '\n<a href="#widget=lineup">Line-up</a>\n<p><event-faq></event-faq></p>\n' +
    '<a href="/"><event-news></event-news></a>\n<event-card></event-card>\n<event-lineup>';
  const path = fileOf(pageOf(body));
  const { code, out, errors } = await bandstand('prerender', path);
  expect(code).toBe(0);
  expect(out).toContain('written (event-card)');
  expect(errors).toContain('event-lineup (line 6) is a link, in which no other link may stand');
  expect(errors).toContain('event-faq (line 7) stands where HTML permits no paragraphs');
  expect(errors).toContain('event-news (line 8) stands where');
  expect(errors).toContain('event-lineup (line 10) has no end tag: write </event-lineup>');
  await bandstand('prerender', path, '--remove');
  expect(read(path)).toBe(pageOf(body));
});

test('--out leaves the pages as they are and keeps the shape of a folder', async () => {
  const [site, out] = [join(folder, 'site'), join(folder, 'out')];
  mkdirSync(join(site, 'faq'), { recursive: true });
  const page = pageOf('<event-faq></event-faq>');
  for (const name of ['index.html', 'faq/index.html']) writeFileSync(join(site, name), page);
  const { code } = await bandstand('prerender', site, '--out', out);
  expect(code).toBe(0);
  for (const name of ['index.html', 'faq/index.html']) {
    expect(read(join(site, name))).toBe(page);
    expect(read(join(out, name))).toContain('weekend ticket');
  }
  const files = ['index.html', 'faq/index.html'].map((name) => join(site, name));
  const twice = await bandstand('prerender', ...files, '--out', out);
  expect([twice.code, twice.errors]).toEqual([2, expect.stringContaining('Two pages would be')]);
});

test('a service that refuses, and a page that says too little, leave the file alone', async () => {
  const html = pageOf('<event-faq></event-faq>');
  for (const [args, words] of [
    [['--key', 'pk_live_wrong_9'], 'refused the service key (401)'],
    [['--key', 'sk_live_secret'], 'The service key is a secret one (sk_…)'],
    [['--event', 'nobody-2027'], 'knows no event "nobody-2027" (404)'],
    [['--base-url', 'emulator:'], 'npx bandstand emulator'],
    [['--base-url', 'ftp://a.example'], '"ftp://a.example" is no address of a service'],
  ] as const) {
    const path = fileOf(html);
    const { code, errors } = await bandstand('prerender', path, ...args);
    expect([code, errors], args.join(' ')).toEqual([1, expect.stringContaining(words)]);
    expect(errors).toContain(path);
    expect(read(path)).toBe(html);
  }
  const silent = await bandstand('prerender', fileOf('<event-faq></event-faq>'));
  expect(silent.errors).toContain('does not say the base-url and event');
});

test('what was typed wrong ends with 2, and says what would be right', async () => {
  const latin = fileOf(Buffer.from('<p>Bj\xf6rk</p>', 'latin1'));
  for (const [args, words] of [
    [[], 'Which page?'],
    [[join(folder, 'none.html')], 'There is no file'],
    [[latin], 'is not UTF-8: save it as UTF-8'],
    [[latin, '--chek'], 'Did you mean --check?'],
    [[latin, '--check', '--out', 'x'], '--check writes nothing'],
  ] as const) {
    const { code, errors } = await bandstand('prerender', ...args);
    expect([code, errors]).toEqual([2, expect.stringContaining(words)]);
  }
  expect((await bandstand('prerender', '--help')).out).toMatch(/^bandstand prerender FILE/);
});
