import type { Page } from 'playwright';
import type { WidgetTag } from '../../tools/snippet/widgets.js';
import type { Table } from '../statistics.js';
import type { Origins } from './origins.js';
import { pasted } from './own-pages.js';
import { quick } from './slow-network.js';
import { beginVisit } from './visit.js';

const widgets: WidgetTag[] = [
  'event-lineup',
  'event-tickets',
  'event-card',
  'event-prelaunch',
  'event-announcements',
];
/** During the event: what is on changes. */
const evening = new Date('2027-06-25T20:30:10Z');
const minutes = 10;

/** Runs in the page, on its virtual clock: counts the moments at which something of it runs. */
function countWakeUps(): void {
  const moments = new Set<number>();
  const counted =
    (own: typeof setTimeout) =>
    (run: (...given: unknown[]) => void, wait?: number, ...rest: unknown[]) =>
      own(
        (...given: unknown[]) => {
          moments.add(Date.now());
          run(...given);
        },
        wait,
        ...rest,
      );
  Object.assign(globalThis, {
    setTimeout: counted(setTimeout),
    setInterval: counted(setInterval as typeof setTimeout),
    requestAnimationFrame: (
      (own) => (run: FrameRequestCallback) =>
        own((time) => {
          moments.add(Date.now());
          run(time);
        })
    )(requestAnimationFrame),
    benchMoments: moments,
  });
}

/** How often an open page wakes the processor, by its own clock: seen, then hidden. */
export async function measureBattery(origins: Origins): Promise<Table> {
  Object.assign(origins.network, { speed: quick });
  const body = pasted(origins, 'dist', { widgets }).replace('data-event=', 'data-live data-event=');
  origins.pages['/battery.html'] = body;
  const shown = `document.querySelector('event-lineup')?.shadowRoot?.querySelector('[part=now]')`;
  const { page, close } = await beginVisit({ slowdown: 1, width: 412, shown });
  await page.clock.install({ time: evening });
  await page.addInitScript({
    content: `globalThis.__name = (named) => named; (${countWakeUps.toString()})();`,
  });
  await page.goto(`${origins.site}/battery.html`);
  for (let half = 0; half < 20; half += 1) await letPass(page, 500);
  if (!(await page.evaluate(shown))) throw new Error('Nothing tells what is on');
  const seen = await countIn(page);
  await page.evaluate(`Object.defineProperty(document, 'hidden', { value: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'))`);
  await letPass(page, 1000);
  const hidden = await countIn(page);
  await close();
  return {
    name: 'battery',
    caption: `How often a page with ${widgets.length} kinds of widgets and \`data-live\` wakes the processor during the event, in ${minutes} minutes; the goal is once a second, and never while it is hidden:`,
    head: ['the page', 'wake-ups', 'a second'],
    rows: [
      ['is seen', String(seen), (seen / 60 / minutes).toFixed(2)],
      ['is hidden', String(hidden), (hidden / 60 / minutes).toFixed(2)],
    ],
  };
}

async function countIn(page: Page): Promise<number> {
  await page.evaluate('benchMoments.clear()');
  for (let second = 0; second < minutes * 60; second += 1) await letPass(page, 1000);
  return page.evaluate<number>('benchMoments.size');
}

/** Answers of the service come by the real clock, and are waited for. */
async function letPass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.evaluate('fetch(location.href, { method: "HEAD" }).catch(() => undefined)');
}
