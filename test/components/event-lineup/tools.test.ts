import '../../../components/event-lineup/event-lineup.js';
import type { EventLineup } from '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../accessible.js';
import { visibleText } from '../page.js';
import { all, artist, cleanUp, focused, friday, LineupPage } from './feed.js';
import { one, opened, put, saturday, slot, words } from './feed.js';
import { choose, equipped, filler, planButton, star } from './views.js';

const beyonce = slot([artist('Beyoncé', { genres: ['R&B'] }), artist('Moth')], {
  stage: 'Owl Wood',
  startTime: '21:00',
  endTime: '22:00',
  billingTier: 'headliner',
  featured: true,
});
const rival = slot([artist('Rival')], { startTime: '21:40', endTime: '22:30' });
const folk = slot([artist('Folk Act', { genres: ['folk'] })], {
  startTime: '22:40',
  endTime: '23:30',
});
const sunday = slot([artist('Other Day')], { day: saturday, billingTier: 'special_guest' });

describe('the tools of a long line-up', () => {
  let page: LineupPage;
  beforeEach(() => (page = new LineupPage([...filler, beyonce, rival, sunday])));
  afterEach(async () => {
    cleanUp(page);
    await setViewport({ width: 800, height: 600 });
  });

  const names = (element: Element) => all(element, '.set .names').map(words);
  const search = async (element: EventLineup, query: string) => {
    const field = one(element, '.search input') as HTMLInputElement;
    field.focus();
    field.select();
    await sendKeys(query ? { type: query } : { press: 'Delete' });
    await element.updateComplete;
  };
  it('are absent from a short line-up, and where the author wants none', async () => {
    page.lineup = { ...page.lineup, slots: [beyonce] };
    expect(all(await put(), '.tools')).to.have.length(0);
    cleanUp(page);
    page = new LineupPage(filler);
    expect(all(await put({ controls: 'off' }), '.tools')).to.have.length(0);
  });

  it('are accessible, with every view and with a search that finds nothing', async () => {
    const element = await equipped();
    await expectAccessible(element);
    for (const view of ['poster', 'timetable', 'list'] as const) {
      await choose(element, view);
      await expectAccessible(element);
    }
    await search(element, 'zzz');
    await expectAccessible(element);
  });

  it('have a way past a long list, and none past a short one (L18)', async () => {
    expect(all(await equipped(), '.skip')).to.have.length(0);
    cleanUp(page);
    const more = Array.from({ length: 30 }, (_, index) =>
      slot([artist(`More ${index}`)], { stage: 'Barn', startTime: '12:00', endTime: '12:30' }),
    );
    page = new LineupPage([...filler, ...more]);
    const element = await equipped();
    one(element, '.skip').focus();
    expect(one(element, '.skip').getBoundingClientRect().height).to.be.at.least(44);
    await sendKeys({ press: 'Enter' });
    expect(words(focused(element))).to.equal('End of the line-up');
    const last = all(element, '.set').at(-1)!;
    expect(last.compareDocumentPosition(focused(element)!)).to.equal(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('name the views where there is room for it, and stay in one line, or below the search (L8)', async () => {
    const element = await equipped();
    element.style.setProperty('inline-size', '79ch');
    const oneLine = Math.max(704, element.offsetWidth);
    for (const width of [312, 640, 700, 720, 1100]) {
      element.style.setProperty('inline-size', `${width}px`);
      const heights = all(element, '.view-label').map(({ offsetHeight }) => offsetHeight);
      expect(Math.min(...heights), String(width)).to.be.above(8);
      expect(one(element, '.bar').offsetHeight, String(width)).to.be.below(
        width > oneLine ? 60 : 110,
      );
    }
  });

  describe('search', () => {
    it('finds names whatever their case and accents, in rosters, stages and genres, on all days, says what it found, and leads back (L18, L19)', async () => {
      const element = await equipped();
      for (const query of ['beyonce', 'MOTH', 'owl wood', 'r&b', 'moth owl']) {
        await search(element, query);
        expect(names(element), query).to.deep.equal(['Beyoncé b2b Moth']);
      }
      await search(element, 'other');
      expect(words(one(element, '.day-name'))).to.equal('Saturday 26 June');
      expect(words(one(element, '.outcome p'))).to.equal('1 of 15 sets');
      const region = document.querySelector('[data-event-announcer]')!;
      await waitUntil(() => words(region) === '1 of 15 sets', 'announced');
      await search(element, 'zzz');
      expect(visibleText(element)).to.contain('No sets match “zzz”.');
      all(element, '.outcome button').at(-1)!.click();
      await element.updateComplete;
      expect(names(element)).to.contain('Filler 0');
      expect(focused(element)?.matches('.search input')).to.equal(true);
      expect((one(element, '.search input') as HTMLInputElement).value).to.equal('');
    });
  });

  describe('the filter', () => {
    const boxes = (element: Element) => all(element, '#filters input') as HTMLInputElement[];

    it('offers stages and genres, and what is chosen of both as chips (L18)', async () => {
      const element = await equipped();
      expect(all(element, '#filters legend').map(words)).to.deep.equal(['Stages']);
      cleanUp(page);
      page = new LineupPage([...filler, beyonce, rival, folk]);
      const other = await equipped();
      expect(all(other, '#filters legend').map(words)).to.deep.equal(['Stages', 'Genres']);
      const box = (name: string) =>
        all(other, '#filters .choice').find((label) => words(label) === name)!;
      box('folk').click();
      box('R&B').click();
      await other.updateComplete;
      expect(names(other)).to.have.members(['Beyoncé b2b Moth', 'Folk Act']);
      box('Owl Wood').click();
      await other.updateComplete;
      expect(names(other)).to.deep.equal(['Beyoncé b2b Moth']);
      expect(all(other, '.chip').map(words)).to.deep.equal(['Owl Wood', 'folk', 'R&B']);
      expect(one(other, '.chip').ariaLabel).to.equal('Remove filter: Owl Wood');
      all(other, '.chip')[2]!.click();
      await other.updateComplete;
      expect(words(one(other, '.notice-title'))).to.equal('No sets match these filters.');
    });

    it('is a group of named checkboxes that opens and closes by keys', async () => {
      const element = await equipped();
      const opener = one(element, '[popovertarget]');
      opener.focus();
      await sendKeys({ press: 'Enter' });
      expect(one(element, '#filters').matches(':popover-open')).to.equal(true);
      await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'Space' });
      await element.updateComplete;
      expect(boxes(element)[0]!.checked).to.equal(true);
      await sendKeys({ press: 'Escape' });
      expect(one(element, '#filters').matches(':popover-open')).to.equal(false);
      await waitUntil(() => words(focused(element)) === 'Filter 1', 'the focus is back');
    });
  });

  describe('the plan', () => {
    it('is made of buttons whose name stays and whose state changes (L20)', async () => {
      const element = await equipped();
      const told: unknown[] = [];
      element.addEventListener('event-lineup-planned', ({ detail }) => told.push(detail));
      const button = star(element, 'Rival');
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(44);
      expect(button.ariaPressed).to.equal('false');
      button.focus();
      await sendKeys({ press: 'Space' });
      await element.updateComplete;
      expect(star(element, 'Rival').ariaPressed).to.equal('true');
      expect(told).to.deep.equal([{ slotId: rival.id, planned: true }]);
    });

    it('shows its sets of all days, and is an invitation while it is empty (L21)', async () => {
      const element = await equipped();
      planButton(element).click();
      await element.updateComplete;
      expect(visibleText(element)).to.contain('Nothing saved yet');
      planButton(element).click();
      await element.updateComplete;
      star(element, 'Rival').click();
      planButton(element).click();
      await element.updateComplete;
      expect(names(element)).to.deep.equal(['Rival']);
    });

    it('is kept under the event, shared by all line-ups of the page, and follows another tab of the browser (L20)', async () => {
      const [first, second] = [await equipped(), await equipped()];
      star(first, 'Rival').click();
      await second.updateComplete;
      expect(star(second, 'Rival').ariaPressed).to.equal('true');
      const stored = Object.entries(localStorage);
      const key = `event-lineup plan ${page.lineup.eventId}`;
      expect(stored).to.deep.equal([[key, JSON.stringify([rival.id])]]);
      for (const [text, isPlanned] of [
        ['[]', 'false'],
        [JSON.stringify([rival.id]), 'true'],
        ['{"not": "a plan"', 'false'],
      ] as const) {
        localStorage.setItem(key, text);
        dispatchEvent(new StorageEvent('storage', { key }));
        await first.updateComplete;
        expect(star(first, 'Rival').ariaPressed, `another tab writes ${text}`).to.equal(isPlanned);
      }
    });

    it('lives as long as the page where storage is blocked, and says so (L20)', async () => {
      page.lineup = { ...page.lineup, eventId: '00000000-0000-4000-8000-00000000b10c' };
      const own = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
      Storage.prototype.setItem = () => {
        throw new DOMException('no', 'SecurityError');
      };
      try {
        const element = await equipped();
        star(element, 'Rival').click();
        await element.updateComplete;
        expect(star(element, 'Rival').ariaPressed).to.equal('true');
        expect(visibleText(element)).to.contain('won’t remember this plan');
      } finally {
        Object.defineProperty(Storage.prototype, 'setItem', own);
      }
    });
  });

  describe('the views', () => {
    it('are a named group of four that keeps the focus, the choice kept for this tab of the browser (L8)', async () => {
      const element = await equipped();
      const told: unknown[] = [];
      element.addEventListener('event-lineup-view-changed', ({ detail }) => told.push(detail));
      expect(all(element, '.views legend, .view').map(words)).to.deep.equal([
        'View',
        'List',
        'By time',
        'Poster',
        'Timetable',
      ]);
      all(element, '.view input')[0]!.focus();
      await sendKeys({ press: 'ArrowRight' });
      await waitUntil(() => one(element, '.by-time'));
      expect(focused(element)?.matches('.view:nth-of-type(2) input')).to.equal(true);
      await choose(element, 'poster');
      await waitUntil(() => told.length > 1);
      expect(told).to.deep.equal([{ view: 'time' }, { view: 'poster' }]);
      element.remove();
      const again = await equipped();
      await waitUntil(() => one(again, '.bill-poster'), 'the poster is back');
    });

    it('can be chosen by the author, without showing the list first', async () => {
      const lists: number[] = [];
      const element = document.createElement('event-lineup');
      element.addController({ hostUpdated: () => lists.push(all(element, '.stage').length) });
      element.setAttribute('view', 'timetable');
      document.body.append(element);
      await waitUntil(() => all(element, '.timetable').length > 0);
      expect(Math.max(...lists)).to.equal(0);
    });

    it('show the poster by tiers, each roster once, every name a button (L10)', async () => {
      page.lineup = {
        ...page.lineup,
        slots: [
          ...filler,
          slot([artist('Astral')], { billingTier: 'astral', startTime: '09:30' }),
          slot([artist('Cosmic')], { billingTier: 'cosmic', startTime: '09:40' }),
          slot([], { startTime: '23:00', placeholderLabel: 'Secret' }),
          beyonce,
          { ...beyonce, id: rival.id, day: saturday },
        ],
      };
      const element = await equipped({ view: 'poster' });
      await waitUntil(() => one(element, '.bill-poster'));
      const tiers = all(element, '.tier').map((tier) => words(tier));
      expect(tiers[0]).to.equal('Beyoncé b2b Moth , Featured');
      expect(tiers[1]).to.contain('Filler 0').and.to.contain('Secret');
      expect(tiers.slice(2)).to.deep.equal(['Astral', 'Cosmic']);
      all(element, '.bill-poster button')[1]!.click();
      await opened(element);
      expect(words(one(element, '.artist-name'))).to.equal('Moth');
    });

    it('show a timetable in which a stage comes before its sets, and a set says all (L12)', async () => {
      const element = await equipped({ view: 'timetable' });
      await waitUntil(() => one(element, '.timetable'));
      expect(all(element, '.column-name').map(words)).to.deep.equal(['Meadow', 'Owl Wood']);
      expect(all(element, '.slot button').map((name) => name.ariaLabel)).to.contain(
        'Rival, Meadow, Friday 25 June 21:40 to 22:30',
      );
      expect(all(element, '[role=grid]')).to.have.length(0);
      expect(one(element, '.timetable').tabIndex).to.equal(0);
    });

    it('give overlapping sets places side by side, and short ones room (L13)', async () => {
      page.lineup = {
        ...page.lineup,
        slots: [
          ...filler,
          slot([artist('Ten')], { stage: 'B', startTime: '20:00', endTime: '20:10' }),
          slot([artist('Zero')], { stage: 'B', startTime: '20:10', endTime: '20:10' }),
          slot([artist('Long')], { stage: 'B', startTime: '20:05', endTime: '01:00' }),
          slot([artist('Next')], { stage: 'B', startTime: '02:00', endTime: '03:00' }),
        ],
      };
      const element = await equipped({ view: 'timetable', day: friday });
      await waitUntil(() => one(element, '.timetable'));
      const boxes = all(element, '.slot').map((box) => box.getBoundingClientRect());
      boxes.forEach((a, index) => {
        expect(a.height).to.be.at.least(24);
        for (const b of boxes.slice(index + 1)) {
          const apart =
            a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          expect(apart, `box ${index}`).to.equal(true);
        }
      });
      expect(boxes.at(-1)!.width).to.be.greaterThan(1.5 * boxes.at(-2)!.width);
    });
  });
});
