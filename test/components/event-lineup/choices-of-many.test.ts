import '../../../components/event-lineup/event-lineup.js';
import '../../../components/event-lineup/timetable/timetable.js';
import { expect, waitUntil } from '@open-wc/testing';
import type { EventLineup } from '../../../components/event-lineup/event-lineup.js';
import { sendKeys } from '@web/test-runner-commands';
import { all, artist, cleanUp, LineupPage, one, slot, words } from './feed.js';
import { equipped, search } from './views.js';

const days = ['2027-06-25', '2027-06-26', '2027-06-27'];
const many = 540;
const festival = Array.from({ length: many }, (_, index) =>
  slot([artist(`Act ${index}`)], {
    id: `set-${index}`,
    day: days[index % 3]!,
    stage: ['Meadow', 'Barn', 'River', 'Hill'][index % 4]!,
    startTime: `${String(8 + (index % 12)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`,
    endTime: '',
    durationMinutes: 30,
  }),
);

describe('what is chosen in a line-up of many sets', () => {
  let page: LineupPage;
  let element: EventLineup;
  beforeEach(async () => {
    page = new LineupPage(festival);
    element = await equipped();
  });
  afterEach(() => cleanUp(page));

  const tab = (place: number) => all(element, '[role=tab]')[place]!;
  const isChosen = (place: number) => tab(place).getAttribute('aria-selected') === 'true';
  /** Of the acts in the page, which are of a day. */
  const rowsOf = (place: number) =>
    all(element, '.set .name').filter((name) => Number(words(name).slice(4)) % 3 === place);
  const shows = (place: number) =>
    waitUntil(
      () => rowsOf(place).length === many / 3 && all(element, '.set').length === many / 3,
      'all rows of the day are there, and no other',
    );

  it('marks a day that was pressed before its rows are drawn, and draws the last of two', async () => {
    await shows(0);
    const before = rowsOf(0);
    tab(0).click();
    await element.updateComplete;
    const isKept = rowsOf(0).every((row, place) => row === before[place]);
    expect(isKept, 'the day that is open stays').to.equal(true);
    tab(1).click();
    await element.updateComplete;
    expect(isChosen(1), 'it is chosen').to.equal(true);
    expect(rowsOf(1), 'its rows are still to come').to.have.length(0);
    expect(rowsOf(0), 'the others stand until then').to.have.length(many / 3);
    tab(2).click();
    await shows(2);
    expect(isChosen(2)).to.equal(true);
    expect(one(element, '#panel').getAttribute('aria-labelledby')).to.equal(tab(2).id);
  });

  it('never shows the day before, where another view stood in between', async () => {
    element.view = 'poster';
    await waitUntil(() => one(element, '[part~=bill-poster]'), 'the poster is there');
    element.day = days[1];
    element.view = 'list';
    await waitUntil(() => one(element, '.set'), 'the list is there');
    expect(rowsOf(0)).to.have.length(0);
    await shows(1);
  });

  const field = () => one(element, '.search input') as HTMLInputElement;
  const found = () => all(element, '.set .name').map(words);

  it('says what a key has found before its rows are drawn, and empties its field at once', async () => {
    await shows(0);
    await search(element, 'act 53');
    expect(words(one(element, '.outcome p'))).to.equal('15 of 540 sets');
    expect(rowsOf(0), 'the day stands until then').to.have.length(many / 3);
    await waitUntil(() => found().length === 15, 'what was found');
    expect(found().every((name) => name.includes('53'))).to.equal(true);
    one(element, '.clear').click();
    await element.updateComplete;
    expect(field().value).to.equal('');
    expect(all(element, '.outcome')).to.have.length(0);
    expect(found(), 'what was found stands until then').to.have.length(15);
    await shows(0);
  });

  it('draws the last of keys that come faster than rows', async () => {
    await shows(0);
    field().focus();
    await sendKeys({ type: 'act 539' });
    await waitUntil(() => found().join() === 'Act 539', 'what the last key found');
    await search(element, 'nobody');
    await waitUntil(() => one(element, '[part~=empty]'), 'it says that there is none');
    expect(found()).to.have.length(0);
  });

  it('shows another view of what is found, not of all there was before', async () => {
    await shows(0);
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = () => 0; // nothing is painted between the key and the view
    try {
      await search(element, 'act 53');
      element.view = 'timetable';
      await waitUntil(() => one(element, '.timetable'), 'the timetable is there');
      const blocks = all(element, '[part~=slot]').map(words);
      expect(blocks).not.to.have.length(0);
      expect(blocks.filter((block) => !block.includes('53'))).to.deep.equal([]);
    } finally {
      Object.assign(window, { requestAnimationFrame });
    }
  });
});
