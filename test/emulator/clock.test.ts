import { expect } from '@open-wc/testing';
import { createClock } from '../../src/emulator/clock.js';

const start = Date.parse('2027-05-01T10:00:00.000Z');

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

  it('runs what falls due in the order of its time, however far it is advanced', () => {
    const clock = createClock(start, () => 0);
    const ran: number[] = [];
    for (const seconds of [30, 10, 20]) clock.at(start + seconds * 1000, (at) => ran.push(at));
    clock.advance(3600);
    expect(ran).to.deep.equal([start + 10_000, start + 20_000, start + 30_000]);
  });

  it('runs work that due work has planned, when that is due too', () => {
    const clock = createClock(start, () => 0);
    const ran: string[] = [];
    clock.at(start + 1000, (at) => {
      ran.push('first');
      clock.at(at + 1000, () => ran.push('second'));
      clock.at(at + 9000, () => ran.push('too early'));
    });
    clock.advance(5);
    expect(ran).to.deep.equal(['first', 'second']);
  });

  it('runs nothing that was taken back, and nothing twice', () => {
    const clock = createClock(start, () => 0);
    let runs = 0;
    clock.at(start + 1000, () => (runs += 1));
    clock.at(start + 1000, () => (runs += 10))();
    clock.advance(2);
    clock.advance(2);
    expect(runs).to.equal(1);
  });

  it('runs what falls due while time passes by itself, as soon as somebody looks', () => {
    let elapsed = 0;
    const clock = createClock(start, () => elapsed);
    let ran = false;
    clock.at(start + 1000, () => (ran = true));
    elapsed = 999;
    clock.runDue();
    expect(ran).to.be.false;
    elapsed = 1000;
    clock.runDue();
    expect(ran).to.be.true;
  });
});
