import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { all, artist, cleanUp, focused, friday, LineupPage, one, saturday, slot } from './feed.js';
import { words } from './feed.js';
import { equipped, search } from './views.js';

const atOnce = 120;
const many = 260;
/** Two days of two stages. */
const festival = Array.from({ length: many }, (_, index) =>
  slot([artist(`Act ${index}${index % 2 ? ' Odd' : ''}`)], {
    id: `set-${index}`,
    day: index < many / 2 ? friday : saturday,
    stage: index % 2 ? 'Meadow' : 'Barn',
    startTime: `${String(8 + (index % 12)).padStart(2, '0')}:30`,
    endTime: '',
    durationMinutes: 30,
  }),
);

/** As a visitor who reads on: rows that come near are as high as they are. */
async function scrollTo(goal: HTMLElement) {
  while (goal.getBoundingClientRect().bottom > innerHeight) {
    scrollBy(0, innerHeight / 2);
    await new Promise(requestAnimationFrame);
  }
}

describe('a search that finds very many sets', () => {
  let page: LineupPage;
  beforeEach(async () => {
    page = new LineupPage(festival);
    await setViewport({ width: 412, height: 800 });
  });
  afterEach(async () => {
    cleanUp(page);
    await setViewport({ width: 800, height: 600 });
  });

  const rows = (element: Element) => all(element, '.set');
  const more = (element: Element) =>
    all(element, 'button').find((button) => words(button) === 'More sets');
  const hasMore = (element: Element) => more(element) !== undefined;
  const stand = (element: Element, count: number) =>
    waitUntil(
      () => rows(element).length === count && !one(element, '.rows-to-come'),
      `${count} rows stand in the page`,
    );

  it('shows all where they are few, else the first of them, and others on demand', async () => {
    const element = await equipped();
    await search(element, 'act 2');
    const found = Number.parseInt(words(one(element, '.outcome p')));
    expect(found).to.be.within(80, atOnce);
    await stand(element, found);
    expect(hasMore(element)).to.equal(false);

    await search(element, 'act');
    await stand(element, atOnce);
    expect(words(one(element, '.outcome p'))).to.equal('260 of 260 sets');
    expect(words(one(element, '.more-sets p'))).to.equal('120 of 260 sets');
    const region = document.querySelector('[data-event-announcer]')!;
    await waitUntil(() => words(region) === '260 of 260 sets', 'announced');

    // The focus comes to the first of the others, where the button stood.
    const before = rows(element);
    await scrollTo(more(element)!);
    more(element)!.focus({ preventScroll: true });
    const { top } = more(element)!.getBoundingClientRect();
    await sendKeys({ press: 'Enter' });
    await stand(element, 2 * atOnce);
    expect(before.every((row, index) => row === rows(element)[index])).to.equal(true);
    expect(rows(element).indexOf(focused(element)!.closest('.set')!)).to.equal(atOnce);
    const { top: reached } = focused(element)!.getBoundingClientRect();
    expect(Math.abs(reached - top), 'less than a row away').to.be.below(100);

    // Something else begins with the first again.
    await search(element, 'act o');
    await waitUntil(() => words(one(element, '.more-sets p')) === '120 of 130 sets');
    await stand(element, atOnce);
    more(element)!.click();
    await stand(element, 130);
    expect(hasMore(element)).to.equal(false);
  });
});
