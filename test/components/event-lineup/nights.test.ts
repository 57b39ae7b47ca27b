import '../../../components/event-lineup/event-lineup.js';
import { openingDays } from '../../../components/event-lineup/list/today.js';
import { expect, waitUntil } from '@open-wc/testing';
import type { Slot } from '../../../src/contract/lineup.js';
import {
  all,
  artist,
  cleanUp,
  friday,
  LineupPage,
  one,
  opened,
  opener,
  profile,
  put,
  rows,
  saturday,
  slot,
  words,
} from './feed.js';

const sunday = '2027-06-27';
const owl = artist('Owl');
const night = (day: string, startTime: string, endTime: string, name = `Act ${startTime} ${day}`) =>
  slot([artist(name)], { day, startTime, endTime });

/** Friday and Saturday night on one stage; what is played after midnight is listed by the calendar. */
const byCalendar = (): Slot[] => [
  night(friday, '22:00', '23:30'),
  slot([owl], { day: saturday, startTime: '00:30', endTime: '02:00' }),
  night(saturday, '22:00', '23:30'),
  night(sunday, '00:30', '02:00', 'Last'),
];

describe('a night whose late sets are listed under the calendar day (X30)', () => {
  let page: LineupPage;
  const undo: (() => void)[] = [];
  beforeEach(() => (page = new LineupPage(byCalendar())));
  afterEach(() => {
    cleanUp(page);
    for (const back of undo.splice(0)) back();
  });
  const at = (instant: string) => {
    const now = Date.now;
    Date.now = () => Date.parse(instant);
    undo.push(() => (Date.now = now));
  };
  const tabs = (element: Element) => all(element, '[role=tab]').map(({ ariaLabel }) => ariaLabel);
  const openTab = (element: Element) => one(element, '[aria-selected=true]').ariaLabel;

  it('is one day with its evening and what follows', async () => {
    const element = await put();
    expect(tabs(element)).to.deep.equal(['Friday 25 June', 'Saturday 26 June']);
    expect(rows(element).map((row) => row.slice(0, 5))).to.deep.equal(['22:00', '00:30']);
    expect(rows(element)[1]).to.contain('Owl');
    const late = all(element, '.set time')[1]!;
    expect(late.getAttribute('datetime')).to.equal('2027-06-26T00:30');
  });

  it('gives way to the new day at the hour at which that begins', async () => {
    at('2027-06-26T04:59:00Z');
    expect(openTab(await put({ timezone: 'Europe/London' }))).to.equal('Friday 25 June');
    at('2027-06-26T05:00:00Z');
    expect(openTab(await put({ timezone: 'Europe/London' }))).to.equal('Saturday 26 June');
    at('2027-06-26T00:30:00Z');
    const early = await put({ timezone: 'Europe/London', 'day-start': '01:00' });
    expect(openTab(early)).to.equal('Saturday 26 June');
    at('2027-06-25T00:30:00Z');
    const before = await put({ timezone: 'Europe/London' });
    expect(openTab(before), 'before the first evening').to.equal('Friday 25 June');
  });

  it('is named in the dialog too, with sets that only the profile knows (ART-10)', async () => {
    const extra = {
      stage: 'Meadow',
      lineupId: 'x',
      day: sunday,
      startTime: '04:00',
      endTime: '05:00',
    };
    page.profiles = [profile(owl, { sets: [extra] })];
    const element = await put();
    opener(element, 'Owl').click();
    const dialog = await opened(element);
    await waitUntil(() => dialog.querySelectorAll('.appearance').length === 2);
    expect([...dialog.querySelectorAll('.appearance strong')].map(words)).to.deep.equal([
      'Friday 25 June',
      'Saturday 26 June',
    ]);
  });
});

describe('the day to open on', () => {
  it('is the running night, else the calendar day, by the clock at the event', () => {
    const days = (instant: string, zone?: string, dayStart?: string) =>
      openingDays({ timezone: zone, dayStart }, Date.parse(instant));
    expect(days('2027-06-26T00:30:00Z', 'Europe/London')).to.deep.equal([friday, saturday]);
    expect(days('2027-06-26T12:00:00Z', 'Europe/London')).to.deep.equal([saturday, saturday]);
    expect(days('2027-06-25T23:30:00Z', 'America/Los_Angeles')).to.deep.equal([friday, friday]);
    expect(days('2027-03-01T01:00:00Z', 'Europe/London')).to.deep.equal([
      '2027-02-28',
      '2027-03-01',
    ]);
    expect(days('2027-06-26T02:30:00Z', 'Europe/London', '03:00')[0]).to.equal(saturday);
    expect(days('2027-06-26T02:30:00Z', 'Europe/London', 'dawn')[0]).to.equal(friday);
  });

  it('is right on the morning on which the clocks change', () => {
    const zone = 'Europe/London'; // 01:00 becomes 02:00 on 28 March 2027
    const days = (instant: string) => openingDays({ timezone: zone }, Date.parse(instant))[0];
    expect(days('2027-03-28T04:59:00Z')).to.equal('2027-03-27');
    expect(days('2027-03-28T05:00:00Z')).to.equal('2027-03-28');
  });

  it('is not guessed without a zone, or with one that nobody knows', () => {
    expect(openingDays({})).to.deep.equal([]);
    expect(openingDays({ timezone: 'Mars/Olympus' })).to.deep.equal([]);
  });
});
