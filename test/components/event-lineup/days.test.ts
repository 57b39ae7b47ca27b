import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import {
  all,
  artist,
  attended,
  cleanUp,
  focused,
  friday,
  LineupPage,
  one,
  put,
  rows,
  saturday,
} from './feed.js';
import { slot, words } from './feed.js';

const sunday = '2027-06-27';

describe('the days of a line-up', () => {
  let page: LineupPage;
  beforeEach(() => {
    page = new LineupPage([
      slot([artist('Sunday Act')], { day: sunday }),
      slot([artist('Friday Act')], { day: friday }),
      slot([artist('Saturday Act')], { day: saturday }),
    ]);
  });
  afterEach(() => cleanUp(page));

  const tabs = (element: Element) => all(element, '[role=tab]');
  const chosen = (element: Element) => words(one(element, '[role=tab][aria-selected=true]'));

  it('stand in order of the calendar as named tabs, the first one open until another is pressed (LIN-03)', async () => {
    const element = await put();
    expect(tabs(element).map((tab) => tab.ariaLabel)).to.deep.equal([
      'Friday 25 June',
      'Saturday 26 June',
      'Sunday 27 June',
    ]);
    expect(one(element, '[role=tablist]').ariaLabel).to.equal('Days');
    expect(rows(element).join()).to.contain('Friday Act').and.not.to.contain('Saturday Act');
    const panel = one(element, '[role=tabpanel]');
    const controls = tabs(element).map((tab) => tab.getAttribute('aria-controls'));
    expect(controls).to.deep.equal([panel.id, panel.id, panel.id]);
    expect(panel.getAttribute('aria-labelledby')).to.equal(tabs(element)[0]!.id);
    expect(
      tabs(element).map((tab) => tab.tabIndex),
      'one stop',
    ).to.deep.equal([0, -1, -1]);
    await attended(element);
    const back = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
    const event = new KeyboardEvent('keydown', back);
    tabs(element)[0]!.dispatchEvent(event);
    expect(event.defaultPrevented, 'a key of the browser').to.equal(false);
    const told: unknown[] = [];
    element.addEventListener('event-lineup-day-selected', ({ detail }) => told.push(detail));
    tabs(element)[1]!.click();
    await element.updateComplete;
    expect(told).to.deep.equal([{ day: saturday }]);
    expect(rows(element).join()).to.contain('Saturday Act');
  });

  it('are led by the date where week days repeat', async () => {
    const tops = (element: Element) =>
      ['.weekday', '.date'].map((part) => one(element, part).getBoundingClientRect().top);
    const element = await put();
    await attended(element);
    const [weekday, date] = tops(element);
    expect(weekday).to.be.below(date!);
    page.lineup.slots.push(
      ...[1, 2, 3, 4, 5, 6].map((day) => slot([artist(`Act ${day}`)], { day: `2027-07-0${day}` })),
    );
    cleanUp(page);
    page = new LineupPage(page.lineup.slots);
    const long = await put();
    await attended(long);
    const [below, above] = tops(long);
    expect(above).to.be.below(below!);
  });

  it('fade at the side where there are more of them, and move nothing when they do', async () => {
    for (const day of [1, 2, 3, 4, 5, 6])
      page.lineup.slots.push(slot([artist(`Act ${day}`)], { day: `2027-07-0${day}` }));
    cleanUp(page);
    page = new LineupPage(page.lineup.slots);
    const element = await put();
    await attended(element);
    const list = one(element, '[role=tablist]');
    list.style.inlineSize = '20em';
    const fades = () =>
      ['::before', '::after'].map((side) => getComputedStyle(list, side).content !== 'none');
    await waitUntil(() => fades().join() === 'false,true', 'only what follows');
    const whole = list.scrollWidth;
    list.scrollLeft = 40;
    await waitUntil(() => fades().join() === 'true,true', 'both sides');
    expect([list.scrollWidth, list.scrollLeft]).to.deep.equal([whole, 40]);
    list.scrollLeft = whole;
    await waitUntil(() => fades().join() === 'true,false', 'only what came before');
    list.style.inlineSize = 'max-content';
    await waitUntil(() => fades().join() === 'false,false', 'all have room');
  });

  it('follow the arrow keys at once, round the ends, with Home and End', async () => {
    const element = await put();
    await attended(element);
    tabs(element)[0]!.focus();
    for (const [press, day] of [
      ['ArrowRight', 'Saturday 26 June'],
      ['ArrowLeft', 'Friday 25 June'],
      ['ArrowLeft', 'Sunday 27 June'],
      ['ArrowRight', 'Friday 25 June'],
      ['End', 'Sunday 27 June'],
      ['Home', 'Friday 25 June'],
    ] as const) {
      await sendKeys({ press });
      await element.updateComplete;
      expect(chosen(element)).to.equal(day);
      expect(words(focused(element))).to.equal(day);
    }
  });

  it('follow the direction in which the arrows point when read from the right', async () => {
    const element = await put({ locale: 'ar' });
    await attended(element);
    await waitUntil(() => one(element, '.base[dir=rtl]'), 'the language has come');
    const [first, second] = tabs(element);
    first!.focus();
    await sendKeys({ press: 'ArrowLeft' });
    await element.updateComplete;
    expect(focused(element)).to.equal(second);
  });

  it('show no tabs and no tab panel when there is only one', async () => {
    page.lineup = { ...page.lineup, slots: [slot([artist('Friday Act')])] };
    const element = await put();
    expect(all(element, '[role=tablist], [role=tabpanel]')).to.have.length(0);
    expect(rows(element)).to.have.length(1);
  });

  it('open on the day that the author names, and on the first for an unknown one', async () => {
    expect(chosen(await put({ day: sunday }))).to.equal('Sunday 27 June');
    expect(chosen(await put({ day: '2031-01-01' }))).to.equal('Friday 25 June');
  });
});
