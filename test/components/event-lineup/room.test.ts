import '../../../components/event-lineup/event-lineup.js';
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { chooseSome, chooseKinds } from '../../effort.js';
import { artist, attended, cleanUp, LineupPage, one, put, slot } from './feed.js';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Element | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** How far something moved, and what. */
const told = (entries: PerformanceEntryList): string[] =>
  (entries as Shift[]).map(({ value, sources }) =>
    JSON.stringify([
      value,
      ...sources.map(({ node, previousRect, currentRect }) => [
        node?.outerHTML.slice(0, 200),
        previousRect,
        currentRect,
      ]),
    ]),
  );

/** Many stages with few sets each: several are in sight. */
const smallStages = Array.from({ length: 40 }, (_, place) =>
  slot([artist(`Act ${place}`)], {
    startTime: `${String(10 + (place % 2)).padStart(2, '0')}:00`,
    endTime: `${String(10 + (place % 2)).padStart(2, '0')}:45`,
    stage: `Stage ${Math.floor(place / 2)}`,
  }),
);

/** Sets of different heights: what a row takes up is not what is guessed of it. */
const sets = Array.from({ length: 60 }, (_, place) => {
  const hour = String(6 + Math.floor(place / 4)).padStart(2, '0');
  const name = place % 2 ? `Act ${place}` : `Act ${place}, ${'with a very long name '.repeat(5)}`;
  return slot([artist(name)], {
    startTime: `${hour}:${place % 4}0`,
    endTime: `${hour}:${place % 4}5`,
    stage: place % 3 ? 'Barn' : 'Chapel',
  });
});

describe('the room of a line-up', () => {
  let page: LineupPage;
  let observer: PerformanceObserver;
  let shifts: string[];
  beforeEach(() => {
    page = new LineupPage(sets);
    shifts = [];
    observer = new PerformanceObserver((list) => shifts.push(...told(list.getEntries())));
  });
  afterEach(async () => {
    observer.disconnect();
    cleanUp(page);
    document.body.removeAttribute('style');
    await setViewport({ width: 800, height: 600 });
  });

  for (const width of chooseSome([320, 360, 500, 768, 1024, 1280]))
    it(`is kept while its tools and later styles come: nothing moves, ${width} px wide`, async () => {
      await setViewport({ width, height: 900 });
      await expectNothingMoves();
    });

  for (const width of chooseKinds([740, 768, 820]))
    it(`is kept in a wide typeface and in German, too, ${width} px wide`, async () => {
      await setViewport({ width, height: 900 });
      document.body.style.cssText = 'font: 16px monospace';
      await expectNothingMoves({ locale: 'de' });
    });

  it('is kept on a phone where several stages are in sight', async () => {
    cleanUp(page);
    page = new LineupPage(smallStages);
    await setViewport({ width: 360, height: 900 });
    await expectNothingMoves();
  });

  it('lays out rows late that stand below five stages, and none in sight', async () => {
    cleanUp(page);
    page = new LineupPage(smallStages);
    await setViewport({ width: 360, height: 900 });
    const element = await put();
    await attended(element);
    const late = (row: Element) => getComputedStyle(row).contentVisibility === 'auto';
    const rows = [...element.shadowRoot!.querySelectorAll('.set')];
    expect(rows.map(late)).to.deep.equal(rows.map((_, place) => place >= 10));
  });

  async function expectNothingMoves(attributes: Record<string, string> = {}): Promise<void> {
    const element = await put(attributes);
    const room = one(element, '.tools').offsetHeight;
    observer.observe({ type: 'layout-shift' });
    await attended(element);
    await waitUntil(() => one(element, '.bar'), 'the tools are there');
    for (let frames = 0; frames < 3; frames += 1) await nextFrame();
    expect(one(element, '.tools').offsetHeight).to.equal(room);
    shifts.push(...told(observer.takeRecords()));
    expect(shifts).to.deep.equal([]);
  }
});
