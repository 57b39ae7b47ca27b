import { chromium, type Browser, type Page } from 'playwright';
import { chromeFlags, findChrome } from '../.ci/browser.mjs';
import { serveStatic } from '../tools/site/static-server.js';
import { lineupOf } from './festival.js';
import { PressClock, type Press } from './press-clock.js';
import { spread, type Table } from './statistics.js';

/** What each press in a line-up costs. */
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

type Step = readonly [name: string, press: (page: Page) => Promise<unknown>];

/** By the mouse alone: `page.click` looks into the page during the press for what it has hit. */
const click = (selector: string) => async (page: Page) => {
  const target = page.locator(`event-lineup ${selector}`);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${selector}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};
const view = (name: string) => click(`.view:has([value=${name}])`);
const key = (name: string) => (page: Page) => page.keyboard.press(name);

/** In the order of a visit; steps without a name only lead to the next. */
const steps: readonly Step[] = [
  ['star', click('.stages .favourite >> nth=1')],
  ['artist dialog', click('.stages .name >> nth=2')],
  ['', key('Escape')],
  ['another artist', click('.stages .name >> nth=3')],
  ['artist closed', key('Escape')],
  ['day', click('.tab >> nth=1')],
  ['day, again', click('.tab >> nth=0')],
  ['', click('.search input')],
  ['search, first key', key('a')],
  ['search, second key', key('m')],
  ['search, key taken back', key('Backspace')],
  ['star in what is found', click('.stages .favourite >> nth=3')],
  ['search, emptied', click('.clear')],
  ['', click('[popovertarget=filters]')],
  ['filter, first box', click('#filters input >> nth=0')],
  ['filter, second box', click('#filters input >> nth=1')],
  ['', key('Escape')],
  ['', click('.outcome .button-quiet')],
  ['poster', view('poster')],
  ['timetable', view('timetable')],
  ['list', view('list')],
];

const hostPage = (port: number): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>host</title>
<script async src="/bandstand.js" data-base-url="http://localhost:${port}/service" data-service-key="pk_bench"
data-event="party"></script><h1>Party</h1><event-lineup></event-lineup>`;

interface Stage extends PressOptions {
  readonly browser: Browser;
  readonly port: number;
}

async function open({ browser, port, width, slowdown }: Stage, sets: number) {
  const viewport = { width, height: 800 };
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const clock = await PressClock.for(page, 'event-lineup', slowdown);
  const answer = JSON.stringify(lineupOf(sets));
  await page.route('**/service/**', (route) =>
    route.request().url().includes('/lineup')
      ? route.fulfill({ body: answer, contentType: 'application/json' })
      : route.fulfill({ status: 404, body: '{"apiVersion":1,"error":{"code":"not_found"}}' }),
  );
  await page.goto(`http://localhost:${port}/host.html`, { waitUntil: 'networkidle' });
  await page.waitForSelector('event-lineup .favourite');
  return { page, clock, close: () => context.close() };
}

type Took = Map<string, Press[]>;
const rowOf = (name: string, sets: number) => `${name} | ${sets}`;

async function visit(stage: Stage, sets: number, took: Took): Promise<void> {
  const { page, clock, close } = await open(stage, sets);
  for (const [name, press] of steps) {
    const cost = await clock.time(() => press(page));
    const row = rowOf(name, sets);
    if (name.includes(stage.only)) took.set(row, [...(took.get(row) ?? []), cost]);
  }
  await close();
}

/** Every round opens all sizes anew, so that a busy machine slows all, and nothing is warm that a visitor would find cold. */
export async function measurePresses(options: PressOptions): Promise<Table> {
  const pages: Record<string, string> = {};
  const { server, port } = await serveStatic({ roots: ['dist'], port: 0, pages });
  pages['/host.html'] = hostPage(port);
  const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
  const took: Took = new Map();
  const stage = { ...options, browser, port };
  for (let round = 0; round < options.rounds; round += 1) {
    for (const sets of options.sizes) await visit(stage, sets, took);
  }
  await browser.close();
  server.close();
  return tableOf(options, took);
}

function tableOf({ sizes, rounds, width, slowdown, only }: PressOptions, took: Took): Table {
  const named = steps.filter(([name]) => name && name.includes(only));
  const columns = ['paint', 'settled', 'task'] as const;
  return {
    name: 'presses',
    caption: `Presses in a line-up, in milliseconds, ${rounds} visits each; processor slowed ${slowdown} times, ${width} px wide. The goal is ${goal} to the next paint:`,
    head: ['press', 'sets', 'next paint', 'all changes painted', 'longest task'],
    rows: named.flatMap(([name]) =>
      sizes.map((sets) => {
        const presses = took.get(rowOf(name, sets)) ?? [];
        const cells = columns.map((what) => spread(presses.map((press) => press[what])));
        return [name, sets.toLocaleString('en-GB'), ...cells];
      }),
    ),
  };
}
