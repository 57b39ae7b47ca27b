import { describe, it } from 'node:test';
import { expect } from 'chai';
import { clashesOf } from '../../components/event-lineup/list/clashes.js';
import { agendaOf } from '../../src/lineup/agenda.js';
import { isPlaying, minuteSince, nowAndNext } from '../../src/lineup/now.js';
import { lastsDays, schedule, type StageSet } from '../../src/lineup/schedule.js';
import { slot } from './slots.js';

const [friday, saturday, sunday] = ['2027-06-25', '2027-06-26', '2027-06-27'];
const long = (startTime: string, endTime: string, durationMinutes: number, day = friday) =>
  slot({ id: 'long', stage: 'Camp', day, startTime, endTime, durationMinutes }, 'Long');
const camp = long('12:00', '12:00', 3 * 1440);
const set = (startTime: string, endTime: string, day: string, stage = 'Lark') =>
  slot({ id: day.slice(-2) + startTime, stage, day, startTime, endTime }, 'Any');
const only = (one: ReturnType<typeof slot>): StageSet => schedule([one])[0]!.stages[0]!.sets[0]!;
const lengthOf = (one: ReturnType<typeof slot>) => only(one).end - only(one).start;

describe('a set of a day and more (LIN-08)', () => {
  it('lasts whole days longer than its two times say, where the duration says so', () => {
    expect(lengthOf(long('12:00', '12:00', 1440))).to.equal(1440);
    expect(lengthOf(long('10:00', '14:00', 28 * 60))).to.equal(28 * 60);
    expect(lengthOf(long('23:00', '01:00', 26 * 60))).to.equal(26 * 60);
    expect(lengthOf(camp)).to.equal(4320);
    expect(lengthOf(long('12:00', 'late', 2000))).to.equal(2000);
    expect(lengthOf(long('12:00', '12:00', 31 * 1440)), 'a month').to.equal(31 * 1440);
    expect(
      [1440, 1439].map((minutes) => lastsDays(only(long('12:00', '', minutes)))),
    ).to.deep.equal([true, false]);
  });

  it('lasts as its times say where a duration counts the hour that the clocks change', () => {
    expect(lengthOf(long('22:00', '06:00', 9 * 60))).to.equal(8 * 60);
    expect(lengthOf(long('12:00', '12:00', 23 * 60))).to.equal(1440);
    expect(lengthOf(long('12:00', '12:00', 25 * 60))).to.equal(1440);
  });

  it('lasts as its times say where the duration is damaged or beyond any event', () => {
    for (const minutes of [0, -1440, NaN, Infinity, 31 * 1440 + 1]) {
      expect(lengthOf(long('12:00', '13:00', minutes)), String(minutes)).to.equal(60);
    }
  });

  it('is on, on the days after its own as well, and also where those list nothing', () => {
    const days = schedule([camp, set('20:00', '21:00', saturday)]);
    const told = (day: string, minute: number) =>
      nowAndNext(days, { day, minute }).map(({ stage, on, next }) => [stage, on.length, !!next]);
    expect(told(saturday, 600)).to.deep.equal([['Camp', 1, false]]);
    expect(told(saturday, 1190)).to.deep.equal([
      ['Camp', 1, false],
      ['Lark', 0, true],
    ]);
    expect(told(sunday, 600)).to.deep.equal([['Camp', 1, false]]);
    expect(told('2027-06-28', 719)).to.deep.equal([['Camp', 1, false]]);
    expect(told('2027-06-28', 720)).to.deep.equal([]);
    expect(isPlaying(only(camp), minuteSince(friday, { day: 'Sunday', minute: 900 }))).to.equal(
      false,
    );
  });

  it('clashes with sets of the days after its own, and a night with the morning after it', () => {
    const clashes = (...slots: ReturnType<typeof slot>[]) =>
      [...clashesOf(schedule(slots), () => true)].map(([id, all]) => [
        id,
        ...all.map(({ minutes }) => minutes),
      ]);
    const late = set('11:30', '12:30', '2027-06-28');
    expect(clashes(camp, set('20:00', '21:00', saturday), late)).to.deep.equal([
      ['long', 60, 30],
      ['2620:00', 60],
      ['2811:30', 30],
    ]);
    expect(
      clashes(set('23:00', '08:00', friday), set('07:00', '09:00', saturday, 'Wood')),
    ).to.deep.equal([
      ['2523:00', 60],
      ['2607:00', 60],
    ]);
    expect(clashes(long('12:00', '12:00', 4320, 'Day one'), late)).to.deep.equal([]);
  });

  it('leaves no time free while it lasts, on the days after its own as well', () => {
    const marathon = long('10:00', '14:00', 28 * 60);
    const free = (...slots: ReturnType<typeof slot>[]) =>
      agendaOf(schedule(slots))[1]!.items.map(({ freeBefore }) => freeBefore);
    const [early, noon, late] = [
      set('11:00', '11:30', saturday),
      set('13:00', '13:30', saturday),
      set('15:00', '16:00', saturday),
    ];
    expect(free(marathon, early, noon, late)).to.deep.equal([0, 0, 60]);
    expect(free(marathon, late)).to.deep.equal([0]); // over before this day started for its visitor
    expect(free(set('23:00', '02:00', friday), early, noon)).to.deep.equal([0, 90]);
  });

  it('is no evening that sets after midnight could go on from', () => {
    const install = long('10:00', '10:00', 1440, saturday);
    const night = [set('22:00', '00:30', friday, 'Wood'), set('00:30', '02:00', saturday)];
    const [first] = schedule([...night, install]);
    const starts = first!.stages.map(({ name, sets }) => [name, sets[0]!.start]);
    expect(starts).to.deep.equal([
      ['Wood', 1320],
      ['Lark', 1470],
    ]);
  });
});
