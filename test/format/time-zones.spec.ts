import { expect, test } from '@playwright/test';
import { timeRange } from '../../src/format/time-range.js';
import { dayLabel, machineTime } from '../../src/format/wall-times.js';
import { schedule } from '../../src/lineup/schedule.js';
import { played } from '../lineup/slots.js';

const zones = ['UTC', 'America/Los_Angeles', 'Europe/London', 'Asia/Tokyo', 'Pacific/Auckland'];

/** Runs something as a visitor in that zone would. Node reads TZ anew whenever it is set. */
function inZone<Result>(zone: string, run: () => Result): Result {
  const own = process.env.TZ;
  process.env.TZ = zone;
  try {
    return run();
  } finally {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  }
}

function printed(): unknown {
  const slots = [
    played('23:30', '01:00', { id: 'a' }),
    played('00:30', '02:00', { id: 'b' }),
    played('01:30', '03:00', { id: 'c', day: '2027-03-28' }), // the hour that London skips
    played('23:30', '02:00', { id: 'd', day: '2026-10-24' }),
  ];
  return schedule(slots, { lateSets: 'previous-day' }).map(({ day, stages }) => [
    dayLabel(day, 'en-GB'),
    ...stages.flatMap(({ sets }) =>
      sets.map(({ slot, start, end }) => [
        slot.id,
        start,
        end,
        timeRange(slot.startTime, slot.endTime, 'en-GB'),
        machineTime(day, start),
      ]),
    ),
  ]);
}

test('the zones of this test are told apart by what must not be used: Date without a zone', () => {
  const offsets = zones.map((zone) => inZone(zone, () => new Date('2027-06-25T00:30').getTime()));
  expect(new Set(offsets).size).toBe(zones.length);
});

test('a line-up prints the same wherever the visitor is (L1, ENV-26)', () => {
  const [first, ...others] = zones.map((zone) => inZone(zone, printed));
  expect(first).toEqual([
    ['Saturday 24 October', ['d', 1410, 1560, '23:30 – 02:00', '2026-10-24T23:30']],
    ['Saturday 27 March', ['c', 1530, 1620, '01:30 – 03:00', '2027-03-28T01:30']],
    ['Thursday 24 June', ['b', 1470, 1560, '00:30 – 02:00', '2027-06-25T00:30']],
    ['Friday 25 June', ['a', 1410, 1500, '23:30 – 01:00', '2027-06-25T23:30']],
  ]);
  for (const other of others) expect(other).toEqual(first);
});
