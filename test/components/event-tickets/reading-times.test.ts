import { expect } from '@open-wc/testing';
import fc from '../../chance.js';
import {
  freshMilliseconds,
  lookWithin,
  nextReading,
  pauseAfter,
  quietAfter,
  quietBefore,
} from '../../../components/event-tickets/cart/reading-times.js';
import { Chance } from '../../checkout/model/chance.js';

const second = 1000;
const hour = 3600 * second;

describe('when a page reads a sale that opens', () => {
  it('is never around an opening, never in the past, never before what the service asks for', () => {
    const reached = new Set<string>();
    const time = fc.integer({ min: 0, max: 2 * hour });
    const circumstances = fc.record({
      times: fc.array(time, { minLength: 1, maxLength: 3 }),
      asOf: time,
      since: fc.oneof(fc.integer({ min: 0, max: hour }), fc.integer({ min: 0, max: 300 * second })),
      pause: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90 * second })),
      chance: fc.double({ min: 0, max: 0.999, noNaN: true }),
    });
    fc.assert(
      fc.property(circumstances, ({ times, asOf, since, pause, chance }) => {
        const now = asOf + since;
        const reading = nextReading({ times, asOf, now, pause, random: () => chance });
        const next = Math.min(...times.filter((at) => at > now));
        if (reading === Infinity) {
          reached.add('nothing to learn');
          expect([pause, next, times.some((at) => at > asOf)]).to.deep.equal([0, Infinity, false]);
          return;
        }
        expect(reading).to.be.at.least(now + pause);
        const isQuiet = reading > next - quietBefore && reading < next + quietAfter;
        expect(isQuiet).to.equal(false);
        if (pause) reached.add(reading === now + pause ? 'after a pause' : 'pause moved on');
        else if (reading > next) reached.add('after the next');
        else reached.add(reading < next ? 'before the next' : 'to look');
        if (next < Infinity && !pause) {
          expect(reading).to.be.at.most(next + quietAfter + lookWithin);
        }
      }),
      { numRuns: 3000, seed: 7 },
    );
    expect([...reached].sort()).to.deep.equal([
      ...['after a pause', 'after the next', 'before the next', 'nothing to learn'],
      'pause moved on',
    ]);
  });

  for (const [what, asOf, from, to] of [
    ['before', 0, hour - freshMilliseconds, hour - quietBefore],
    ['after', hour - 60 * second, hour + quietAfter, hour + quietAfter + lookWithin],
  ] as const) {
    it(`is spread evenly ${what} it: no tenth of the time has more than a seventh of the pages`, () => {
      const chance = new Chance(11);
      const counts = Array.from({ length: 10 }, () => 0);
      for (let page = 0; page < 10_000; page += 1) {
        const random = () => chance.next();
        const reading = nextReading({ times: [hour], asOf, now: asOf, pause: 0, random });
        expect(reading).to.be.within(from, to);
        const tenth = Math.floor((10 * (reading - from)) / (to - from));
        counts[tenth] = (counts[tenth] ?? 0) + 1;
      }
      expect(Math.max(...counts)).to.be.below(10_000 / 7);
      expect(Math.min(...counts)).to.be.above(10_000 / 14);
    });
  }

  it('what the service asks for is the least, and chance always adds to it', () => {
    const reached = new Set<string>();
    const tries = fc.record({
      asked: fc.integer({ min: 0, max: 20 }),
      told: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined }),
      chance: fc.double({ min: 0, max: 0.999, noNaN: true }),
    });
    fc.assert(
      fc.property(tries, ({ asked, told, chance }) => {
        const pause = pauseAfter(asked, told, () => chance) / second;
        const most = pauseAfter(asked, told, () => 0.999) / second;
        const least = Math.min(told ?? 0, 600);
        reached.add(told === undefined ? 'not told' : least > 30 ? 'told long' : 'told');
        expect(pause).to.be.at.least(Math.max(2, least));
        expect(most / Math.max(2, least)).to.be.above(1.49);
        expect(most).to.be.at.most(Math.max(60, least + 30, 1.5 * least));
      }),
      { numRuns: 2000, seed: 7 },
    );
    expect([...reached].sort()).to.deep.equal(['not told', 'told', 'told long']);
  });
});
