import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import type { Slot } from '../../src/contract/lineup.js';
import { lanesOf } from '../../src/lineup/lanes.js';
import { schedule, type StageSet } from '../../src/lineup/schedule.js';
import { tiers } from '../../src/lineup/tiers.js';
import { slot } from './slots.js';

const time = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 287 }).map((step) => clock(step * 5)) },
  { weight: 3, arbitrary: fc.constantFrom('20:00', '20:30', '23:30', '00:30') },
  { weight: 1, arbitrary: fc.string({ maxLength: 5 }) },
);
const day = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('2027-06-25', '2027-06-26', '2027-02-28', '2028-03-01') },
  { weight: 1, arbitrary: fc.string({ maxLength: 10 }) },
);
/** Crowded on purpose: sets overlap, share a stage and roll over midnight only where there are many. */
const crowd = fc.array(
  fc
    .record({
      stage: fc.constantFrom('Lark', 'Barn', 'Wood', ''),
      day,
      startTime: time,
      endTime: time,
      billingTier: fc.constantFrom('head', 'main', 'local'),
      names: fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 3 }),
    })
    .map(({ names, ...values }) => slot(values, ...names)),
  { maxLength: 40, size: 'max' },
);
const slots = fc.oneof(
  { weight: 20, arbitrary: crowd },
  { weight: 1, arbitrary: fc.constant<Slot[]>([]) },
);
const options = fc.record(
  {
    dayStart: time,
    lateSets: fc.constantFrom('same-day' as const, 'previous-day' as const),
  },
  { requiredKeys: [] },
);

function clock(minutes: number): string {
  const part = (value: number): string => String(value).padStart(2, '0');
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}

const stagesOf = (list: Slot[], how: object): StageSet[][] =>
  schedule(list, how).flatMap(({ stages }) => stages.map(({ sets }) => sets));

/** What line-ups must have come up, so that the properties say something. */
const cases: Record<string, (list: Slot[], how: object) => boolean> = {
  'no set at all': (list) => list.length === 0,
  'more than twenty sets': (list) => list.length > 20,
  'two days or more': (list, how) => schedule(list, how).length > 1,
  'three stages on one day': (list, how) =>
    schedule(list, how).some(({ stages }) => stages.length > 2),
  'a set after midnight': (list, how) => stagesOf(list, how).flat().some(isAfterMidnight),
  'a set moved to the night before': (list, how) =>
    stagesOf(list, how).some((sets) => sets.some((set) => set.day !== set.slot.day)),
  'a set without a readable time': (list, how) =>
    stagesOf(list, how).some((sets) => sets.some((set) => !set.timed)),
  'sets that overlap': (list, how) => lanesUsed(list, how) > 1,
  'sets in three lanes': (list, how) => lanesUsed(list, how) > 2,
  'two that start together': (list, how) => stagesOf(list, how).some(startTogether),
  'one act in two billings': (list) => {
    const acts = list.flatMap(({ artists }) => artists.map(({ id }) => id));
    return new Set(acts).size < acts.length;
  },
  'a set without acts': (list) => list.some(({ artists }) => artists.length === 0),
};

const isAfterMidnight = (set: StageSet): boolean => set.timed && set.start >= 1440;
const startTogether = (sets: StageSet[]): boolean =>
  sets.some((set, at) => set.timed && sets[at + 1]?.start === set.start);
const lanesUsed = (list: Slot[], how: object): number =>
  Math.max(
    0,
    ...stagesOf(list, how).map((sets) => new Set(lanesOf(sets.filter((set) => set.timed))).size),
  );

describe('any line-up at all', () => {
  it('is of every kind in what these tests are given', () => {
    const seen = new Map(Object.keys(cases).map((one) => [one, 0]));
    let sets = 0;
    const each = fc.property(slots, options, (list, how) => {
      sets += list.length;
      for (const [one, is] of Object.entries(cases))
        if (is(list, how)) seen.set(one, seen.get(one)! + 1);
    });
    fc.assert(each, { numRuns: 400 });
    const missed = [...seen].filter(([, count]) => count < 2).map(([one]) => one);
    expect(missed, JSON.stringify([...seen])).to.deep.equal([]);
    expect(sets / 400, 'sets in a line-up').to.be.above(8);
  });

  it('comes out with every slot exactly once', () => {
    fc.assert(
      fc.property(slots, options, (list, how) => {
        const ids = stagesOf(list, how).flatMap((sets) => sets.map((set) => set.slot.id));
        expect(ids.toSorted()).to.deep.equal(list.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('comes out in order of time on every stage, with sane numbers', () => {
    fc.assert(
      fc.property(slots, options, (list, how) => {
        for (const sets of stagesOf(list, how)) {
          for (const [index, set] of sets.entries()) {
            expect(set.start).to.be.within(0, set.timed ? 2879 : 2879 + 1439);
            expect(set.end - set.start).to.be.within(0, 1439);
            const next = sets[index + 1];
            if (next) expect(next.start).to.be.at.least(next.timed ? set.start : 0);
            if (next && !set.timed) expect(next.timed).to.be.false;
          }
        }
      }),
    );
  });

  it('comes out with lanes in which no two sets overlap', () => {
    fc.assert(
      fc.property(slots, options, (list, how) => {
        for (const { sets } of schedule(list, how).flatMap(({ stages }) => stages)) {
          const timed = sets.filter((set) => set.timed);
          const lanes = lanesOf(timed);
          for (const [index, set] of timed.entries()) {
            const later = timed.filter((_, at) => at > index && lanes[at] === lanes[index]);
            for (const other of later) {
              expect(other.start).to.be.at.least(Math.max(set.end, set.start + 1));
            }
          }
        }
      }),
    );
  });

  it('comes out with its stages in the order of the feed on every day', () => {
    fc.assert(
      fc.property(slots, options, (list, how) => {
        const order = [...new Set(list.map(({ stage }) => stage))];
        for (const { stages } of schedule(list, how)) {
          const places = stages.map(({ name }) => order.indexOf(name));
          expect(places).to.deep.equal(places.toSorted((a, b) => a - b));
          expect(new Set(places)).to.have.property('size', places.length);
        }
      }),
    );
  });

  it('bills every act on the poster, and no roster twice', () => {
    fc.assert(
      fc.property(slots, (list) => {
        const rosters = tiers(list)
          .flatMap(({ billings }) => billings)
          .filter(({ acts }) => acts.length > 0)
          .map(({ acts }) => acts.map(({ id }) => id));
        const keys = rosters.map((ids) => ids.toSorted().join());
        expect(new Set(keys)).to.have.property('size', keys.length);
        const acts = list.flatMap(({ artists }) => artists.map(({ id }) => id));
        expect(new Set(rosters.flat())).to.deep.equal(new Set(acts));
      }),
    );
  });
});
