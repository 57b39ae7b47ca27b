import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { Slot } from '../../../src/contract/lineup.js';
import { expectAccessible } from '../accessible.js';
import { all, artist, cleanUp, focused, LineupPage, saturday, slot, words } from './feed.js';
import { barButton, choose, equipped, filler, planButton } from './views.js';

const play = (name: string, startTime: string, endTime: string, change: Partial<Slot> = {}) =>
  slot([artist(name)], { startTime, endTime, stage: 'Barn', ...change });
const sets = [
  play('First', '19:00', '20:00'),
  play('Second', '21:20', '22:30', { stage: 'Owl Wood' }),
  play('Third', '22:10', '23:00', { stage: 'Chapel' }),
  play('Saturday act', '20:00', '21:00', { day: saturday }),
];

describe('the paper of a line-up', () => {
  let page: LineupPage;
  let printed = 0;
  const realPrint = window.print.bind(window);
  const other = document.createElement('p');
  beforeEach(() => {
    printed = 0;
    window.print = () => {
      printed++;
    };
    other.textContent = 'The page around it';
    document.body.append(other);
    page = new LineupPage([...filler, ...sets]);
    page.event = { timezone: 'Europe/London', name: 'Party' };
  });
  afterEach(async () => {
    dispatchEvent(new Event('afterprint'));
    window.print = realPrint;
    other.remove();
    cleanUp(page);
    await emulateMedia({ media: 'screen' });
    await setViewport({ width: 800, height: 600 });
  });

  async function planned(slots: Slot[] = sets) {
    const key = `event-lineup plan ${page.lineup.eventId}`;
    localStorage.setItem(key, JSON.stringify(slots.map(({ id }) => id)));
    const element = await equipped();
    planButton(element).click();
    await waitUntil(() => barButton(element, 'Add to calendar'), 'the plan and its zone');
    return element;
  }
  async function print(element: Element, name: string) {
    barButton(element, 'Print')!.click();
    all(element, '#papers button')
      .find((button) => words(button).startsWith(name))!
      .click();
    await waitUntil(() => printed === 1, 'it is printed');
  }
  const paper = () => document.querySelector('.event-paper')!;

  it('has one way to it above a plan as a timetable, that of the plan (L25)', async () => {
    const element = await planned();
    await choose(element, 'timetable');
    await waitUntil(() => barButton(element, 'Print'), 'the ways of the plan');
    const inSight = () =>
      all(element, 'button').filter((it) => it.checkVisibility() && words(it).startsWith('Print'));
    expect(inSight()).to.have.length(1);
    planButton(element).click();
    await element.updateComplete;
    expect(inSight().map(({ className }) => className)).to.deep.equal(['button print-days']);
  });
  const onPaper = (selector: string) => [
    ...paper().shadowRoot!.querySelectorAll<HTMLElement>(selector),
  ];
  const isCut = (box: Element) => box.scrollHeight > box.clientHeight + 1;

  it('is chosen by name from a sheet within the line-up, also on a phone, and the list is printed as it stands (L25)', async () => {
    const element = await planned();
    const button = barButton(element, 'Print')!;
    button.focus();
    button.click();
    expect(all(element, '#papers button').map(words)).to.deep.equal([
      'List The whole list',
      'Pocket sheet One folding A4 sheet with a panel per day',
      'Timetable One A4 page per day with your sets highlighted',
    ]);
    await expectAccessible(element);
    await setViewport({ width: 360, height: 800 });
    const sheet = all(element, '#papers')[0]!.getBoundingClientRect();
    const around = element.getBoundingClientRect();
    expect([sheet.left, around.right - sheet.right].every((gap) => gap >= 0)).to.equal(true);
    expect(around.right, 'the page has edges').to.be.below(360);
    all(element, '#papers button')[0]!.focus();
    all(element, '#papers button')[0]!.click();
    expect(printed).to.equal(1);
    expect(paper()).to.equal(null);
    await waitUntil(() => focused(element) === button, 'the focus is back');
  });

  it('is a sheet to fold with a panel a day: times, act, stage, clashes, room for notes (L25)', async () => {
    await print(await planned(), 'Pocket sheet');
    const panels = onPaper('.sheet > *').map(words);
    expect(onPaper('.sheet')).to.have.length(1);
    expect(panels).to.deep.equal([
      'Party My plan Friday 25 June – Saturday 26 June Fold along the dashed lines.',
      'Friday 25 June 19:00 – 20:00 First Barn 1 hr 20 min free 21:20 – 22:30 Second Owl Wood ' +
        'Clashes with Third, 20 min 22:10 – 23:00 Third Chapel Clashes with Second, 20 min Notes',
      'Saturday 26 June 20:00 – 21:00 Saturday act Barn Notes',
      'Notes',
    ]);
    expect(onPaper('.cover [role=img]')[0]!.ariaLabel).to.equal(
      'QR code with the link to this plan',
    );
    for (const notes of onPaper('.notes')) expect(notes.clientHeight).to.be.above(100);
  });

  it('has eight panels for more days, goes on where a day is long, and cuts nothing (L25)', async () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      play(
        `A name of many words ${index}`,
        `${10 + Math.floor(index / 6)}:${(index % 6) * 10}`.replace(/:0$/, ':00'),
        '23:00',
      ),
    );
    const days = [1, 2, 3].map((day) =>
      play(`Day ${day}`, '12:00', '13:00', { day: `2027-07-0${day}` }),
    );
    page = new LineupPage([...filler, ...many, ...days]);
    page.event = { timezone: 'Europe/London' };
    await print(await planned([...many.slice(0, 3), ...days]), 'Pocket sheet');
    expect(onPaper('.sheet > *')).to.have.length(8);
    dispatchEvent(new Event('afterprint'));
    printed = 0;
    cleanUp(page);
    page = new LineupPage([...filler, ...many, ...days]);
    page.event = { timezone: 'Europe/London' };
    await print(await planned([...many, ...days]), 'Pocket sheet');
    const names = onPaper('.row b').map(words);
    expect(names).to.have.length(43);
    expect(new Set(names).size).to.equal(43);
    expect(onPaper('h2').map(words).slice(0, 2)).to.deep.equal([
      'Friday 25 June',
      'Friday 25 June …',
    ]);
    expect(onPaper('.panel').filter(isCut)).to.have.length(0);
    expect(words(onPaper('.row')[0])).to.contain('39 clashes');
  });

  it('has nothing of the page around it, which is as before when it is printed (L25)', async () => {
    const element = await planned();
    const sheets = document.adoptedStyleSheets.length;
    await print(element, 'Pocket sheet');
    expect(paper().checkVisibility({ visibilityProperty: true }), 'not on the screen').to.equal(
      false,
    );
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
    await emulateMedia({ media: 'print' });
    expect(other.checkVisibility()).to.equal(false);
    expect(element.checkVisibility()).to.equal(false);
    expect(paper().checkVisibility({ visibilityProperty: true })).to.equal(true);
    dispatchEvent(new Event('afterprint'));
    expect(other.checkVisibility()).to.equal(true);
    expect(paper()).to.equal(null);
    expect(document.adoptedStyleSheets).to.have.length(sheets);
  });

  it('is a timetable of all days, with the sets of the plan marked (L25)', async () => {
    await print(await planned(), 'Timetable');
    expect(onPaper('h1').map(words)).to.deep.equal(['Friday 25 June', 'Saturday 26 June']);
    expect(onPaper('.page:first-of-type h2').map(words)).to.deep.equal([
      'Meadow',
      'Barn',
      'Owl Wood',
      'Chapel',
    ]);
    expect(onPaper('.planned').map(words)).to.deep.equal([
      '★ First 19:00 – 20:00',
      '★ Second 21:20 – 22:30',
      '★ Third 22:10 – 23:00',
      '★ Saturday act 20:00 – 21:00',
    ]);
    expect(onPaper('.slot')).to.have.length(14);
    expect(words(onPaper('.to-come')[0])).to.contain('Filler 0, Meadow');
    expect(onPaper('.page').filter(isCut)).to.have.length(0);
  });

  it('has no more stages on a page than can be read, and no two sets on each other (L13, L25)', async () => {
    const stages = Array.from({ length: 20 }, (_, index) =>
      ['20:00', '20:05', '20:10', '21:00'].map((start) =>
        play(`Act ${index} ${start}`, start, '21:00', { stage: `Stage ${index}` }),
      ),
    ).flat();
    const untimed = play('Some time', '', '', { stage: 'Stage 3' });
    page = new LineupPage([...stages, untimed]);
    const element = await equipped();
    await choose(element, 'timetable');
    all(element, '.zoom-bar button')
      .find((button) => words(button) === 'Print')!
      .click();
    await waitUntil(() => printed === 1, 'it is printed');
    expect(onPaper('h1').map(words)).to.deep.equal([1, 2, 3].map((n) => `Friday 25 June (${n}/3)`));
    expect(onPaper('.column')).to.have.length(20);
    expect(words(onPaper('.to-come')[0])).to.equal('Time to be confirmed: Some time, Stage 3');
    for (const column of onPaper('ol')) {
      const boxes = [...column.children].map((set) => set.getBoundingClientRect());
      const clear = boxes.every((a, i) =>
        boxes.every(
          (b, j) =>
            i === j ||
            a.right <= b.left ||
            b.right <= a.left ||
            a.bottom <= b.top ||
            b.bottom <= a.top,
        ),
      );
      expect(clear, words(column)).to.equal(true);
      expect(Math.min(...boxes.map(({ height }) => height))).to.be.above(12);
    }
  });
});
