import '../../../components/event-lineup/event-lineup.js';
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { EventLineup } from '../../../components/event-lineup/event-lineup.js';
import { expectAccessible } from '../accessible.js';
import { announced, visibleText } from '../page.js';
import { all, artist, cleanUp, focused, friday, LineupPage, one, saturday, slot } from './feed.js';
import { put, words } from './feed.js';
import { StandingClock } from './standing-clock.js';
import { choose, equipped, filler } from './views.js';

const zone = 'Europe/London';
const sets = [
  slot([artist('Early')], { stage: 'Barn', startTime: '20:00', endTime: '21:00' }),
  slot([artist('Night')], { stage: 'Barn', startTime: '23:30', endTime: '02:00' }),
  slot([artist('Next day')], { stage: 'Barn', day: saturday }),
];
const ofDay = '[aria-selected="true"]';

describe('the running day', () => {
  let page: LineupPage;
  let clock: StandingClock | undefined;
  beforeEach(() => (page = new LineupPage([...filler, ...sets])));
  afterEach(async () => {
    cleanUp(page);
    clock?.leave();
    clock = undefined;
    await setViewport({ width: 800, height: 600 });
  });

  const asked = () => page.requests.filter(({ url }) => url.pathname.endsWith('/events/party'));
  const strip = (element: Element) => all(element, '.now-stage').map(words);
  async function live(iso: string, attributes: Record<string, string> = {}): Promise<EventLineup> {
    clock = new StandingClock(iso);
    const element = await equipped(attributes);
    await waitUntil(() => one(element, '.now-strip'), 'the strip');
    return element;
  }

  it('says for every stage what is on and what is next, by the clock at the event (L5, L17)', async () => {
    const element = await live('2027-06-25T19:15:00Z', { timezone: zone });
    expect(strip(element)).to.deep.equal(['Barn On now Early until 21:00 Up next Night 23:30']);
    expect(asked(), 'nobody needs to be asked').to.have.length(0);
    await expectAccessible(element);
  });

  it('asks the service once for the zone, only near the event, and opens on today (L5)', async () => {
    page.event = { timezone: zone };
    const element = await live('2027-06-26T19:15:00Z');
    expect(words(one(element, ofDay))).to.contain('26 June');
    expect(strip(element)).to.deep.equal(['Barn On now Next day until 21:00']);
    element.requestUpdate();
    await element.updateComplete;
    expect(asked()).to.have.length(1);
  });

  it('asks nobody, and guesses nothing, a month before or without a zone', async () => {
    clock = new StandingClock('2027-05-20T19:15:00Z');
    const element = await equipped();
    expect(asked()).to.have.length(0);
    element.remove();
    clock.leave();
    clock = new StandingClock('2027-06-25T19:15:00Z');
    const other = await equipped();
    await waitUntil(() => asked().length === 1, 'the zone is asked for');
    await nextFrame();
    expect(all(other, '.now-strip, .zone-note')).to.have.length(0);
  });

  it('is right in the night in which the clocks are put back (L6)', async () => {
    const autumn = '2026-10-24';
    page.lineup.slots.push(
      slot([artist('Long Night')], { day: autumn, startTime: '23:30', endTime: '02:00' }),
      slot([artist('Last')], { day: autumn, startTime: '02:00', endTime: '03:00' }),
    );
    // 01:30 for the second time that night.
    const element = await live('2026-10-25T01:30:00Z', { timezone: zone });
    expect(strip(element)).to.deep.equal([
      'Meadow On now Long Night until 02:00 Up next Last 02:00',
    ]);
    clock!.move(45);
    await element.updateComplete;
    expect(strip(element)).to.deep.equal(['Meadow On now Last until 03:00']);
  });

  it('moves its line with the minutes, says nothing of it, and rests while nobody looks (L17)', async () => {
    const element = await live('2027-06-25T19:15:00Z', { timezone: zone });
    await choose(element, 'timetable');
    await waitUntil(() => one(element, '.now-line'), 'the line');
    const place = () => one(element, '.now-line').style.getPropertyValue('--at');
    const before = place();
    const said = announced();
    clock!.move(1);
    await element.updateComplete;
    expect(Number(place())).to.be.above(Number(before));
    expect(announced()).to.equal(said);
    expect(clock!.waiting).to.equal(1);
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(clock!.waiting).to.equal(0);
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(clock!.waiting).to.equal(1);
    element.remove();
    expect(clock!.waiting).to.equal(0);
  });

  it('opens the timetable at the running minute, without moving the page (L17)', async () => {
    await setViewport({ width: 500, height: 500 });
    const element = await live('2027-06-25T22:45:00Z', { timezone: zone, view: 'timetable' });
    const scroller = one(element, '.timetable');
    await waitUntil(() => scroller.scrollTop > 0, 'scrolled');
    const line = one(element, '.now-line').getBoundingClientRect();
    const { top, bottom } = scroller.getBoundingClientRect();
    expect(line.top).to.be.within(top, bottom);
    expect(scrollY).to.equal(0);
  });

  it('has no focused set behind “11:45 PM” of this minute, which is wider than the hours (L14)', async () => {
    await setViewport({ width: 360, height: 640 });
    document.body.style.fontFamily = 'monospace';
    const there = { timezone: zone, view: 'timetable', locale: 'en-US' };
    const evening = { startTime: '22:00', endTime: '23:59' };
    for (const stage of ['Wood', 'Lake', 'Hill', 'Mill'])
      page.lineup.slots.push(slot([artist(stage)], { ...evening, stage }));
    const element = await live('2027-06-25T22:45:00Z', there);
    const names = all(element, '.slot .name');
    for (const name of [...names, ...names.toReversed()]) {
      name.focus();
      await nextFrame();
      const hours = one(element, '.hours').getBoundingClientRect();
      const set = name.closest('.slot')!.getBoundingClientRect();
      expect(set.left, words(name)).to.be.at.least(hours.right - 1);
    }
    document.body.removeAttribute('style');
  });

  it('is one press away, on a phone beside the stages, with the focus on what is on (L17)', async () => {
    await setViewport({ width: 320, height: 640 });
    const element = await live('2027-06-25T19:15:00Z', { timezone: zone });
    all(element, '.tab')[1]!.click();
    await element.updateComplete;
    const [stages, jump] = [...one(element, '.now-strip').children] as HTMLElement[];
    const [of, beside] = [stages!.getBoundingClientRect(), jump!.getBoundingClientRect()];
    expect(beside.left).to.be.at.least(of.right);
    expect(beside.top).to.be.within(of.top, of.bottom - beside.height);
    expect(beside.right).to.be.at.most(320);
    expect([beside.width, beside.height]).to.deep.equal([44, 44]);
    expect(words(jump)).to.equal('Jump to now');
    jump!.click();
    await waitUntil(() => words(focused(element)) === 'Early', 'the set has the focus');
    expect(words(one(element, '.set:has(.now-note)')))
      .to.contain('Early')
      .and.to.contain('On now');
  });

  it('shows the zone once, and only to visitors with another clock (L7)', async () => {
    clock = new StandingClock('2027-01-01T12:00:00Z');
    const element = await equipped({ timezone: 'Pacific/Auckland' });
    await waitUntil(() => one(element, '.zone-note'), 'the note');
    expect(words(one(element, '.zone-note'))).to.match(/^All times .+, Auckland$/);
    expect(visibleText(element).match(/Auckland/g)).to.have.length(1);
    element.remove();
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const other = await equipped({ timezone: here });
    await waitUntil(() => one(other, '.bar'));
    await nextFrame();
    expect(all(other, '.zone-note')).to.have.length(0);
  });

  it('has its times before its posters, and another day the posters first (L17)', async () => {
    page.lineup.slots.push(
      ...[friday, saturday].map((day) =>
        slot([artist(`Lead of ${day}`)], {
          day,
          featured: true,
          stage: 'Barn',
          startTime: '22:00',
        }),
      ),
    );
    const element = await live('2027-06-25T19:15:00Z', { timezone: zone, view: 'list' });
    const order = () => [...one(element, '.panel').children].map(({ className }) => className);
    expect(order()).to.deep.equal(['stages', 'bill']);
    all(element, '[role=tab]')[1]!.click();
    await element.updateComplete;
    expect(order()).to.deep.equal(['bill', 'stages']);
  });

  it('has its times first where the service names the zone as well (L5, L17)', async () => {
    page.event = { timezone: zone };
    page.lineup.slots.push(
      slot([artist('Lead')], { featured: true, stage: 'Barn', startTime: '22:00' }),
    );
    const element = await live('2027-06-25T19:15:00Z', { view: 'list' });
    await waitUntil(() => one(element, '.stages + .bill'), 'the posters are below');
  });

  it('says nothing by the clock of an event that is no longer shown', async () => {
    page.event = { timezone: zone };
    const element = await live('2027-06-25T19:15:00Z');
    element.event = 'another';
    await waitUntil(() => page.requests.some(({ url }) => url.pathname.includes('/another/')));
    await waitUntil(() => all(element, '.now-strip').length === 0, 'gone');
    element.timezone = zone;
    await waitUntil(() => one(element, '.now-strip'), 'back, by the word of the page');
  });

  it('is there for a short line-up as well, which has no tools', async () => {
    page.lineup = { ...page.lineup, slots: sets };
    clock = new StandingClock('2027-06-25T19:15:00Z');
    const element = await put({ timezone: zone });
    await waitUntil(() => one(element, '.now-strip'), 'the strip');
    expect(strip(element)).to.deep.equal(['Barn On now Early until 21:00 Up next Night 23:30']);
    expect(all(element, '.bar')).to.have.length(0);
    expect(words(one(element, ofDay))).to.contain('25 June');
    expect(friday).to.equal('2027-06-25');
  });
});
