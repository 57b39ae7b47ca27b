import { spread, type Table } from '../statistics.js';
import { pasted } from './own-pages.js';
import type { Origins } from './origins.js';
import { quick } from './slow-network.js';
import { beginVisit } from './visit.js';

const goal = 300;
/** Of the service, before each answer; a preflight is one, too. */
const latency = 100;
const slowdown = 4;
const inTickets = (selector: string) =>
  `document.querySelector('event-tickets')?.shadowRoot?.querySelector(${JSON.stringify(selector)})`;
/** The service's, which is no longer “about”. */
const sum = `/^(?!about)/.test(${inTickets('.sum strong')}?.textContent ?? 'about')`;

/** Runs in the page: milliseconds from the press until each of these was painted. */
function watchSum(...truths: (() => boolean)[]): void {
  const seen: number[] = [];
  let pressed = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (pressed ||= timeStamp), true);
  const look = () => {
    const { port1, port2 } = new MessageChannel();
    const now = truths.filter((isTrue, place) => !seen[place] && pressed && isTrue());
    port1.onmessage = () => {
      for (const truth of now) seen[truths.indexOf(truth)] = performance.now() - pressed;
    };
    port2.postMessage(0);
    if (!seen[1]) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(globalThis, { sumSeen: seen });
}

/** From the first press on “+” to the service's sum, for visitors who have read for a while and for hasty ones. */
export async function measureSum(origins: Origins, rounds: number): Promise<Table> {
  const took = { read: [] as number[][], hasty: [] as number[][] };
  Object.assign(origins.network, { speed: quick });
  origins.pages['/sum.html'] = pasted(origins, 'dist', { widgets: ['event-tickets'] });
  origins.latency = latency;
  for (let round = 0; round < rounds; round += 1) {
    took.read.push(await pressPlus(origins, true));
    took.hasty.push(await pressPlus(origins, false));
  }
  origins.latency = 0;
  const row = (name: string, visits: number[][]) => [
    name,
    ...[0, 1].map((place) => spread(visits.map((seen) => seen[place] ?? NaN))),
  ];
  return {
    name: 'sum',
    caption: `The first press on “+” at a service that answers each request after ${latency} ms, ${rounds} visits each; the goal is ${goal} to the sum:`,
    head: ['visitor', 'counted, ms', "the service's sum, ms"],
    rows: [
      row('has the tickets before them for a while', took.read),
      row('presses as soon as they are there', took.hasty),
    ],
  };
}

async function pressPlus(origins: Origins, reads: boolean): Promise<number[]> {
  const shown = inTickets('[part=release] .stepper');
  const { page, firstRow, close } = await beginVisit({ slowdown, width: 412, shown });
  const counted = `Boolean(${inTickets('.sum strong')})`;
  const watch = `(${watchSum.toString()})(() => ${counted}, () => ${sum})`;
  await page.addInitScript({ content: watch });
  await page.goto(`${origins.site}/sum.html`, { waitUntil: 'commit' });
  await firstRow();
  if (reads) await page.waitForLoadState('networkidle');
  const plus = page.locator('event-tickets .stepper button >> nth=1');
  await plus.click();
  await page.waitForFunction('sumSeen[1] > 0', undefined, { polling: 50 });
  const seen = await page.evaluate<number[]>('sumSeen');
  await close();
  return seen;
}
