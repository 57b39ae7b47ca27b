import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { elements } from '../../components/elements.js';
import * as esbuild from 'esbuild';
import { addressOf, kill } from '../emulator/process.js';
import { makeProject, packedInto } from './packed.js';

/** Everything that a host imports, and the call that a server runs at top level. */
const code = `
  import { configure } from 'bandstand';
  import { createCheckout } from 'bandstand/checkout';
  import 'bandstand/event-tickets';
  configure({ baseUrl: 'https://api.example' });
  console.log(createCheckout);
`;

let home = '';
let host = '';
let installed = '';
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'bandstand-'));
  host = join(home, 'host');
  installed = join(host, 'node_modules/bandstand');
  makeProject(host, [packedInto(home)]);
  writeFileSync(join(host, 'in.js'), code);
});
test.afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The other bundlers, and what each makes of it in a browser, are in `npm run test:consumers`. */
test('esbuild builds a page with tickets and checkout', async () => {
  const { errors, warnings } = await esbuild.build({
    entryPoints: [join(host, 'in.js')],
    bundle: true,
    format: 'esm',
    splitting: true,
    outdir: join(host, 'out'),
    logLevel: 'silent',
  });
  expect([...errors, ...warnings]).toEqual([]);
});

test('webpack and Vite leave to the browser what is loaded from an address of the page', () => {
  const folder = join(installed, 'dist/npm');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const loads = texts.flatMap((text) => text.match(/\bimport\((?!\s*["'])[^;]*/g) ?? []);
  expect(loads.length).toBeGreaterThan(0);
  for (const load of loads) expect(load).toMatch(/webpackIgnore: true.*@vite-ignore/s);
});

test('plain Node, as a server renders with, loads every entry and takes configure()', () => {
  const said = execFileSync(process.execPath, ['in.js'], { cwd: host, encoding: 'utf8' });
  expect(said).toContain('createCheckout');
  const { exports } = manifest();
  const entries = [...Object.keys(elements), 'emulator', 'prerender'];
  const all = entries.map((name) => `await import('bandstand/${name}');`).join('');
  // A server that renders Lit templates must not know the elements: it writes their tags and fallback.
  const known = Object.keys(elements).map((tag) => `customElements.get('${tag}')`);
  const ask = `${all} console.log(String([${known.join()}].every((it) => it === undefined)))`;
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', ask], { cwd: host });
  expect(told.toString().trim()).toBe('true');
  expect(Object.keys(exports)).toEqual(expect.arrayContaining(['./package.json', './checkout']));
});

test('a host that has Lit of its own keeps one copy of it', () => {
  expect(existsSync(join(installed, 'node_modules'))).toBe(false);
  for (const range of Object.values(manifest().dependencies)) expect(range).toMatch(/^\^/);
});

test('npm pack builds everything first, and CDNs find the script', () => {
  const { scripts, unpkg, jsdelivr } = manifest();
  expect(scripts.prepack).toBe('tsx tools/build/build.ts');
  for (const file of [unpkg, jsdelivr]) expect(existsSync(join(installed, file))).toBe(true);
});

test('the licences of what is built in are in the package', () => {
  const text = readFileSync(join(installed, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8');
  for (const name of Object.keys(manifest().dependencies)) expect(text).toContain(`\n${name} `);
  for (const name of ['lit-html', 'lit-element', '@lit/reactive-element', '@hono/node-server']) {
    expect(text).toContain(`\n${name} `);
  }
});

test('every link of every document leads somewhere in the package', () => {
  const documents = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  const links = documents.filter((name) => /\.md$|llms\.txt$/.test(name)).flatMap(linksOf);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !existsSync(join(installed, link)))).toEqual([]);
});

test('npx bandstand runs from the package, and needs nothing of the workshop', async () => {
  const command = join(host, 'node_modules/.bin/bandstand');
  const say = (...args: string[]) => execFileSync(command, args, { cwd: host, encoding: 'utf8' });
  expect(say('--version').trim()).toBe(manifest().version);
  expect(say('--help')).toMatch(
    /^ {2}check .*\n {2}snippet .*\n {2}prerender .*\n {2}offline .*\n {2}emulator .*\n {2}conformance /m,
  );
  expect(say('conformance', '--only', 'line-up')).toMatch(/, 0 failed, 0 skipped$/m);

  const server = spawn(command, ['emulator', '--port', '0'], { cwd: host });
  try {
    const address = await addressOf(server);
    for (const [path, type] of [
      ['panel', 'text/html'],
      ['panel.js', 'text/javascript'],
      ['assets/logos/meadowlark.svg', 'image/svg+xml'],
    ] as const) {
      const answer = await fetch(`${address}/__emulator/${path}`);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('Content-Type'), path).toContain(type);
    }
  } finally {
    await kill(server);
  }
});

/** To other files, from the folder of the package. */
function linksOf(document: string): string[] {
  const text = readFileSync(join(installed, document), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link]) => link ?? '');
  const own = links.filter((link) => !/^https?:/.test(link));
  return own.map((link) => join(dirname(document), link));
}

interface Manifest {
  dependencies: Record<string, string>;
  exports: Record<string, unknown>;
  scripts: { prepack?: string };
  version: string;
  unpkg: string;
  jsdelivr: string;
}

const manifest = () =>
  JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
