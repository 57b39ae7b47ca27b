import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { EventLineup } from '../../../components/event-lineup/event-lineup.js';
import type { View } from '../../../components/event-lineup/lineup-context.js';
import { all, artist, cleanUp, focused, LineupPage, one, saturday, slot, words } from './feed.js';
import { choose, equipped, filler, planButton, star } from './views.js';

describe('the focus of a keyboard that is faster than a view', () => {
  let page: LineupPage;
  beforeEach(() => (page = new LineupPage([...filler, slot([artist('Late')], { day: saturday })])));
  afterEach(() => cleanUp(page));

  const nameOf = (element: Element, name: string) =>
    all(element, '.name').find((button) => words(button).startsWith(name))!;
  const told = (element: Element) => {
    const at = focused(element);
    return at ? (at.ariaLabel ?? words(at)) : 'nothing';
  };
  /** The view is asked for, and the next keys are pressed before it is there. */
  async function outrun(element: EventLineup, view: View, goOn: () => HTMLElement) {
    const coming = choose(element, view);
    goOn().focus();
    await coming;
  }
  const favourites = (element: Element, ...names: string[]) => {
    for (const name of names) star(element, name).click();
  };
  async function lookAtPlan(element: EventLineup) {
    planButton(element).click();
    await waitUntil(() => one(element, '.plan'), 'the plan');
  }

  it('goes from a star of the list to that of the timetable, and to the name of the act in a poster', async () => {
    const element = await equipped();
    await outrun(element, 'timetable', () => star(element, 'Filler 5'));
    expect(told(element)).to.equal('Save Filler 5 to my plan');
    expect(focused(element)!.closest('.slot') !== null).to.equal(true);
    await outrun(element, 'poster', () => star(element, 'Filler 5'));
    expect(told(element), 'in a view without stars').to.equal('Filler 5');
  });

  it('goes from a name to the first of what is there where the act is not', async () => {
    const element = await equipped();
    await choose(element, 'poster');
    await outrun(element, 'list', () => nameOf(element, 'Late'));
    expect(focused(element) === all(element, '.panel button')[0]).to.equal(true);
  });

  it('goes from a row of the list to that of the plan', async () => {
    const element = await equipped();
    favourites(element, 'Filler 3', 'Filler 6');
    planButton(element).click();
    star(element, 'Filler 6').focus();
    await waitUntil(() => one(element, '.plan'), 'the plan');
    expect(told(element)).to.equal('Save Filler 6 to my plan');
  });

  it('leaves alone a visitor who has gone on to somewhere else', async () => {
    const element = await equipped();
    await outrun(element, 'timetable', () => one(element, '.search input'));
    expect(focused(element) === one(element, '.search input')).to.equal(true);
  });

  it('goes to the next star when a set leaves the plan, and from the last to the plan itself', async () => {
    const element = await equipped();
    favourites(element, 'Filler 3', 'Filler 6', 'Filler 8');
    await lookAtPlan(element);
    star(element, 'Filler 6').focus();
    const next = star(element, 'Filler 8');
    await sendKeys({ press: 'Space' });
    expect(focused(element) === next, 'another button, which is read out').to.equal(true);
    await sendKeys({ press: 'Space' });
    expect(told(element)).to.equal('Save Filler 3 to my plan');
    await sendKeys({ press: 'Space' });
    expect(focused(element) === planButton(element)).to.equal(true);
  });
});
