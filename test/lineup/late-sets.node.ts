import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Slot } from '../../src/contract/lineup.js';
import { schedule, type ScheduleOptions } from '../../src/lineup/schedule.js';
import { played } from './slots.js';

const thursday = '2027-06-24';
const friday = '2027-06-25';
const saturday = '2027-06-26';
const sunday = '2027-06-27';
const monday = '2027-06-28';

/** What is played on which night, in order of time. */
const nights = (slots: Slot[], options: ScheduleOptions = {}): Record<string, string> =>
  Object.fromEntries(
    schedule(slots, options).map(({ day, stages }) => [
      day,
      stages.flatMap(({ sets }) => sets.map(({ slot }) => slot.id)).join(' '),
    ]),
  );

const set = (id: string, day: string, startTime: string, endTime: string, stage = 'Lark') =>
  played(startTime, endTime, { id, day, stage });

const evening = (day: string, stage = 'Lark', until = '00:00') =>
  set(`evening-${day.slice(-2)}`, day, '22:00', until, stage);

describe('sets after midnight, where nobody said under which day the feed lists them (X30, LIN-29)', () => {
  it('belong to the day that lists them, where they continue its evening', () => {
    const slots = [evening(friday), set('late', friday, '00:30', '02:00'), evening(saturday)];
    expect(nights(slots)).to.deep.equal({
      [friday]: 'evening-25 late',
      [saturday]: 'evening-26',
    });
  });

  it('belong to the evening before, where they continue that', () => {
    const slots = [
      evening(friday),
      set('late', saturday, '00:30', '02:00'),
      evening(saturday, 'Lark', '22:30'),
    ];
    expect(nights(slots)).to.deep.equal({
      [friday]: 'evening-25 late',
      [saturday]: 'evening-26',
    });
  });

  it('on the first day follow that day: there is no evening before it', () => {
    const slots = [
      set('late', friday, '00:30', '02:00', 'Owl'),
      evening(friday),
      set('later', saturday, '00:30', '02:00', 'Owl'),
      evening(saturday),
    ];
    expect(nights(slots)[friday]).to.equal('late evening-25');
  });

  it('on the day after the last evening close that evening', () => {
    const slots = [
      set('late', saturday, '00:30', '02:00', 'Owl'),
      set('later', sunday, '00:30', '02:00', 'Owl'),
      evening(friday),
      evening(saturday),
    ];
    expect(nights(slots)).to.deep.equal({
      [friday]: 'late evening-25',
      [saturday]: 'later evening-26',
    });
  });

  it('close the last evening also where that day begins with something else', () => {
    const slots = [
      evening(friday),
      set('late', saturday, '00:15', '02:00'),
      evening(saturday),
      set('later', sunday, '00:15', '02:00'),
      set('breakfast', sunday, '10:00', '12:00'),
    ];
    expect(nights(slots)).to.deep.equal({
      [friday]: 'evening-25 late',
      [saturday]: 'evening-26 later',
      [sunday]: 'breakfast',
    });
  });

  it('say nothing where both readings fit alike, and stay under their day', () => {
    const slots = [
      evening(friday),
      evening(saturday),
      evening(sunday),
      set('late', saturday, '00:30', '02:00'),
    ];
    expect(nights(slots)[saturday]).to.equal('evening-26 late');
    expect(nights([set('alone', friday, '00:30', '02:00')])).to.deep.equal({ [friday]: 'alone' });
  });

  it('are all read alike: one stage that tells decides for those that do not', () => {
    const slots = [
      evening(friday),
      set('late', saturday, '00:10', '02:00'),
      evening(saturday),
      set('later', sunday, '00:10', '02:00'),
      set('club', saturday, '01:00', '05:00', 'Cellar'),
      set('club too', sunday, '01:00', '05:00', 'Cellar'),
    ];
    expect(nights(slots)).to.deep.equal({
      [friday]: 'evening-25 late club',
      [saturday]: 'evening-26 later club too',
    });
  });

  it('do not begin while the evening is still being played', () => {
    const slots = [
      evening(thursday, 'Lark', '01:00'),
      set('later', friday, '01:30', '03:00'),
      set('late', friday, '00:30', '01:30'),
      evening(friday, 'Lark', '23:00'),
      evening(saturday, 'Lark', '23:00'),
      set('later still', friday, '03:00', '04:00'),
    ];
    expect(nights(slots)[friday]).to.equal('evening-25 late later later still');
  });

  it('go on from the last set of an evening, whatever has ended before it', () => {
    const slots = [
      evening(thursday),
      set('noon', friday, '12:00', '13:00'),
      evening(friday),
      set('late', friday, '00:30', '02:00'),
    ];
    expect(nights(slots)[friday]).to.equal('noon evening-25 late');
  });

  it('take no set without a time for an evening', () => {
    const slots = [
      evening(thursday, 'Wood'),
      set('some time', friday, '', '', 'Wood'),
      set('late', friday, '00:30', '02:00'),
    ];
    expect(nights(slots)[thursday]).to.equal('evening-24 late');
  });

  it('stand where the author says, whatever the feed looks like', () => {
    const slots = [evening(friday), set('late', friday, '00:30', '02:00'), evening(saturday)];
    expect(nights(slots, { lateSets: 'previous-day' })[thursday]).to.equal('late');
    const byDate = [evening(friday), set('late', saturday, '00:30', '02:00')];
    expect(nights(byDate, { lateSets: 'same-day' })[saturday]).to.equal('late');
    expect(nights(byDate, { lateSets: 'auto' })[friday]).to.equal('evening-25 late');
    expect(nights(byDate, { lateSets: 'whatever' as 'auto' })[friday]).to.equal('evening-25 late');
  });

  it('are those before the hour at which the author has the day begin', () => {
    const slots = [evening(friday), set('dawn', saturday, '05:00', '06:00'), evening(saturday)];
    expect(nights(slots, { dayStart: '04:00' })[saturday]).to.equal('dawn evening-26');
    expect(nights(slots, { dayStart: '04:00', lateSets: 'previous-day' })[saturday]).to.equal(
      'dawn evening-26',
    );
  });

  it('are not misread by sets without a time, or with a broken day or time', () => {
    const broken = [
      set('no time', friday, '', ''),
      set('9pm', monday, '9pm', 'late'),
      set('no day', '', '00:30', '02:00'),
      set('Someday', 'Someday', '00:30', '02:00'),
      set('null', null as unknown as string, null as unknown as string, '01:00'),
    ];
    const slots = [
      ...broken,
      evening(friday),
      set('late', saturday, '00:30', '02:00'),
      evening(saturday),
      set('later', sunday, '00:30', '02:00'),
    ];
    const read = nights(slots);
    expect(read[friday]).to.equal('evening-25 late no time');
    expect(read[saturday]).to.equal('evening-26 later');
    expect(read['Someday']).to.equal('Someday');
    expect(Object.values(read).join(' ').split(' ')).to.include.members(['9pm', 'null', 'Someday']);
  });
});
