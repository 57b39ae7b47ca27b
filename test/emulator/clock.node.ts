import { expect } from 'chai';
import { describe, it } from 'node:test';
import { presetMoments } from '../../src/emulator/control/moments.js';
import { createEmulator } from '../../src/emulator/index.js';
import { createClock as clockOver } from '../../src/emulator/state/clock.js';

const start = Date.parse('2027-05-01T10:00:00.000Z');

function createClock(base: number, elapsed: () => number) {
  const memory = { base, since: elapsed(), frozen: false };
  return clockOver(() => memory, elapsed);
}

describe('the virtual clock', () => {
  it('runs as fast as the time base it is handed, in whole milliseconds', () => {
    let elapsed = 1000;
    const clock = createClock(start, () => elapsed);
    elapsed = 2500.75;
    expect(clock.timestamp()).to.equal('2027-05-01T10:00:01.500Z');
  });

  it('stands while frozen and goes on from there, without a jump', () => {
    let elapsed = 0;
    const clock = createClock(start, () => elapsed);
    elapsed = 1000;
    clock.freeze(true);
    elapsed = 60_000;
    expect(clock.now()).to.equal(start + 1000);
    clock.freeze(false);
    elapsed = 60_500;
    expect(clock.now()).to.equal(start + 1500);
  });

  it('can be advanced while it is frozen', () => {
    const clock = createClock(start, () => 0);
    clock.freeze(true);
    clock.advance(90);
    expect(clock.now()).to.equal(start + 90_000);
  });

  it('never goes back when another tab reads the time base a little later', () => {
    const memory = { base: start, since: 5000, frozen: false };
    const clock = clockOver(
      () => memory,
      () => 4990,
    );
    expect(clock.now()).to.equal(start);
  });
});

const emulator = () => createEmulator();
const momentsAt = (slug: string) =>
  emulator()
    .control.state()
    .events.find((event) => event.slug === slug)?.moments;

describe('the moments to set the clock to', () => {
  it('come from the data of an event, by its own clocks', () => {
    expect(momentsAt('meadowlark-2027')).to.deep.equal([
      { name: 'The minute tickets open', now: '2027-01-20T09:59:40.000Z' },
      { name: 'Saturday 21:05', now: '2027-06-26T20:05:00.000Z' },
      { name: 'The last day', now: '2027-06-27T11:00:00.000Z' },
    ]);
    expect(momentsAt('bare-field')).to.deep.equal([]);
  });

  it('are on the fullest day where there is no Saturday, as soon as somebody plays', () => {
    const set = (day: string, startTime: string, endTime: string) =>
      ({ day, startTime, endTime }) as Parameters<typeof presetMoments>[0]['sets'][number];
    const sets = [
      set('2027-06-28', '10:00', '11:00'),
      set('2027-06-29', '11:30', '12:00'),
      set('2027-06-29', '11:00', '12:30'),
    ];
    const dates = { startDate: '2027-06-28', endDate: '2027-06-28', timezone: 'Asia/Tokyo' };
    const moments = presetMoments({ tickets: null, sets, ...dates });
    expect(moments).to.deep.equal([{ name: 'Tuesday 11:00', now: '2027-06-29T02:00:00.000Z' }]);
  });
});

describe('the clock that a page goes by', () => {
  it('says so at once when it is moved, and never because time goes on', async () => {
    let elapsed = 0;
    const { clock, shared } = createEmulator({ elapsed: () => elapsed });
    let moves = 0;
    clock.subscribe(() => (moves += 1));
    elapsed = 90_000;
    await shared.state();
    expect([clock.now() - Date.parse('2027-05-01T10:00:00.000Z'), moves]).to.deep.equal([
      90_000, 0,
    ]);
    await shared.clock({ advanceSeconds: 60 });
    await shared.clock({ frozen: true });
    expect(moves).to.equal(2);
    await shared.clock({ now: '2027-06-26T20:05:00.000Z' });
    expect([clock.now(), moves]).to.deep.equal([Date.parse('2027-06-26T20:05:00.000Z'), 3]);
  });
});
