import type { Table } from '../statistics.js';
import { pasted } from './own-pages.js';
import type { Origins } from './origins.js';
import { quick } from './slow-network.js';
import { beginVisit, weigh, type Weight } from './visit.js';
import type { WidgetTag } from '../../tools/snippet/widgets.js';

const more = 10;
const goals = { listeners: 10, heapKilobytes: 100, leftKilobytes: 10 };
const weighed: readonly WidgetTag[] = ['event-lineup', 'event-faq', 'event-tickets'];

/** What one more of a kind costs a page that has one already, and what is left of it once it is removed. */
export async function measureWeight(origins: Origins): Promise<Table> {
  Object.assign(origins.network, { speed: quick });
  const rows: string[][] = [];
  for (const tag of weighed) {
    const { one, many, left } = await weighMany(origins, tag);
    const each = (of: (weight: Weight) => number) => (of(many) - of(one)) / more;
    const after = (of: (weight: Weight) => number) => (of(left) - of(one)) / more;
    rows.push([
      `\`${tag}\``,
      each(({ listeners }) => listeners).toFixed(1),
      each(({ heapBytes }) => heapBytes / 1000).toFixed(0),
      each(({ nodes }) => nodes).toFixed(0),
      after(({ listeners }) => listeners).toFixed(0),
      after(({ heapBytes }) => heapBytes / 1000).toFixed(1),
      after(({ nodes }) => nodes).toFixed(0),
    ]);
  }
  return {
    name: 'weight',
    caption: `What one more element costs, of ${more} beside a first one, and what each leaves once those ${more} are removed, for which the goal is ${goals.leftKilobytes} kB; the line-up has 120 sets, and its goals are ${goals.listeners} listeners and ${goals.heapKilobytes} kB:`,
    head: [
      'element',
      'listeners',
      'heap, kB',
      'nodes',
      'listeners left',
      'heap left, kB',
      'nodes left',
    ],
    rows,
  };
}

async function weighMany(origins: Origins, tag: WidgetTag) {
  origins.pages['/weight.html'] = pasted(origins, 'dist', { widgets: [tag] });
  const shown = `document.querySelector('${tag}')?.matches(':state(ready)')`;
  const { page, firstRow, close } = await beginVisit({ slowdown: 1, width: 412, shown });
  await page.goto(`${origins.site}/weight.html`);
  await firstRow();
  const settle = () => page.waitForLoadState('networkidle').then(() => page.waitForTimeout(1_000));
  await settle();
  // What the first of them brings is no more than once on a page; neither is what it leaves.
  await add(more);
  await settle();
  await remove(more);
  await settle();
  const one = await weigh(page);
  await add(more);
  await settle();
  const many = await weigh(page);
  await remove(more);
  await settle();
  const left = await weigh(page);
  await close();
  return { one, many, left };

  function add(count: number): Promise<unknown> {
    return page.evaluate(
      `for (let count = 0; count < ${count}; count += 1) document.body.append(document.createElement('${tag}'))`,
    );
  }
  function remove(count: number): Promise<unknown> {
    return page.evaluate(
      `for (let count = 0; count < ${count}; count += 1) document.body.lastElementChild.remove()`,
    );
  }
}
