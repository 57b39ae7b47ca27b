import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { chromeFlags, findChrome } from '../.ci/browser.mjs';
import { serveStatic } from '../tools/site/static-server.js';
import { lineupOf } from './festival.js';
import { PressClock, type Press } from './press-clock.js';
import { own, pageOf, plainLit, type Subject } from './press-steps.js';
import { bundlePlainLit } from './side-by-side/peers.js';
import { spread, type Table } from './statistics.js';

/** What each press in a line-up costs, beside the same press in a plain Lit page. */
export interface PressOptions {
  readonly sizes: readonly number[];
  readonly rounds: number;
  readonly width: number;
  readonly slowdown: number;
  /** Only presses whose name has this in it. */
  readonly only: string;
}

/** A press that is not answered within it feels late. */
const goal = 100;

interface Stage extends PressOptions {
  readonly browser: Browser;
  readonly port: number;
  readonly took: Took;
}

async function open({ browser, port, width, slowdown }: Stage, subject: Subject, sets: number) {
  const { element, ready } = subject;
  const viewport = { width, height: 800 };
  const context = await browser.newContext({ viewport });
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

type Took = Map<string, Press[]>;
const rowOf = ({ element }: Subject, name: string, sets: number) =>
  [element, name, sets].join(' | ');

async function visit(stage: Stage, subject: Subject, sets: number): Promise<void> {
  const { took, only } = stage;
  const { page, clock, close } = await open(stage, subject, sets);
  for (const [name, press] of subject.steps) {
    const cost = await clock.time(() => press(page));
    const row = rowOf(subject, name, sets);
    if (name.includes(only)) took.set(row, [...(took.get(row) ?? []), cost]);
  }
  await close();
}

/** Every round opens all sizes anew, so that a busy machine slows all, and nothing is warm that a visitor would find cold. */
export async function measurePresses(options: PressOptions): Promise<Table> {
  const plain = mkdtempSync(join(tmpdir(), 'bandstand-plain-'));
  bundlePlainLit(plain);
  const pages: Record<string, string> = {};
  const { server, port } = await serveStatic({ roots: ['dist', plain], port: 0, pages });
  for (const subject of [own, plainLit])
    pages[`/${subject.element}.html`] = pageOf(subject, `http://localhost:${port}/service`);
  const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
  const took: Took = new Map();
  const stage = { ...options, browser, port, took };
  for (let round = 0; round < options.rounds; round += 1) {
    for (const sets of options.sizes)
      for (const subject of [own, plainLit]) await visit(stage, subject, sets);
  }
  await browser.close();
  server.close();
  rmSync(plain, { recursive: true });
  return tableOf(options, took);
}

const columns = [
  ['next paint', 'paint'],
  ['all changes painted', 'settled'],
  ['longest task', 'task'],
] as const;

function tableOf({ sizes, rounds, width, slowdown, only }: PressOptions, took: Took): Table {
  const named = own.steps.filter(([name]) => name && name.includes(only));
  return {
    name: 'presses',
    caption: `Presses in a line-up, in milliseconds, ${rounds} visits each; processor slowed ${slowdown} times, ${width} px wide. The goal is ${goal} to the next paint. After each, the same of a plain Lit page, where it has such a press:`,
    head: ['press', 'sets', ...columns.flatMap(([head]) => [head, 'plain Lit'])],
    rows: named.flatMap(([name]) =>
      sizes.map((sets) => {
        const cells = columns.flatMap(([, what]) =>
          [own, plainLit].map((subject) =>
            spread((took.get(rowOf(subject, name, sets)) ?? []).map((press) => press[what])),
          ),
        );
        return [name, sets.toLocaleString('en-GB'), ...cells];
      }),
    ),
  };
}
