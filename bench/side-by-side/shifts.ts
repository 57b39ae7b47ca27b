import type { Request } from 'playwright';
import type { SnippetOptions } from '../../tools/snippet/wish.js';
import { tags, type WidgetTag } from '../../tools/snippet/widgets.js';
import type { Table } from '../statistics.js';
import { pasted } from './own-pages.js';
import type { Origins } from './origins.js';
import { beginVisit, type Visit } from './visit.js';

/** What an element shows that needs more than the event of the page. */
export const wishes: Partial<Record<WidgetTag, Partial<SnippetOptions>>> = {
  'event-prelaunch': { event: 'prelude-2028' },
  'event-signup-form': { form: 'meadowlark-newsletter' },
  'merch-preview': { form: 'meadowlark-merch' },
  'organiser-events': { organiser: 'foghorn' },
};
const widths = [412, 1280];
/** Slow enough that code, answer and what follows come one after the other. */
const speed = { roundTrip: 60, bitsPerSecond: 4_000_000 };

/** Who is signed in is a property, which only a script of the page's own can set. */
export const signIn = `new MutationObserver(() => {
  for (const one of document.getElementsByTagName('ambassador-rewards')) one.deviceToken = 'device_demo_ada';
}).observe(document, { childList: true, subtree: true });`;

/** Browsers name what has moved, but for what is inside a shadow root. */
const watch = `globalThis.moves = { page: 0, inside: 0 };
new PerformanceObserver((list) => {
  for (const { sources, value } of list.getEntries())
    moves[sources.some(({ node }) => node) ? 'page' : 'inside'] += value;
}).observe({ type: 'layout-shift', buffered: true });`;

interface Moves {
  readonly page: number;
  readonly inside: number;
}

/** What each element moves with the documented snippet, of the page around it and within itself. */
export async function measureShifts(
  origins: Origins,
  tell: (words: string) => void,
): Promise<Table> {
  Object.assign(origins.network, { speed });
  const rows: string[][] = [];
  for (const tag of tags) {
    tell(tag);
    origins.pages[`/shift-${tag}.html`] = pasted(origins, 'dist', {
      widgets: [tag],
      ...wishes[tag],
    });
    const moves = await Promise.all(widths.map((width) => movesOf(origins, tag, width)));
    const cells = moves.flatMap(({ page, inside }) => [page, inside]);
    rows.push([`\`${tag}\``, ...cells.map((value) => (value ? value.toFixed(4) : '0'))]);
  }
  return {
    name: 'shifts',
    caption: 'Layout shift of every element with the documented snippet, a visit each:',
    head: ['element', ...widths.flatMap((width) => [`page, ${width} px`, `within, ${width} px`])],
    rows,
  };
}

async function movesOf(origins: Origins, tag: WidgetTag, width: number): Promise<Moves> {
  const shown = `document.querySelector('${tag}')?.matches(':state(ready)')`;
  const visit = await beginVisit({ slowdown: 1, width, height: 900, shown });
  const lost: string[] = [];
  visit.page.on('requestfinished', (request) => void noteLost(request, lost));
  visit.page.on('requestfailed', (request) => void noteLost(request, lost));
  await visit.page.addInitScript({ content: signIn + watch });
  await visit.page.goto(`${origins.site}/shift-${tag}.html`);
  const moves = await settle(visit, tag);
  await visit.close();
  if (lost[0]) throw new Error(`${tag} asks for a picture that is not there: ${lost[0]}`);
  return moves;
}

/** An element draws itself anew without a picture that does not load, which is another measurement. */
async function noteLost(request: Request, lost: string[]): Promise<void> {
  const isThere = (await request.response())?.ok();
  if (request.resourceType() === 'image' && !isThere) lost.push(request.url());
}

async function settle({ page, firstRow }: Visit, tag: string): Promise<Moves> {
  await firstRow().catch(() => {
    throw new Error(`${tag} does not show its feed.`);
  });
  await page.waitForLoadState('networkidle');
  return page.evaluate<Moves>('moves');
}
