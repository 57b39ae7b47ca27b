import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { chromeFlags, findChrome } from '../.ci/browser.mjs';
import { serveStatic } from '../tools/site/static-server.js';
import { lineupOf } from './festival.js';
import { PressClock } from './press-clock.js';
import { pageOf, subjects, type Subject } from './press-steps.js';
import { bundlePlainLit } from './side-by-side/peers.js';

/** Pages with a line-up of any size, for presses in them. */
export interface LineupStage {
  readonly browser: Browser;
  readonly port: number;
  readonly width: number;
  readonly slowdown: number;
}

/** Serves the pages while `run` runs. */
export async function withLineups(
  { width, slowdown }: Pick<LineupStage, 'width' | 'slowdown'>,
  run: (stage: LineupStage) => Promise<void>,
): Promise<void> {
  const plain = mkdtempSync(join(tmpdir(), 'bandstand-plain-'));
  bundlePlainLit(plain);
  const pages: Record<string, string> = {};
  const { server, port } = await serveStatic({ roots: ['dist', plain], port: 0, pages });
  for (const subject of subjects)
    pages[`/${subject.element}.html`] = pageOf(subject, `http://localhost:${port}/service`);
  const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
  await run({ browser, port, width, slowdown });
  await browser.close();
  server.close();
  rmSync(plain, { recursive: true });
}

export interface OpenLineup {
  readonly page: Page;
  readonly clock: PressClock;
  readonly close: () => Promise<void>;
}

/** A page that has drawn `sets` sets. */
export async function openLineup(
  { browser, port, width, slowdown }: LineupStage,
  { element, ready }: Subject,
  sets: number,
): Promise<OpenLineup> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  const clock = await PressClock.for(page, element, slowdown);
  const answer = JSON.stringify(lineupOf(sets));
  await page.route('**/service/**', (route) =>
    route.request().url().includes('/lineup')
      ? route.fulfill({ body: answer, contentType: 'application/json' })
      : route.fulfill({ status: 404, body: '{"apiVersion":1,"error":{"code":"not_found"}}' }),
  );
  await page.goto(`http://localhost:${port}/${element}.html`, { waitUntil: 'networkidle' });
  await page.waitForSelector(`${element} ${ready}`);
  return { page, clock, close: () => context.close() };
}
