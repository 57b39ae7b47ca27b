import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import type { EventLineup } from '../../../components/event-lineup/event-lineup.js';
import { planCode } from '../../../src/lineup/plan-code.js';
import { expectAccessible } from '../accessible.js';
import { announced } from '../page.js';
import { all, artist, cleanUp, focused, LineupPage, one, slot, words } from './feed.js';
import { StandingClock } from './standing-clock.js';
import { equipped, filler, planButton, star } from './views.js';

const play = (name: string, startTime: string, endTime: string, stage: string) =>
  slot([artist(name)], { startTime, endTime, stage });
const first = play('First', '19:00', '20:00', 'Meadow');
const second = play('Second', '21:20', '22:30', 'Owl Wood');
const third = play('Third', '22:10', '23:00', 'Chapel');
const codeOf = (...sets: { id: string }[]) => planCode(sets.map(({ id }) => id));

describe('friends', () => {
  let page: LineupPage;
  let clock: StandingClock | undefined;
  beforeEach(() => {
    page = new LineupPage([...filler, first, second, third]);
    // An event of its own for each test: the page shares the list of each.
    page.lineup.eventId = crypto.randomUUID();
  });
  afterEach(() => {
    cleanUp(page);
    clock?.leave();
    clock = undefined;
  });

  const key = () => `event-lineup friends ${page.lineup.eventId}`;
  const stored = () =>
    (JSON.parse(localStorage.getItem(key()) ?? '[]') as { name: string }[]).map(({ name }) => name);
  const store = (...friends: object[]) => localStorage.setItem(key(), JSON.stringify(friends));
  const ana = { name: 'Ana', colour: 0, code: codeOf(first, second) };
  const ben = { name: 'Ben', colour: 1, code: codeOf(second) };
  const row = (element: Element, name: string) => star(element, name).closest('.set')!;
  const friendRows = (element: Element) => all(element, '.friend').map(words);
  const button = (element: Element, name: string) =>
    all(element, '.friend button, .keep-friend button').find((one) => words(one) === name)!;

  async function openLink(code: string): Promise<EventLineup> {
    history.replaceState(null, '', `#plan-${code}`);
    const element = await equipped();
    await waitUntil(() => one(element, '.keep-friend'), 'the way to keep it');
    return element;
  }

  async function openPlan(): Promise<EventLineup> {
    const element = await equipped();
    planButton(element).click();
    await waitUntil(() => one(element, '.friends'), 'the friends');
    return element;
  }

  async function edit(): Promise<EventLineup> {
    const element = await openPlan();
    one(element, '.friends-head button').click();
    await element.updateComplete;
    return element;
  }

  function type(element: Element, name: string): void {
    const field = one(element, '.keep-friend input, .friend input') as HTMLInputElement;
    field.value = name;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }

  it('O16 a plan that was sent is kept under a name, and its sets say who goes', async () => {
    const element = await openLink(ana.code);
    expect((one(element, '.keep-friend input') as HTMLInputElement).value).to.equal('Friend 1');
    type(element, '  <b>Ana</b>\u202e ');
    await element.updateComplete;
    await expectAccessible(element);
    button(element, 'Keep this plan').click();
    await waitUntil(() => !one(element, '.keep-friend'), 'it is kept');
    expect(stored()).to.deep.equal(['<b>Ana</b>']);
    expect(words(one(element, '.shared-plan p'))).to.equal('<b>Ana</b>’s plan: 2 sets');
    expect(focused(element)?.closest('.shared-plan') !== null).to.equal(true);
    await waitUntil(() => announced().startsWith('Saved. Sets now show'), 'it is said');
    all(element, '.shared-plan button')[1]!.click();
    const rows = filler.length + 3;
    await waitUntil(() => all(element, '.stages .favourite').length === rows, 'all rows');
    expect(words(row(element, 'Second'))).to.contain('Going: <b>Ana</b>');
    expect(words(row(element, 'Third'))).not.to.contain('Going');
  });

  it('O16 are there on the next visit, several at a set, in colours of their own', async () => {
    store(ana, ben);
    const element = await equipped();
    await waitUntil(() => one(element, '.goers'), 'who goes');
    expect(words(row(element, 'Second'))).to.contain('Going: Ana, Ben');
    expect(words(row(element, 'First'))).to.contain('Going: Ana');
    const colours = [...row(element, 'Second').querySelectorAll('.goer')].map(
      (goer) => getComputedStyle(goer, '::before').borderTopColor,
    );
    expect(new Set(colours).size).to.equal(2);
    await expectAccessible(element);
  });

  it('O16 a name that is known gets the new plan; without room for another, it is said', async () => {
    const many = Array.from({ length: 8 }, (_, colour) => ({ ...ben, name: `F${colour}`, colour }));
    store(...many);
    const element = await openLink(codeOf(third));
    await waitUntil(() => words(one(element, '#friend-hint')).startsWith('You have 8'), 'full');
    button(element, 'Keep this plan').click();
    await element.updateComplete;
    expect(stored()).to.have.length(8);
    type(element, 'f3');
    await element.updateComplete;
    expect(words(one(element, '#friend-hint'))).to.equal(
      'This replaces the plan you have from F3.',
    );
    button(element, 'Keep this plan').click();
    await waitUntil(() => words(one(element, '.shared-plan p')).startsWith('F3’s plan: 1 set'));
    expect(stored()).to.have.length(8);
  });

  it('O16 stand in my plan with how much of theirs is mine; each opens over my own', async () => {
    store(ana, ben);
    localStorage.setItem(`event-lineup plan ${page.lineup.eventId}`, JSON.stringify([second.id]));
    const element = await openPlan();
    expect(friendRows(element)).to.deep.equal([
      'Ana 2 sets · In both plans: 1',
      'Ben 1 set · In both plans: 1',
    ]);
    await expectAccessible(element);
    all(element, '.friend-name')[0]!.click();
    await waitUntil(() => one(element, '.owners'), 'both plans');
    expect(all(element, '.owners > li').map(words)).to.deep.equal([
      'My plan',
      'Ana’s plan',
      'In both plans',
    ]);
    const goers = all(element, '.plan .goers').map(words);
    expect(goers, 'whose plan it is is not said twice').to.deep.equal(['Going: Ben']);
  });

  it('O16 “who is where” at this minute: on now, next, and nothing that is over', async () => {
    clock = new StandingClock('2027-06-25T20:30:00Z');
    store(ana, { ...ben, code: codeOf(third) });
    page.event = { timezone: 'Europe/London' };
    const element = await equipped({ timezone: 'Europe/London' });
    planButton(element).click();
    await waitUntil(() => one(element, '.friend-label'), 'where they are');
    const where = () => all(element, '.friend-words > p').map(words);
    expect(where()).to.deep.equal([
      'On now Second · Owl Wood · until 22:30',
      'Up next Third · Chapel · 22:10',
    ]);
    clock.move(90);
    await element.updateComplete;
    expect(where()).to.deep.equal(['2 sets', '1 set']);
  });

  it('O16 are renamed, never to the name of another', async () => {
    store(ana, ben);
    const element = await edit();
    button(element, 'Rename Ana').click();
    await waitUntil(() => focused(element)?.matches('.friend input'), 'the field has the focus');
    (focused(element) as HTMLInputElement).value = 'ben';
    button(element, 'Save').click();
    await waitUntil(() => one(element, '#name-taken'), 'it is said');
    await expectAccessible(element);
    (one(element, '.friend input') as HTMLInputElement).value = 'Anna';
    button(element, 'Save').click();
    await waitUntil(() => words(focused(element)) === 'Rename Anna', 'the focus is back');
    expect(stored()).to.deep.equal(['Anna', 'Ben']);
  });

  it('O16 are removed, and put back where they stood', async () => {
    store(ana, ben);
    const element = await edit();
    button(element, 'Remove Ana').click();
    await waitUntil(() => words(focused(element)) === 'Undo', 'the way back has the focus');
    expect(stored()).to.deep.equal(['Ben']);
    focused(element)!.click();
    await waitUntil(() => words(focused(element)) === 'Rename Ana', 'back');
    expect(stored()).to.deep.equal(['Ana', 'Ben']);
    button(element, 'Remove Ben').click();
    await waitUntil(() => stored().length === 1, 'removed');
    planButton(element).click();
    await element.updateComplete;
    planButton(element).click();
    await element.updateComplete;
    expect(friendRows(element)).to.have.length(1);
  });

  it('O16 kept in another tab appear here, and live as long as the page where storage is blocked', async () => {
    store(ana);
    const element = await edit();
    store(ana, ben);
    dispatchEvent(new StorageEvent('storage', { key: key() }));
    await element.updateComplete;
    expect(all(element, '.friend')).to.have.length(2);
    const own = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      button(element, 'Remove Ben').click();
      await element.updateComplete;
      expect(all(element, '.put-back')).to.have.length(1);
    } finally {
      Storage.prototype.setItem = own;
    }
  });

  it('O16 nothing of friends is loaded or stored where there is none', async () => {
    const element = await equipped();
    planButton(element).click();
    await waitUntil(() => planButton(element).ariaPressed === 'true');
    expect(one(element, '.friends') === null).to.equal(true);
    expect(localStorage.getItem(key()) === null).to.equal(true);
  });
});
