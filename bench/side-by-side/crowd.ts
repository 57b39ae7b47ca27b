import type { CDPSession, Page } from 'playwright';
import { tags, type WidgetTag } from '../../tools/snippet/widgets.js';
import type { Table } from '../statistics.js';
import { pasted } from './own-pages.js';
import type { Origins } from './origins.js';
import { signIn, wishes } from './shifts.js';
import { quick } from './slow-network.js';
import { beginVisit } from './visit.js';

const ofEach = 4;

/** Runs in the page before all else: keeps the timers that are waiting. */
function countTimers(): void {
  const waiting = new Set<unknown>();
  const [set, clear] = [setTimeout, clearTimeout];
  Object.assign(globalThis, {
    setTimeout: (run: (...given: unknown[]) => void, wait?: number, ...rest: unknown[]) => {
      const timer = set(
        (...given: unknown[]) => {
          waiting.delete(timer);
          run(...given);
        },
        wait,
        ...rest,
      );
      waiting.add(timer);
      return timer;
    },
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => {
      waiting.delete(timer);
      clear(timer);
    },
    benchTimers: waiting,
  });
}

/** What a page does once for all its widgets: the same for one of each kind as for four. */
export async function measureCrowd(origins: Origins): Promise<Table> {
  Object.assign(origins.network, { speed: quick });
  const measured = [await visit(origins, 1), await visit(origins, ofEach)];
  const row = (name: string, of: (page: Counts) => number) => [
    name,
    ...measured.map((page) => `${of(page)}`),
  ];
  return {
    name: 'crowd',
    caption: 'A page with every kind of widget, once and four times:',
    head: ['what', ...measured.map(({ widgets }) => `${widgets} widgets`)],
    rows: [
      row('requests to the service', ({ requests }) => requests.length),
      row('addresses requested twice', ({ requests }) => requests.length - new Set(requests).size),
      row('listeners on window and document', ({ listeners }) => listeners),
      row('timers that wait', ({ timers }) => timers),
    ],
  };
}

interface Counts {
  readonly widgets: number;
  readonly requests: readonly string[];
  readonly listeners: number;
  readonly timers: number;
}

async function visit(origins: Origins, times: number): Promise<Counts> {
  const elements = Array.from({ length: times }, () => tags.map(elementOf)).flat();
  const page = pasted(origins, 'dist', { widgets: ['event-lineup'] });
  origins.pages['/crowd.html'] = page.replace(
    /<event-lineup.*<\/event-lineup>/s,
    elements.join('\n'),
  );
  const shown = `[...document.querySelectorAll('${tags.join()}')].every((one) => one.matches(':state(ready), :state(empty)'))`;
  const { page: seen, firstRow, close } = await beginVisit({ slowdown: 1, width: 412, shown });
  const requests: string[] = [];
  seen.on('request', (request) => {
    if (request.url().startsWith(origins.service)) requests.push(request.url());
  });
  await seen.addInitScript({
    content: `globalThis.__name = (named) => named; (${countTimers.toString()})(); ${signIn}`,
  });
  await seen.goto(`${origins.site}/crowd.html`);
  await firstRow();
  await seen.waitForLoadState('networkidle');
  await seen.waitForTimeout(5_000);
  const counts = {
    widgets: elements.length,
    requests,
    listeners: await countListeners(seen),
    timers: await seen.evaluate<number>('benchTimers.size'),
  };
  await close();
  return counts;
}

function elementOf(tag: WidgetTag): string {
  const attributes = Object.entries(wishes[tag] ?? {}).map(
    ([name, value]) => `${name}="${String(value)}"`,
  );
  return `<${[tag, ...attributes].join(' ')}></${tag}>`;
}

async function countListeners(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const counts = await Promise.all(['window', 'document'].map((name) => countOn(session, name)));
  await session.detach();
  return counts.reduce((sum, count) => sum + count);
}

async function countOn(session: CDPSession, expression: string): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression });
  const objectId = result.objectId ?? '';
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
  return listeners.length;
}
