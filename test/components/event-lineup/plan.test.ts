import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia, executeServerCommand } from '@web/test-runner-commands';
import { all, artist, cleanUp, friday, LineupPage, one, saturday, slot, words } from './feed.js';
import { barButton, choose, equipped, filler, planButton, star } from './views.js';

const play = (name: string, startTime: string, endTime: string, stage: string, day = friday) =>
  slot([artist(name)], { startTime, endTime, stage, day });

describe('the plan', () => {
  let page: LineupPage;
  afterEach(async () => {
    await emulateMedia({ forcedColors: 'none' });
    cleanUp(page);
  });

  /** Takes all of them into the plan; what clashes then, as a visitor reads it. */
  const clashes = async (...sets: ReturnType<typeof play>[]) => {
    page = new LineupPage([...filler, ...sets]);
    const element = await equipped();
    for (const { artist: act } of sets) star(element, act!.name).click();
    planButton(element).click();
    await element.updateComplete;
    expect(all(element, '.set')).to.have.length(sets.length);
    return all(element, '.clash').map(words);
  };

  it('has its buttons two by two below the first on a phone and a tablet, in French as well', async () => {
    const column = document.createElement('div');
    document.body.append(column);
    page = new LineupPage(filler);
    page.event = { timezone: 'Europe/London' };
    const element = await equipped({ locale: 'fr', timezone: 'Europe/London' });
    column.append(element);
    all(element, '.favourite')[0]!.click();
    planButton(element).click();
    await waitUntil(() => all(element, '.plan-bar > .button').length === 4, 'its buttons');
    await waitUntil(() => words(one(element, '.plan-bar')).includes('Imprimer'), 'in French');
    for (const look of [
      'inline-size: 272px; font: 18px Arial, sans-serif',
      'inline-size: 720px; font: 16px monospace',
    ]) {
      column.style.cssText = look;
      const buttons = all(element, '.plan-bar > :is(.button, .reminder)').map((one) =>
        one.getBoundingClientRect(),
      );
      const [share, calendar, reminder, code, print] = buttons.map(({ top }) => Math.round(top));
      expect([reminder, print], look).to.deep.equal([calendar, code]);
      expect([share, calendar, code], look).to.deep.equal(
        [code, calendar, share].toSorted((one, other) => one! - other!),
      );
      expect(buttons[3]!.width, look).to.be.closeTo(buttons[1]!.width, 1);
    }
    column.remove();
  });

  it('keeps words as long as マイプランを as far from the end of a button as its sign is from the other', async () => {
    const column = document.createElement('div');
    document.body.append(column);
    page = new LineupPage(filler);
    page.event = { timezone: 'Europe/London' };
    const element = await equipped({ timezone: 'Europe/London' });
    element.strings = { sharePlan: 'tenletters it' }; // of 0.6em each
    column.append(element);
    all(element, '.favourite')[0]!.click();
    planButton(element).click();
    await waitUntil(() => all(element, '.plan-bar > .button').length === 4, 'its buttons');
    await waitUntil(() => barButton(element, 'tenletters'), 'in words of the page');
    column.style.cssText = 'inline-size: 272px; font: 17.6px monospace';
    const button = barButton(element, 'tenletters')!;
    const words = document.createRange();
    words.selectNodeContents(button.querySelector('.share-offer')!.lastChild!);
    const end = Math.max(...[...words.getClientRects()].map((line) => line.right));
    const { left, right } = button.getBoundingClientRect();
    const sign = button.querySelector('svg')!.getBoundingClientRect();
    const beforeWhatIsDrawn = sign.left - left + sign.width / 4;
    expect(right - end).to.be.at.least(beforeWhatIsDrawn);
    column.remove();
  });

  it('reads out what a set clashes with when its star is pressed, once', async () => {
    const acts = [
      play('One', '20:00', '21:00', 'Owl Wood'),
      play('Two', '20:30', '21:30', 'Chapel'),
      play('Three', '20:45', '22:00', 'River'),
    ];
    page = new LineupPage([...filler, ...acts]);
    const element = await equipped();
    const region = document.querySelector('[data-event-announcer]')!;
    const heard: string[] = [];
    const ear = new MutationObserver(() => heard.push(words(region)));
    ear.observe(region, { childList: true });
    const press = async (...names: string[]) => {
      const before = heard.length;
      for (const name of names) star(element, name).click();
      await waitUntil(() => heard.length > before, 'it is read out');
    };
    await press('One', 'Three');
    await press('Two');
    await press('Two', 'Three', 'Three'); // taken back, which says nothing
    ear.disconnect();
    expect(heard).to.deep.equal([
      'Clashes with One, 15 min',
      'Clashes with One, 30 min. Clashes with Three, 45 min',
      'Clashes with One, 15 min',
    ]);
  });

  it('has a clash from the first minute that two sets share, also of the next day after midnight (X30)', async () => {
    const said = await clashes(
      play('One', '20:00', '21:01', 'Owl Wood'),
      play('Two', '21:00', '22:00', 'Chapel'),
      play('Touches', '22:00', '23:00', 'River'),
      play('At midnight', '23:00', '00:00', 'Owl Wood'),
      play('Three', '00:00', '01:30', 'Chapel', saturday),
      play('Four', '01:00', '02:00', 'Owl Wood', saturday),
      play('Unreadable', '8pm', '9pm', 'River'),
    );
    expect(said).to.have.members([
      '2 clashes',
      'Clashes with Two, 1 min',
      'Clashes with One, 1 min',
      'Clashes with Four, 30 min',
      'Clashes with Three, 30 min',
    ]);
    const [first] = all(document.querySelector('event-lineup')!, '.set .clash');
    expect(first!.textContent.trim(), 'on one line').to.equal('Clashes with Two, 1\u00a0min');
  });

  it('draws the sign of a clash in the colour of its words where colours are forced', async () => {
    const one = play('One', '20:00', '21:01', 'Owl Wood');
    await emulateMedia({ forcedColors: 'active' });
    await clashes(one, play('Two', '21:00', '22:00', 'Chapel'));
    const signs = all(document.querySelector('event-lineup')!, '.clash .icon');
    expect(signs).to.have.length(3);
    for (const sign of signs) {
      const { color } = getComputedStyle(sign.parentElement!);
      expect(getComputedStyle(sign).color).to.equal(color);
    }
  });
});

describe('what is pressed and what is chosen', () => {
  let page: LineupPage;
  beforeEach(() => (page = new LineupPage(filler)));
  afterEach(() => cleanUp(page));

  /** The accessibility tree of the line-up, as text. */
  const tree = () =>
    executeServerCommand<string, object>('aria-snapshot', { selector: 'event-lineup' }).then(
      String,
    );

  it('is read of a favourite, not of its neighbours, and of the plan with how many are in it', async () => {
    const element = await equipped();
    expect(await tree()).not.to.match(/Save Filler 3 to my plan" \[pressed/);
    star(element, 'Filler 3').click();
    await element.updateComplete;
    const marked = (await tree()).match(/"Save [^"]* to my plan" \[pressed\]/g);
    expect(marked).to.deep.equal(['"Save Filler 3 to my plan" [pressed]']);
    expect(await tree()).to.match(/button "My plan 1"(?! \[pressed)/);
    planButton(element).click();
    await element.updateComplete;
    expect(await tree()).to.contain('button "My plan 1" [pressed]');
    planButton(element).click();
    await element.updateComplete;
    expect(await tree()).to.match(/button "My plan 1"(?! \[pressed)/);
    star(element, 'Filler 3').click();
    await element.updateComplete;
    expect(await tree()).not.to.match(/Save Filler 3 to my plan" \[pressed/);
  });

  it('is read of the days and the views, one at a time', async () => {
    cleanUp(page);
    page = new LineupPage([...filler, play('Later', '20:00', '21:00', 'Chapel', saturday)]);
    const element = await equipped();
    const day = async () => (await tree()).match(/tab "[^"]*" \[selected\]/g);
    expect(await day()).to.deep.equal(['tab "Friday 25 June" [selected]']);
    one(element, '[role=tab]:last-child').click();
    await element.updateComplete;
    expect(await day()).to.deep.equal(['tab "Saturday 26 June" [selected]']);
    const chosen = async () => (await tree()).match(/radio "[^"]*" \[checked\]/g);
    expect(await chosen()).to.deep.equal(['radio "List" [checked]']);
    for (const [view, name] of [
      ['poster', 'Poster'],
      ['timetable', 'Timetable'],
      ['list', 'List'],
    ] as const) {
      await choose(element, view);
      await element.updateComplete;
      expect(await chosen()).to.deep.equal([`radio "${name}" [checked]`]);
    }
  });
});
