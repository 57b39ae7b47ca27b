import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { EventLineup } from '../../../components/event-lineup/event-lineup.js';
import { expectAccessible } from '../accessible.js';
import { contrast, layered } from '../contrast.js';
import { all, artist, cleanUp, LineupPage, one, put, saturday, slot, words } from './feed.js';
import { StandingClock } from './standing-clock.js';
import { choose, equipped, planButton, search, star } from './views.js';

const timezone = 'Europe/London';
const hours = Array.from({ length: 12 }, (_, index) => 10 + index);
/** One set an hour from ten to ten, by turns on two stages, and one on the day after. */
const sets = [
  ...hours.map((hour) =>
    slot([artist(`At ${hour}`)], {
      stage: hour % 2 ? 'Barn' : 'Meadow',
      startTime: `${hour}:00`,
      endTime: `${hour}:50`,
    }),
  ),
  slot([artist('Saturday act')], { day: saturday, stage: 'Barn' }),
];
/** 20:15 in London: ten sets are over. */
const evening = '2027-06-25T19:15:00Z';

describe('the line-up by time', () => {
  let page: LineupPage;
  let clock: StandingClock;
  beforeEach(() => {
    page = new LineupPage(sets);
    clock = new StandingClock(evening);
  });
  afterEach(() => {
    cleanUp(page);
    clock.leave();
  });

  const names = (element: Element) => all(element, '.panel .names').map(words);
  const offered = (element: Element) => all(element, '.view').map(words);
  const chosen = (element: Element) => words(one(element, '.view:has(:checked)'));
  async function today(attributes: Record<string, string> = { timezone }): Promise<EventLineup> {
    const element = await equipped(attributes);
    await waitUntil(() => one(element, '.by-time'), 'by time');
    return element;
  }

  it('is the first view on a day of the event, and opens at this minute over all stages', async () => {
    const element = await today();
    expect(offered(element)).to.deep.equal(['By time', 'List', 'Poster', 'Timetable']);
    expect(chosen(element)).to.equal('By time');
    expect(names(element)).to.deep.equal(['At 20', 'At 21']);
    expect(words(one(element, '.by-time .set')))
      .to.contain('Meadow')
      .and.to.contain('On now');
    await expectAccessible(element);
  });

  it('has what is over behind a button that says how much, by keyboard, also with the next minute', async () => {
    const element = await today();
    const button = one(element, '[aria-controls="earlier"]');
    expect(words(button)).to.equal('Earlier today (10)');
    expect(button.ariaExpanded).to.equal('false');
    button.focus();
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(button.ariaExpanded).to.equal('true');
    expect(names(element)).to.have.length(12);
    await expectAccessible(element);
    clock.move(40);
    await element.updateComplete;
    expect(words(button)).to.equal('Earlier today (11)');
    expect(names(element)).to.have.length(12);
    await sendKeys({ press: 'Space' });
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['At 21']);
  });

  it('hides nothing once all of the day is over, nor on another day', async () => {
    const element = await today();
    all(element, '.tab')[1]!.click();
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Saturday act']);
    all(element, '.tab')[0]!.click();
    clock.move(120);
    await element.updateComplete;
    expect(all(element, '.earlier')).to.have.length(0);
    expect(names(element)).to.have.length(12);
  });

  it('takes the place of nothing that was drawn before: there is a skeleton until it comes', async () => {
    const element = await put({ timezone });
    expect(all(element, '.waiting')).to.have.length(1);
    await waitUntil(() => one(element, '.by-time'), 'by time');
    expect(all(element, '.now-strip'), 'what is on comes with it').to.have.length(1);
  });

  it('leaves the view that the author or the visitor has chosen', async () => {
    const written = await equipped({ timezone, view: 'list' });
    expect(chosen(written)).to.equal('List');
    written.remove();
    const element = await today();
    await choose(element, 'list');
    element.remove();
    const again = await equipped({ timezone });
    expect(chosen(again)).to.equal('List');
  });

  it('opens on its own where the service names the zone, unless a view was chosen meanwhile', async () => {
    page.event = { timezone };
    await today({});
    cleanUp(page);
    clock.leave();
    clock = new StandingClock('2027-05-20T19:15:00Z');
    page = new LineupPage(sets);
    const element = await equipped({ timezone });
    expect(offered(element)).to.deep.equal(['List', 'By time', 'Poster', 'Timetable']);
    expect(chosen(element), 'a month before').to.equal('List');
    await choose(element, 'time');
    expect(names(element)).to.have.length(12);
  });

  it('shows the plan and what a search finds over all days, as the list does', async () => {
    const element = await today();
    star(element, 'At 21').click();
    planButton(element).click();
    await waitUntil(() => one(element, '.plan .set'), 'the plan');
    expect(names(element)).to.deep.equal(['At 21']);
    planButton(element).click();
    await waitUntil(() => one(element, '.by-time'), 'the day');
    await search(element, 'Saturday');
    await waitUntil(() => words(one(element, '.day-name')) === 'Saturday 26 June', 'found');
  });

  it('pales sets of a timetable that are over, which can be read all the same', async () => {
    const element = await equipped({ timezone, view: 'timetable' });
    await waitUntil(() => all(element, '.slot.over').length === 10, 'ten are over');
    for (const part of all(element, '.slot.over :is(.slot-text, .favourite)')) {
      const ground = getComputedStyle(part.closest('.slot')!).backgroundColor;
      const ink = getComputedStyle(part).color;
      expect(contrast(layered(ground, ink), layered(ground))).to.be.at.least(4.5);
    }
  });

  it('keeps the cards of what is on as wide once other stages have ended', async () => {
    const element = await today();
    const widths = () => all(element, '.now-stage').map(({ offsetWidth }) => offsetWidth);
    const before = widths();
    expect(before).to.have.length(2);
    clock.move(60);
    await element.updateComplete;
    expect(widths()).to.deep.equal([before[0]]);
  });
});
