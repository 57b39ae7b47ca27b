import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { all, artist, cleanUp, LineupPage, one, put, saturday, slot, words } from './feed.js';
import { equipped, search, star } from './views.js';

/** Fewer than those of which a choice is answered before its rows. */
const many = 114;
const act = (index: number) => artist(`Act ${index}${index % 20 === 0 ? ' Twenty' : ''}`);
/** Two days of three stages. */
const festival = Array.from({ length: many }, (_, index) =>
  slot([act(index)], {
    id: `set-${index}`,
    day: index % 2 ? saturday : '2027-06-25',
    stage: ['Meadow', 'Barn', 'River'][index % 3]!,
    startTime: `${String(8 + (index % 12)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`,
    endTime: '',
    durationMinutes: 30,
  }),
);

/** The rows in whose parts anything changes until `stop`. */
function watchRows(element: Element): () => Set<Element | null> {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((list) => records.push(...list));
  observer.observe(one(element, '.base'), {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  return () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    const places = records.map(({ target }) =>
      target instanceof Element ? target : target.parentElement,
    );
    return new Set(places.map((place) => place?.closest('.set') ?? null).filter(Boolean));
  };
}

describe('presses in a line-up of many sets', () => {
  let page: LineupPage;
  beforeEach(() => (page = new LineupPage(festival)));
  afterEach(() => cleanUp(page));

  const row = (element: Element, name: string) =>
    all(element, '.set').find((one) => words(one.querySelector('.name')) === name)!;

  const isWhole = (element: Element, rows: number) =>
    waitUntil(
      () => all(element, '.set').length === rows && !one(element, '.rows-to-come'),
      'all rows are there',
    );

  it('draws the first rows of a search at once and all others after them, but for a newer key', async () => {
    const element = await equipped();
    await search(element, 'act');
    expect(words(one(element, '.outcome p'))).to.contain(`${many}`);
    expect(all(element, '.set').length).to.be.within(10, 20);
    expect(one(element, '.rows-to-come').offsetHeight, 'their room is kept').to.be.above(100);
    dispatchEvent(new Event('beforeprint'));
    expect(all(element, '.paper .set'), 'on paper').to.have.length(many);
    dispatchEvent(new Event('afterprint'));
    await search(element, 'twenty');
    expect(all(element, '.set'), 'of a newer key').to.have.length(6);
    expect(one(element, '.rows-to-come') === null).to.equal(true);
    await search(element, '');
    await isWhole(element, many / 2);
  });

  it('keeps rows that a further key still finds, and their words for a search of the page', async () => {
    const element = await equipped();
    await search(element, 'act');
    await isWhole(element, many);
    const last = all(element, '.set').at(-1)!;
    expect(last.getBoundingClientRect().top).to.be.above(innerHeight);
    expect(last.checkVisibility({ contentVisibilityAuto: false })).to.equal(true);
    const name = words(last.querySelector('.name'));
    getSelection()?.removeAllRanges();
    const find = (globalThis as unknown as { find: (text: string) => boolean }).find;
    expect(find(name), name).to.equal(true);

    const kept = festival.filter((_, index) => index % 20 === 0).map(({ artist }) => artist!.name);
    const before = kept.map((name) => row(element, name));
    const changed = watchRows(element);
    await search(element, 'act twenty');
    expect(all(element, '.set')).to.have.length(kept.length);
    expect(kept.map((name) => row(element, name))).to.deep.equal(before);
    const anew = changed();
    for (const one of before) expect(anew.has(one)).to.equal(false);
  });

  it('keeps the rows of the first paint when stars come, and draws one anew for a star', async () => {
    const element = await put();
    const before = all(element, '.set');
    expect(before).to.have.length(many / 2);
    await waitUntil(() => star(element, 'Act 2'), 'the stars are there');
    expect(all(element, '.set')).to.deep.equal(before);
    const changed = watchRows(element);
    star(element, 'Act 2').click();
    await waitUntil(() => star(element, 'Act 2').ariaPressed === 'true', 'it is in the plan');
    expect([...changed()]).to.deep.equal([row(element, 'Act 2')]);
  });

  it('draws both of two sets with one id', async () => {
    page.leave();
    page = new LineupPage(
      festival.map((set, index) => (index === 4 ? { ...set, id: 'set-2' } : set)),
    );
    const element = await equipped();
    await search(element, 'act');
    await isWhole(element, many);
    await search(element, '');
    await isWhole(element, many / 2);
    for (const name of ['Act 2', 'Act 4']) expect(row(element, name), name).to.exist;
  });
});
