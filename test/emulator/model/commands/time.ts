import fc from '../../../chance.js';
import { isLive } from '../known.js';
import type { Kind } from '../step.js';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const wait: Kind<number> = {
  name: 'wait, in seconds',
  input: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(1, minute, 3 * minute, 10 * minute, 15 * minute) },
    { weight: 1, arbitrary: fc.constantFrom(hour, day, 30 * day) },
  ),
  async play({ stage }, advanceSeconds) {
    await stage.target.control('clock', { advanceSeconds });
    return 'some';
  },
};

/** To the moment at which a hold ends or a payment's grace does, or so many milliseconds before it. */
export const waitForEnd: Kind<{ order: number; graceMinutes: number; before: number }> = {
  name: 'wait for an end',
  input: fc.record({
    order: fc.nat({ max: 3 }),
    graceMinutes: fc.constantFrom(0, 10),
    before: fc.constantFrom(0, 1, 3 * minute * 1000),
  }),
  isPossible: ({ orders }) => orders.some(isLive),
  async play({ ledger, stage }, { order: chosen, graceMinutes, before }) {
    const live = ledger.orders.filter(isLive);
    const end = Date.parse(live[chosen % live.length]!.holdExpiresAt);
    const time = end + graceMinutes * minute * 1000 - before;
    if (time < ledger.now) return 'none';
    await stage.target.control('clock', { now: new Date(time).toISOString() });
    return 'some';
  },
};
