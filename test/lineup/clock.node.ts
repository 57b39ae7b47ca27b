import { describe, it } from 'node:test';
import { expect } from 'chai';
import { isDay, minutesFromDay, minutesOf, shiftDay } from '../../src/lineup/clock.js';

describe('the clock and the calendar of a line-up', () => {
  it('take a time only as it is promised, hours and minutes alone', () => {
    expect(minutesOf('23:59')).to.equal(1439);
    for (const text of ['20:00:00', '120:00', '2027-06-25T20:00', '20:60', '', null, undefined])
      expect(minutesOf(text), String(text)).to.equal(undefined);
  });

  it('have no day without a date, and none after it', () => {
    for (const text of ['', 'Sunday', '2027-02-30']) expect(isDay(text), text).to.equal(false);
    expect(shiftDay('Sunday', 1)).to.equal('');
  });

  it('have no minute between a day and itself, be it in the calendar or not', () => {
    expect(minutesFromDay('Day one', 'Day one')).to.equal(0);
    expect(minutesFromDay('Day one', '2027-06-25')).to.deep.equal(NaN);
    expect(minutesFromDay('2028-02-28', '2028-03-01')).to.equal(2 * 1440);
  });
});
