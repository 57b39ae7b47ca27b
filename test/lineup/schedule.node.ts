import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Slot } from '../../src/contract/lineup.js';
import { schedule, type StageSet } from '../../src/lineup/schedule.js';
import { setsOf } from '../../src/lineup/sets-of.js';
import { act, played, slot } from './slots.js';

const setsIn = (slots: Slot[], options = {}): StageSet[] =>
  schedule(slots, options).flatMap(({ stages }) => stages.flatMap(({ sets }) => sets));
const only = (one: Slot, options = {}): StageSet => setsIn([one], options)[0]!;

describe('schedule', () => {
  it('groups the flat list by day, in order of the calendar, then by stage (LIN-03)', () => {
    const days = schedule([
      slot({ day: '2027-06-26', stage: 'Barn' }),
      slot({ day: '2027-06-25', stage: 'Lark' }),
      slot({ day: '2027-06-26', stage: 'Lark' }),
    ]);
    expect(days.map(({ day, stages }) => [day, ...stages.map(({ name }) => name)])).to.deep.equal([
      ['2027-06-25', 'Lark'],
      ['2027-06-26', 'Barn', 'Lark'],
    ]);
  });

  it('keeps the stages of every day in the order in which the feed first names them', () => {
    const days = schedule([
      slot({ stage: 'Wood' }),
      slot({ stage: 'Barn' }),
      slot({ stage: 'Barn', day: '2027-06-26' }),
      slot({ stage: 'Attic', day: '2027-06-26' }),
      slot({ stage: 'Wood', day: '2027-06-26' }),
    ]);
    expect(days[1]!.stages.map(({ name }) => name)).to.deep.equal(['Wood', 'Barn', 'Attic']);
  });

  it('orders the sets of a stage by time, and those that begin together as the feed does', () => {
    const slots = [
      played('21:00', '22:00', { id: 'c' }),
      played('19:00', '20:00', { id: 'a' }),
      played('21:00', '21:30', { id: 'd' }),
      played('20:00', '21:00', { id: 'b' }),
    ];
    expect(setsIn(slots).map((set) => set.slot.id)).to.deep.equal(['a', 'b', 'c', 'd']);
  });

  it('takes an end before the start for one after midnight (LIN-07)', () => {
    const { start, end } = only(played('23:30', '01:00'));
    expect([start, end]).to.deep.equal([1410, 1500]);
  });

  it('gives a set without length none, and not a whole day (L3)', () => {
    const { start, end } = only(played('20:00', '20:00', { durationMinutes: 0 }));
    expect([start, end]).to.deep.equal([1200, 1200]);
  });

  it('puts a set after midnight behind the evening of the day that lists it (L4, LIN-29)', () => {
    const sets = setsIn([
      played('00:30', '02:00'),
      played('22:00', '23:00'),
      played('12:00', '13:00'),
    ]);
    expect(sets.map(({ start }) => start)).to.deep.equal([720, 1320, 1470]);
    expect(sets[2]!.end).to.equal(1560);
  });

  it('moves a set after midnight to the evening before where the feed lists it under the new day (L4)', () => {
    const slots = [
      played('00:30', '02:00', { day: '2027-07-01' }),
      played('22:00', '23:00', { day: '2027-06-30' }),
    ];
    const days = schedule(slots, { lateSets: 'previous-day' });
    expect(days.map(({ day }) => day)).to.deep.equal(['2027-06-30']);
    const late = days[0]!.stages[0]!.sets[1]!;
    expect([late.day, late.start, late.slot.day]).to.deep.equal(['2027-06-30', 1470, '2027-07-01']);
  });

  it('begins a festival day when it is told to (L4)', () => {
    expect(only(played('05:59', '06:30')).start).to.equal(1799);
    expect(only(played('06:00', '06:30')).start).to.equal(360);
    expect(only(played('05:00', '06:00'), { dayStart: '04:00' }).start).to.equal(300);
    expect(only(played('00:00', '01:00'), { dayStart: '00:00' }).start).to.equal(0);
    expect(only(played('05:00', '06:00'), { dayStart: 'dawn' }).start).to.equal(1740);
  });

  it('puts what it cannot read last, without length, and never computes with it', () => {
    const odd = ['', '9pm', '25:00', '20:61', 'NaN', '8:00', null as unknown as string];
    const slots = [...odd.map((time) => played(time, '21:00')), played('20:00', '23:00')];
    const sets = setsIn(slots);
    expect(sets[0]!.timed).to.be.true;
    for (const set of sets.slice(1)) {
      expect([set.timed, set.start, set.end]).to.deep.equal([false, 1380, 1380]);
    }
    expect(sets.map((set) => set.slot.startTime).slice(1)).to.deep.equal(odd);
  });

  it('measures by the duration where only the end cannot be read', () => {
    expect(only(played('20:00', 'late', { durationMinutes: 45 })).end).to.equal(1245);
    const nothing = { durationMinutes: undefined as unknown as number };
    expect(only(played('20:00', 'late', nothing)).end).to.equal(1200);
    expect(only(played('20:00', 'late', { durationMinutes: -5 })).end).to.equal(1200);
  });

  it('keeps a day it cannot read, as given, behind the others', () => {
    const slots = [
      slot({ day: 'Sunday' }),
      slot({ day: '2027-02-30', startTime: '00:30' }),
      slot({ day: '2027-06-25' }),
    ];
    const days = schedule(slots, { lateSets: 'previous-day' }).map(({ day }) => day);
    expect(days).to.deep.equal(['2027-06-25', 'Sunday', '2027-02-30']);
  });

  it('makes no days of an empty line-up (LIN-26)', () => {
    expect(schedule([])).to.deep.equal([]);
  });
});

describe('setsOf', () => {
  it('finds every set of an artist, alone and back to back, in order of time (LIN-17, ART-13)', () => {
    const slots = [
      slot({ id: 'late', day: '2027-06-26', startTime: '00:30', stage: 'Barn' }, 'A'),
      slot({ id: 'b2b', startTime: '22:00', stage: 'Barn' }, 'B', 'A'),
      slot({ id: 'other' }, 'B'),
      slot({ id: 'early', startTime: '18:00', setNote: 'acoustic' }, 'A'),
      slot({ id: 'last', day: '2027-06-26', startTime: '23:00' }, 'A'),
    ];
    const found = setsOf(slots, act('A').id, { lateSets: 'previous-day' });
    expect(found.map((set) => set.slot.id)).to.deep.equal(['early', 'b2b', 'late', 'last']);
    expect(found.map((set) => set.slot.setNote)).to.deep.equal(['acoustic', null, null, null]);
  });
});
