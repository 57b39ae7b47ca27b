import '../../../components/event-lineup/event-lineup.js';
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { planCode } from '../../../src/lineup/plan-code.js';
import { expectAccessible } from '../accessible.js';
import { announced, visibleText } from '../page.js';
import { all, artist, cleanUp, focused, LineupPage, one, saturday, slot, words } from './feed.js';
import { copies, replace, saved } from './handed-on.js';
import { barButton, equipped, filler, planButton, star } from './views.js';

const play = (name: string, startTime: string, endTime: string, stage: string, day?: string) =>
  slot([artist(name)], { startTime, endTime, stage, ...(day ? { day } : {}) });
const sets = [
  play('First', '19:00', '20:00', 'Meadow'),
  play('Second', '21:20', '22:30', 'Owl Wood'),
  play('Third', '22:10', '23:00', 'Chapel'),
  play('Saturday act', '20:00', '21:00', 'Chapel', saturday),
];

describe('my plan', () => {
  let page: LineupPage;
  beforeEach(() => {
    page = new LineupPage([...filler, ...sets]);
    page.event = { timezone: 'Europe/London', name: 'Party' };
  });
  afterEach(() => cleanUp(page));

  const planKey = () => `event-lineup plan ${page.lineup.eventId}`;
  async function planned() {
    localStorage.setItem(planKey(), JSON.stringify(sets.map(({ id }) => id)));
    const element = await equipped();
    planButton(element).click();
    await waitUntil(() => one(element, '.plan .set'), 'the plan');
    await waitUntil(() => barButton(element, 'Add to calendar'), 'the zone is known');
    return element;
  }

  it('is one column in order of time, with ends, clashes and free time, until a star is taken back (L21)', async () => {
    const element = await planned();
    expect(
      all(element, '.plan li').map((row) => words(row).replace(/Save .* to my plan.*/, '')),
    ).to.deep.equal([
      '19:00 – 20:00 First Meadow',
      '1 hr 20 min free',
      '21:20 – 22:30 Second Owl Wood Clashes with Third, 20 min',
      '22:10 – 23:00 Third Chapel Clashes with Second, 20 min',
      '20:00 – 21:00 Saturday act Chapel',
    ]);
    expect(all(element, '.day-name').map(words)).to.deep.equal([
      'Friday 25 June',
      'Saturday 26 June',
    ]);
    await expectAccessible(element);
    all(element, '.plan .favourite')[0]!.click();
    await element.updateComplete;
    expect(visibleText(element)).not.to.contain('free');
    expect(all(element, '.plan .set')).to.have.length(3);
  });

  it('is a calendar file with every set once, its end in UTC (L22)', async () => {
    const element = await planned();
    const file = await saved(() => barButton(element, 'Add to calendar')!.click());
    const text = await file.text();
    expect(text.match(/BEGIN:VEVENT/g)).to.have.length(4);
    expect(text.match(/BEGIN:VCALENDAR/g)).to.have.length(1);
    expect(text).to.contain('DTSTART:20270625T180000Z\r\nDTEND:20270625T190000Z');
    const ids = [...text.matchAll(/UID:(.+)@bandstand/g)].map(([, id]) => id);
    expect(ids).to.have.members(sets.map(({ id }) => id));
  });

  it('has no calendar where nobody knows the zone, and all else (L5)', async () => {
    page.event = {};
    const element = await equipped();
    star(element, 'First').click();
    planButton(element).click();
    await waitUntil(() => one(element, '.plan-bar'), 'the plan');
    await waitUntil(() => page.requests.some(({ url }) => url.pathname.endsWith('/events/party')));
    await element.updateComplete;
    expect(all(element, '.plan-bar > button').map(words)).to.deep.equal([
      'Share my planLink copied',
      'QR code',
      'Print',
    ]);
  });

  it('is handed on as a link that names its sets and nothing else (L23)', async () => {
    const element = await planned();
    const copied = await copies(() => barButton(element, 'Share my plan')!.click());
    expect(new URL(copied).hash).to.equal(`#plan-${planCode(sets.map(({ id }) => id))}`);
    await waitUntil(() => announced() === 'Link copied', 'it is said');
  });

  it('is not said to be copied where the page may not copy', async () => {
    const element = await planned();
    const button = barButton(element, 'Share my plan')!;
    let asked = 0;
    const writeText = () => {
      asked += 1;
      return Promise.reject(new DOMException('refused', 'NotAllowedError'));
    };
    const undo = replace(navigator, 'clipboard', { writeText });
    button.click();
    await waitUntil(() => asked, 'it is tried').finally(undo);
    await aTimeout(0);
    expect(button.hasAttribute('data-copied')).to.equal(false);
  });

  it('is what is printed while it is shown (L25)', async () => {
    const element = await planned();
    dispatchEvent(new Event('beforeprint'));
    const paper = one(element, '.paper');
    expect(all(element, '.paper .set')).to.have.length(4);
    expect(words(paper)).to.contain('1 hr 20 min free').and.not.to.contain('Filler');
    expect(paper.querySelector('button.favourite')).to.equal(null);
    dispatchEvent(new Event('afterprint'));
    expect(all(element, '.paper')).to.have.length(0);
  });

  describe('of somebody else', () => {
    const ids = sets.slice(0, 2).map(({ id }) => id);
    async function opened(hash = `#plan-${planCode(ids)}`) {
      history.replaceState(null, '', hash);
      const element = await equipped();
      await waitUntil(() => one(element, '.shared-plan'), 'the plan that was sent');
      return element;
    }
    const stored = () => JSON.parse(localStorage.getItem(planKey()) ?? '[]') as string[];

    it('is shown, and changes nothing by itself (L23)', async () => {
      const element = await opened();
      expect(visibleText(element)).to.contain('Someone shared a plan with you: 2 sets');
      expect(all(element, '.plan .names').map(words)).to.deep.equal(['First', 'Second']);
      expect(stored()).to.deep.equal([]);
      await expectAccessible(element);
      all(element, '.shared-plan button')[1]!.click();
      await waitUntil(() => all(element, '.stage').length > 0, 'the line-up');
      expect([stored(), location.hash], 'closed without a trace').to.deep.equal([[], '']);
    });

    it('is added to the own plan, which keeps what it had (L23)', async () => {
      localStorage.setItem(planKey(), JSON.stringify([sets[1]!.id, sets[3]!.id]));
      const element = await opened();
      all(element, '.shared-plan button')[0]!.click();
      await waitUntil(() => !one(element, '.shared-plan'), 'it is closed');
      expect(stored()).to.have.members([sets[0]!.id, sets[1]!.id, sets[3]!.id]);
      expect(location.hash).to.equal('');
      expect(focused(element)?.matches('.search input')).to.equal(true);
      await waitUntil(() => announced() === 'Added to your plan', 'it is said');
    });

    it('stands over the own plan: whose a set is in words, and when both are free', async () => {
      localStorage.setItem(planKey(), JSON.stringify([sets[1]!.id, sets[2]!.id, sets[3]!.id]));
      const element = await opened();
      expect(all(element, '.owners > li').map(words)).to.deep.equal([
        'My plan',
        'Your friend’s plan',
        'In both plans',
      ]);
      expect(all(element, '.plan li').map(words)).to.deep.equal([
        '19:00 – 20:00 First Meadow Your friend’s plan',
        'You’re both free 20:00 – 21:20',
        '21:20 – 22:30 Second Owl Wood In both plans Clashes with Third, 20 min',
        '22:10 – 23:00 Third Chapel My plan Clashes with Second, 20 min',
        '20:00 – 21:00 Saturday act Chapel My plan',
      ]);
      const bars = all(element, '.owners > li').map(
        (owner) => getComputedStyle(owner, '::before').backgroundColor,
      );
      expect(bars[0]).not.to.equal(bars[1]);
      await expectAccessible(element);
    });

    it('has nobody free on a day on which only one of the two is there, and tells both apart with a press', async () => {
      const far = play('Night', '23:30', '23:50', 'Chapel', saturday);
      page.lineup.slots.push(far);
      localStorage.setItem(planKey(), JSON.stringify([sets[2]!.id, sets[3]!.id, far.id]));
      const element = await opened();
      expect(all(element, '.both-free').map(words)).to.deep.equal([
        'You’re both free 20:00 – 21:20',
      ]);
      star(element, 'First').click();
      await element.updateComplete;
      expect(words(all(element, '.plan .set')[0])).to.contain('In both plans');
      all(element, '.shared-plan button')[1]!.click();
      await waitUntil(() => !one(element, '.owners'), 'the own line-up');
      expect(all(element, '.both-free')).to.have.length(0);
    });

    it('leaves a route alone to which the page has gone meanwhile', async () => {
      const element = await opened();
      history.replaceState(null, '', '#/programme');
      all(element, '.shared-plan button')[1]!.click();
      await waitUntil(() => all(element, '.stage').length > 0, 'the line-up');
      expect(location.hash).to.equal('#/programme');
    });

    it('opens with a link on the page, and not for sets of another line-up', async () => {
      history.replaceState(null, '', '#plan-0000000');
      const element = await equipped();
      await element.updateComplete;
      expect(all(element, '.stage').length).to.be.above(0);
      location.hash = `#plan-${planCode(ids)}`;
      await waitUntil(() => one(element, '.shared-plan'), 'the plan that was sent');
    });
  });
});
