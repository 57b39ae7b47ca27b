import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { kill } from '../emulator/process.js';
import { serveScript } from '../site/pasted.js';
import { troublesOf } from '../site/troubles.js';
import { documents, snippets } from './documents.js';
import { atNight } from '../effort.js';

const pages = snippets('html').filter(({ code }) => /^<!doctype html>/i.test(code));
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

async function open(page: Page, body: string): Promise<void> {
  // A page over HTTPS loads no pictures over HTTP.
  const site = body.includes('"http://localhost') ? 'http://localhost' : 'https://festival.example';
  await serveScript(page);
  await page.route(`${site}/**`, (route) =>
    new URL(route.request().url()).pathname === '/festival.html'
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body })
      : route.fulfill({ status: 204 }),
  );
  await page.goto(`${site}/festival.html`);
}

for (const { place, code } of pages)
  test(`the page in ${place.replace(/:\d+$/, '')} works as it stands, in the colour that it names`, async ({
    page,
  }) => {
    const troubles = troublesOf(page);
    await open(page, code);
    const widgets = [...code.matchAll(/<(event-[a-z-]+)[ >]/g)].map(([, tag = '']) => tag);
    expect(widgets.length).toBeGreaterThan(0);
    const [, accent = 'none'] = /--event-color-accent: (#\w+)/.exec(code) ?? [];
    for (const tag of widgets) {
      const widget = page.locator(tag);
      await expect.poll(() => widget.evaluate((it) => it.matches(':state(ready)')), tag).toBe(true);
      await expect(widget).toHaveCSS('--event-color-accent', accent);
    }
    expect(troubles).toEqual([]);
  });

test('there are whole pages for developers and in the steps for organisers', () => {
  expect(pages.map(({ place }) => place.replace(/:\d+$/, ''))).toEqual([
    'docs/developers.md',
    'docs/organisers.md',
  ]);
});

test('an address of the script that a document gives names this version', () => {
  const named = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\/(?:bandstand@|bandstand\/)(\d[\w.-]*)\//g)].map(([, said]) => ({
      path,
      said,
    })),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ said }) => said !== version)).toEqual([]);
});

atNight(test)(
  'the page for developers, opened as a file, runs on the script of `npm start`',
  async ({ page }) => {
    const options = ['--import', 'tsx', 'tools/site/start.ts', '--no-build', '--port', '0'];
    const server = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
    const folder = mkdtempSync(join(tmpdir(), 'bandstand-by-hand-'));
    try {
      let origin = '';
      for await (const line of createInterface({ input: server.stdout })) {
        origin = /demo|emulator/.test(line) ? (line.match(/http:\/\/\S+/)?.[0] ?? '') : '';
        if (origin) break;
      }
      const file = join(folder, 'festival.html');
      const [{ code } = { code: '' }] = pages;
      writeFileSync(file, code.replace(/src="http:[^"]+"/, `src="${origin}/bandstand.js"`));
      const troubles = troublesOf(page);
      await page.goto(pathToFileURL(file).href);
      await expect(page.locator('event-lineup').getByRole('tab').first()).toBeVisible();
      expect(troubles).toEqual([]);
    } finally {
      await kill(server);
      rmSync(folder, { recursive: true });
    }
  },
);
