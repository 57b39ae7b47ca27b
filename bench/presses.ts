import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { chromeFlags, findChrome } from '../.ci/browser.mjs';
import { serveStatic } from '../tools/site/static-server.js';
import { lineupOf } from './festival.js';
import { PressClock, type Press } from './press-clock.js';

/**
 * `npm run bench:presses`: what each press in a line-up costs on a processor slowed four times, at an
 * ordinary festival and at a huge one. Every round opens both anew, so that a busy machine slows both,
 * and nothing is warm that a visitor would find cold. Needs a build.
 *
 *   npm run bench:presses -- --sets 1000 --rounds 3 --width 412 --only search
 */
const { values } = parseArgs({
  options: {
    sets: { type: 'string', default: '120,1000' },
    rounds: { type: 'string', default: '5' },
    width: { type: 'string', default: '412' },
    slowdown: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
  },
});
const sizes = values.sets.split(',').map(Number);
/** A press that is not answered within it feels late. */
const goal = 100;

type Step = readonly [name: string, press: (page: Page) => Promise<unknown>];

const click = (selector: string) => (page: Page) => page.click(`event-lineup ${selector}`);
const view = (place: number) => click(`.view >> nth=${place}`);
const key = (name: string) => (page: Page) => page.keyboard.press(name);

/** In the order of a visit; steps without a name only lead to the next. */
const steps: readonly Step[] = [
  ['star', click('.stages .favourite >> nth=1')],
  ['artist dialog', click('.stages .name >> nth=2')],
  ['', key('Escape')],
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
  ['poster', view(1)],
  ['timetable', view(2)],
  ['list', view(0)],
];

const hostPage = (port: number): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>host</title>
<script async src="/bandstand.js" data-base-url="http://localhost:${port}/service" data-service-key="pk_bench"
data-event="party"></script><h1>Party</h1><event-lineup></event-lineup>`;

async function open(browser: Browser, port: number, sets: number) {
  const viewport = { width: Number(values.width), height: 800 };
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const clock = await PressClock.for(page, 'event-lineup', Number(values.slowdown));
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

const took = new Map<string, Press[]>();

async function visit(browser: Browser, port: number, sets: number): Promise<void> {
  const { page, clock, close } = await open(browser, port, sets);
  for (const [name, press] of steps) {
    const cost = await clock.time(() => press(page));
    const row = `${name} | ${sets}`;
    if (name.includes(values.only)) took.set(row, [...(took.get(row) ?? []), cost]);
  }
  await close();
}

function summary(of: readonly number[]): string {
  const sorted = of.toSorted((one, other) => one - other).map(Math.round);
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]}–${sorted.at(-1)})`;
}

const pages: Record<string, string> = {};
const { server, port } = await serveStatic({ roots: ['dist'], port: 0, pages });
pages['/host.html'] = hostPage(port);
const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
for (let round = 0; round < Number(values.rounds); round++) {
  for (const sets of sizes) await visit(browser, port, sets);
}
await browser.close();
server.close();

console.log(`Milliseconds, median (least–most) of ${values.rounds} visits; processor slowed \
${values.slowdown} times, ${values.width} px wide. The goal is ${goal} to the next paint.

| press | sets | next paint | all changes painted | longest task |
|---|---:|---:|---:|---:|`);
for (const [name] of steps.filter(([name]) => name.includes(values.only))) {
  for (const sets of sizes) {
    const presses = took.get(`${name} | ${sets}`) ?? [];
    if (!name || presses.length === 0) continue;
    const columns = (['paint', 'settled', 'task'] as const).map((what) =>
      summary(presses.map((press) => press[what])),
    );
    console.log(`| ${name} | ${[sets, ...columns].join(' | ')} |`);
  }
}
