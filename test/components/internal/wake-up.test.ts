import { expect } from '@open-wc/testing';
import { letSleep, wakeAt } from '../../../components/internal/wake-up.js';
import { clock } from '../../../src/clock/clock.js';

describe('what shows passing time', () => {
  const own = { now: clock.now, setTimeout: window.setTimeout, clearTimeout: window.clearTimeout };
  let now: number;
  let timers: Map<number, { readonly at: number; readonly run: () => void }>;
  let lastTimer = 0;
  let wakeUps: number;
  let isHidden: boolean;

  beforeEach(() => {
    now = 1_000_000;
    timers = new Map();
    wakeUps = 0;
    isHidden = false;
    clock.now = () => now;
    window.setTimeout = ((run: () => void, wait = 0) => {
      timers.set(++lastTimer, { at: now + Math.max(0, wait), run });
      return lastTimer;
    }) as typeof setTimeout;
    window.clearTimeout = ((id: number) => void timers.delete(id)) as typeof clearTimeout;
    Object.defineProperty(document, 'hidden', { get: () => isHidden, configurable: true });
  });
  afterEach(() => {
    clock.now = own.now;
    window.setTimeout = own.setTimeout;
    window.clearTimeout = own.clearTimeout;
    Reflect.deleteProperty(document, 'hidden');
  });

  const show = (hidden: boolean) => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  /** Lets time pass, and counts how often the page is woken up. */
  function pass(milliseconds: number): void {
    const until = now + milliseconds;
    for (;;) {
      const [id, next] = [...timers].sort(([, one], [, other]) => one.at - other.at)[0] ?? [];
      if (id === undefined || !next || next.at > until) break;
      now = Math.max(now, next.at);
      timers.delete(id);
      wakeUps += 1;
      next.run();
    }
    now = until;
  }

  /** Asks to be called every second, from a moment of its own. */
  function tickFrom(start: number) {
    const seen: number[] = [];
    const tick = () => {
      seen.push(now);
      wakeAt(start + (Math.floor((now - start) / 1000) + 1) * 1000, tick);
    };
    wakeAt(start, tick);
    return { seen, stop: () => letSleep(tick) };
  }

  it('wakes the page once a second for fifty countdowns, whenever each has begun', () => {
    const ticks = Array.from({ length: 50 }, (_, one) => tickFrom(now + 300 + one * 17));
    pass(10_000);
    expect(wakeUps).to.be.within(9, 11);
    for (const { seen } of ticks) expect(seen.length).to.be.within(9, 10);
    for (const { stop } of ticks) stop();
    pass(5000);
    expect(timers.size, 'timers that are left').to.equal(0);
  });

  it('is exact to the millisecond where only one counts', () => {
    const { seen, stop } = tickFrom(now + 337);
    pass(3000);
    expect(seen).to.deep.equal([1_000_337, 1_001_337, 1_002_337]);
    stop();
  });

  it('wakes the page once a second while the clock of the emulator stands', () => {
    const { seen, stop } = tickFrom(now + 300);
    clock.now = () => 1_000_000;
    pass(10_000);
    expect(wakeUps).to.be.within(9, 11);
    clock.now = () => now;
    pass(1000);
    expect(seen.length).to.be.at.least(1);
    stop();
  });

  it('does not wake a page that nobody sees, and makes up for it at once when it is seen again', () => {
    const { seen, stop } = tickFrom(now + 1000);
    pass(1000);
    show(true);
    pass(3_600_000);
    // It has ticked once; others on this page may do something once, when it is hidden.
    expect(wakeUps, 'in an hour').to.be.at.most(3);
    show(false);
    pass(0);
    expect(seen).to.deep.equal([1_001_000, 4_601_000]);
    stop();
  });
});
