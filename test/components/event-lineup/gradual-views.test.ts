import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import type { EventLineup } from '../../../components/event-lineup/event-lineup.js';
import { all, artist, cleanUp, friday, LineupPage, one, saturday, slot, words } from './feed.js';
import { choose, equipped, search, star } from './views.js';
import type { Value } from '../../../src/i18n/texts.js';

const many = 160;
const stages = ['Meadow', 'Barn', 'River', 'Wood'];
/** Two days of four stages, each with a set in every half hour. */
const festival = Array.from({ length: many }, (_, index) => {
  const half = Math.floor(index / 8);
  const at = (halves: number) =>
    `${String(8 + Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 ? '30' : '00'}`;
  return slot([artist(`Act ${index}`)], {
    id: `set-${index}`,
    day: index % 2 ? saturday : friday,
    stage: stages[Math.floor(index / 2) % 4]!,
    startTime: at(half),
    endTime: at(half + 1),
  });
});

describe('views of many sets', () => {
  let page: LineupPage;
  beforeEach(() => (page = new LineupPage(festival)));
  afterEach(() => {
    cleanUp(page);
    document.body.removeAttribute('style');
    scrollTo(0, 0);
  });

  const isWhole = (element: Element, what: string, count: number) =>
    waitUntil(
      () => all(element, what).length === count && !one(element, '.rows-to-come'),
      'all are there',
    );
  /** How many there are right after the drawing that shows the view. */
  function appears(element: EventLineup, view: 'poster' | 'timetable', mark: string, what: string) {
    const root = element.renderRoot;
    const count = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!root.querySelector(mark)) return;
        observer.disconnect();
        resolve(all(element, what).length);
      });
      observer.observe(root, { subtree: true, childList: true });
    });
    element.view = view;
    return count;
  }

  it('draws a timetable a part at a time, in its whole height from the beginning', async () => {
    const element = await equipped({ day: friday });
    expect(await appears(element, 'timetable', '.timetable', '.slot')).to.be.within(14, 60);
    const height = one(element, '.timetable').scrollHeight;
    await isWhole(element, '.slot', many / 2);
    expect(one(element, '.timetable').scrollHeight).to.equal(height);

    all(element, '.tab')[1]!.click();
    const drawn = () =>
      all(element, '.slot .name').map((name) => Number(words(name).split(' ')[1]));
    await waitUntil(() => drawn().includes(1), 'the other day');
    await isWhole(element, '.slot', many / 2);
    expect(drawn().every((index) => index % 2 === 1)).to.equal(true);
  });

  it('draws one set of a timetable anew for a star, and lays others out when they come near', async () => {
    const element = await equipped({ day: friday });
    await choose(element, 'timetable');
    await isWhole(element, '.slot', many / 2);
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((list) => records.push(...list));
    const grid = one(element, '.timetable-grid');
    observer.observe(grid, { subtree: true, childList: true, attributes: true });
    star(element, 'Act 8').click();
    await waitUntil(() => star(element, 'Act 8').ariaPressed === 'true', 'it is in the plan');
    records.push(...observer.takeRecords());
    observer.disconnect();
    const changed = new Set(records.map(({ target }) => (target as Element).closest('.slot')));
    expect([...changed]).to.deep.equal([star(element, 'Act 8').closest('.slot')]);

    document.body.style.paddingTop = '6000px';
    const last = all(element, '.slot').at(-1)!;
    const name = last.querySelector('.name')!;
    const isLaidOut = () => name.checkVisibility({ contentVisibilityAuto: true });
    await waitUntil(() => !isLaidOut(), 'it is far away');
    const size = () => [getComputedStyle(last).blockSize, getComputedStyle(last).inlineSize];
    const before = size();
    last.scrollIntoView();
    await waitUntil(isLaidOut, 'it has come near');
    expect(size()).to.deep.equal(before);
  });

  it('draws a poster a part at a time, each name once and in the order of the feed', async () => {
    const element = await equipped();
    expect(await appears(element, 'poster', '.bill-poster', '.billed')).to.be.within(14, 120);
    await isWhole(element, '.billed', many);
    const names = all(element, '.billed .name').map((name) => words(name));
    expect(names).to.deep.equal(festival.map(({ artist }) => artist!.name));
  });

  it('draws rows that follow without drawing all that stands around them', async () => {
    const element = await equipped();
    let drawings = 0;
    element.addController({ hostUpdated: () => (drawings += 1) });
    await search(element, 'act');
    await isWhole(element, '.set', 120);
    expect(drawings, 'the field and its number, then the first rows').to.equal(2);
  });

  it('says that it cannot draw where only a row that follows cannot be drawn', async () => {
    const element = await equipped({ day: friday });
    const warn = console.warn;
    console.warn = () => undefined;
    try {
      const favourite = ({ name }: { readonly name?: Value }) => {
        if (name === 'Act 1') throw new Error('no words for it');
        return String(name);
      };
      element.phrases = { ...element.phrases, favourite };
      // They stand for a moment only, which a busy machine may pass between two looks.
      let first = 0;
      const observer = new MutationObserver(() => {
        if (all(element, '.rows-to-come').length > 0) first = all(element, '.set').length;
      });
      observer.observe(element.renderRoot, { subtree: true, childList: true });
      await search(element, 'act');
      await waitUntil(
        () => words(one(element, '.base')).includes(element.phrases.trouble),
        'words',
      );
      observer.disconnect();
      expect(first, 'rows that were drawn first').to.be.above(0);
    } finally {
      console.warn = warn;
    }
  });
});
