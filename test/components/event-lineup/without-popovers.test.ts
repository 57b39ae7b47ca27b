import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../accessible.js';
import { all, artist, cleanUp, focused, LineupPage, one, slot, words } from './feed.js';
import { barButton, equipped, filler, planButton } from './views.js';

const rival = slot([artist('Rival')], { startTime: '21:40', stage: 'Owl Wood' });
const members = ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const;

/** Firefox before 125, Safari before 17, Chrome before 114. */
describe('a line-up in a browser without popovers', () => {
  let page: LineupPage;
  const taken = members.map((name) => [
    name,
    Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)!,
  ]) as [string, PropertyDescriptor][];
  beforeEach(() => {
    for (const [name] of taken) Reflect.deleteProperty(HTMLElement.prototype, name);
    page = new LineupPage([...filler, rival]);
    page.event = { timezone: 'Europe/London', name: 'Party' };
  });
  afterEach(async () => {
    for (const [name, member] of taken) Object.defineProperty(HTMLElement.prototype, name, member);
    cleanUp(page);
    await setViewport({ width: 800, height: 600 });
  });

  const isSeen = (element: Element, selector: string) => one(element, selector).checkVisibility();

  it('shows its filters below their button from a press of it to Escape, and says so', async () => {
    await setViewport({ width: 320, height: 800 });
    const element = await equipped();
    const button = one(element, '[popovertarget=filters]');
    expect(isSeen(element, '#filters')).to.equal(false);
    expect(button.getAttribute('aria-expanded')).to.equal('false');
    button.focus();
    await sendKeys({ press: 'Enter' });
    expect(isSeen(element, '#filters')).to.equal(true);
    expect(button.getAttribute('aria-expanded')).to.equal('true');
    await expectAccessible(element);
    const sheet = one(element, '#filters').getBoundingClientRect();
    const room = element.getBoundingClientRect();
    const buttons = all(element, '.bar .button, .views');
    const below = Math.max(...buttons.map((one) => one.getBoundingClientRect().bottom));
    expect(sheet.top).to.be.at.least(below);
    expect(sheet.bottom).to.be.at.most(one(element, '.panel').getBoundingClientRect().top);
    expect([sheet.left >= room.left, sheet.right <= room.right]).to.deep.equal([true, true]);
    for (const press of ['Tab', 'Space']) await sendKeys({ press });
    await waitUntil(() => all(element, '.chip').length === 1, 'it is filtered');
    expect(isSeen(element, '#filters'), 'while a stage is ticked').to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect(isSeen(element, '#filters')).to.equal(false);
    expect(button.getAttribute('aria-expanded')).to.equal('false');
    expect(focused(element)).to.equal(button);
  });

  it('prints a plan the way that is chosen, and closes the choice', async () => {
    const print = window.print.bind(window);
    let printed = 0;
    window.print = () => {
      printed++;
    };
    localStorage.setItem(`event-lineup plan ${page.lineup.eventId}`, JSON.stringify([rival.id]));
    const element = await equipped();
    planButton(element).click();
    await waitUntil(() => barButton(element, 'Print'), 'the plan is there');
    const button = barButton(element, 'Print')!;
    expect(isSeen(element, '#papers')).to.equal(false);
    button.click();
    const list = all(element, '#papers button').find((way) => words(way).startsWith('List'))!;
    list.focus();
    list.click();
    window.print = print;
    expect(printed).to.equal(1);
    expect(isSeen(element, '#papers')).to.equal(false);
    expect(focused(element)).to.equal(button);
  });
});
