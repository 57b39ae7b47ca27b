import { describe, it } from 'node:test';
import { expect } from 'chai';
import { bestSpan, momentsOf } from '../../src/format/zone-moments.js';

const utc = (moments: readonly number[] = []) =>
  moments.map((at) => new Date(at).toISOString().slice(5, 16));

/** A night on which clocks go back, and one on which they go forward; the hour of each by its name. */
const nights = [
  { zone: 'Europe/Berlin', back: '2026-10-25', twice: '02:30', on: '2027-03-28', never: '02:30' },
  {
    zone: 'America/New_York',
    back: '2026-11-01',
    twice: '01:30',
    on: '2027-03-14',
    never: '02:30',
  },
  {
    zone: 'America/St_Johns',
    back: '2026-11-01',
    twice: '01:30',
    on: '2027-03-14',
    never: '02:30',
  },
  {
    zone: 'Pacific/Auckland',
    back: '2027-04-04',
    twice: '02:30',
    on: '2026-09-27',
    never: '02:30',
  },
  {
    zone: 'Australia/Lord_Howe',
    back: '2027-04-04',
    twice: '01:45',
    on: '2026-10-04',
    never: '02:15',
  },
];

describe('the moments of a time by the clock', () => {
  for (const { zone, back, twice, on, never } of nights) {
    const shift = zone.endsWith('Howe') ? 30 : 60;
    const wall = (day: string, time: string) => momentsOf(day, time, zone);
    const minutesOf = (span?: readonly [number, number]) => (span![1] - span![0]) / 60_000;

    it(`are two in the hour that comes twice, and one before and after it, in ${zone}`, () => {
      const [first = 0, second = 0, ...more] = wall(back, twice);
      expect([second - first, more.length]).to.deep.equal([shift * 60_000, 0]);
      expect(wall(back, '00:30')).to.have.length(1);
      expect(wall(back, '04:00')).to.have.length(1);
    });

    it(`give a set the length that the service states, in both nights of ${zone}`, () => {
      for (const [day, time] of [
        [back, twice],
        [on, never],
      ] as const) {
        const hour = `0${Number(time.slice(1, 2)) + 1}${time.slice(2)}`;
        const [at, after, midnight] = [wall(day, time), wall(day, hour), wall(day, '00:00')];
        expect(minutesOf(bestSpan(at, after, 60)), `${day} from`).to.equal(60);
        const told = 60 * Number(time.slice(1, 2)) + Number(time.slice(3));
        for (const minutes of day === back ? [told, told + shift] : [told]) {
          expect(minutesOf(bestSpan(midnight, at, minutes)), `${day} until`).to.equal(minutes);
        }
      }
    });
  }

  it('are the first start and the first end after it where no length is known', () => {
    const span = bestSpan(
      momentsOf('2026-10-25', '02:30', 'Europe/Berlin'),
      momentsOf('2026-10-25', '02:45', 'Europe/Berlin'),
      undefined,
    );
    expect(utc(span)).to.deep.equal(['10-25T00:30', '10-25T00:45']);
  });

  it('lie both before a length of none and of an hour between two of one name', () => {
    const at = momentsOf('2026-10-25', '02:30', 'Europe/Berlin');
    expect(utc(bestSpan(at, at, 0))).to.deep.equal(['10-25T00:30', '10-25T00:30']);
    expect(utc(bestSpan(at, at, 60))).to.deep.equal(['10-25T00:30', '10-25T01:30']);
  });

  it('are none of what is no day, time or zone', () => {
    for (const [day, time, zone] of [
      ['Sunday', '20:00', 'Europe/Berlin'],
      ['2027-06-25', '', 'Europe/Berlin'],
      ['2027-06-25', '8pm', 'Europe/Berlin'],
      ['2027-06-25', '20:00', 'Mars/Base'],
      ['2027-06-25', '20:00', ''],
    ] as const) {
      expect(momentsOf(day, time, zone)).to.deep.equal([]);
    }
    expect(bestSpan([], [0], 60)).to.equal(undefined);
  });
});
