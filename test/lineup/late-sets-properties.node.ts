import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import type { Slot } from '../../src/contract/lineup.js';
import { shiftDay } from '../../src/lineup/clock.js';
import { schedule, type ScheduleOptions } from '../../src/lineup/schedule.js';
import { festivals, firstDay, listed, type Festival } from './nights.js';

/** Which night and which minute each set comes out with. */
const read = (slots: Slot[], options: ScheduleOptions = {}) =>
  schedule(slots, options).map(({ day, stages }) => [
    day,
    ...stages
      .flatMap(({ sets }) => sets.map(({ slot, start, end }) => [slot.id, start, end]))
      .sort(),
  ]);

const meant = ({ nights, count }: Festival) =>
  Array.from({ length: count }, (_, night) => [
    shiftDay(firstDay, night),
    ...nights
      .filter((one) => one.night === night)
      .flatMap(({ stage, sets }) =>
        sets.map(({ start, end }, index) => [`${night} ${stage} ${index}`, start, end]),
      )
      .sort(),
  ]);

/** What the readings below rest on: without it, both ways of listing may be whole festivals. */
const goesPastMidnight = ({ nights }: Festival, night: number) =>
  nights.some((one) => one.night === night && one.sets.some(({ start }) => start >= 1440));

describe('a festival that is played past midnight', () => {
  it('has the same nights, whichever way its feed lists them (X30)', () => {
    const reached = { 'one night': 0, 'several nights': 0, 'after midnight': 0 };
    fc.assert(
      fc.property(festivals, fc.boolean(), (festival, reversed) => {
        const turn = (slots: Slot[]) => (reversed ? slots.reverse() : slots);
        expect(read(turn(listed(festival, 'night')))).to.deep.equal(meant(festival));
        expect(read(turn(listed(festival, 'calendar')))).to.deep.equal(meant(festival));
        for (const night of [0, festival.count - 1])
          expect(goesPastMidnight(festival, night)).to.be.true;
        reached[festival.count > 1 ? 'several nights' : 'one night'] += 1;
        const sets = festival.nights.flatMap((one) => one.sets);
        reached['after midnight'] += sets.filter(({ start }) => start >= 1440).length;
      }),
      { numRuns: 300 },
    );
    expect(reached['one night'], JSON.stringify(reached)).to.be.at.least(20);
    expect(reached['several nights'], JSON.stringify(reached)).to.be.at.least(100);
    expect(reached['after midnight'], JSON.stringify(reached)).to.be.at.least(1000);
  });

  it('has the nights that the author says, where he says the truth', () => {
    fc.assert(
      fc.property(festivals, (festival) => {
        expect(read(listed(festival, 'night'), { lateSets: 'same-day' })).to.deep.equal(
          meant(festival),
        );
        expect(read(listed(festival, 'calendar'), { lateSets: 'previous-day' })).to.deep.equal(
          meant(festival),
        );
      }),
    );
  });

  it('keeps its nights beside any sets with a broken day or time', () => {
    const broken = fc.array(
      fc.record({ day: fc.constantFrom('', 'Saturday', '2027-02-30'), id: fc.uuid() }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(
        festivals,
        broken,
        fc.constantFrom('', 'late', '24:00'),
        (festival, odd, time) => {
          const [one] = listed(festival, 'night');
          const noise: Slot[] = odd.flatMap((change) => [
            { ...one!, ...change },
            { ...one!, id: change.id, startTime: time },
          ]);
          const ids = new Set(noise.map(({ id }) => id));
          const nights = read([...noise, ...listed(festival, 'calendar')])
            .filter(([day]) => typeof day === 'string' && day >= firstDay && day < '2027-07')
            .map(([day, ...sets]) => [day, ...sets.filter(([id]) => !ids.has(String(id)))]);
          expect(nights).to.deep.equal(meant(festival));
        },
      ),
    );
  });
});
