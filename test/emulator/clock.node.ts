import { describe, it } from 'node:test';
import { expect } from 'chai';
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
