import { after, beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { dateRange, type HourCycle } from '../../src/format/dates.js';
import { shortDay } from '../../src/format/short-day.js';
import { timeRange } from '../../src/format/time-range.js';
import { dayLabel, machineTime, timeLabel } from '../../src/format/wall-times.js';
import { timestampLabel } from '../../src/format/timestamps.js';
import { reportRefusalsTo } from '../../src/format/intl.js';

/** Languages set their own spaces, some of them narrow or fixed. */
const plain = (text: string | undefined): string | undefined => text?.replace(/\s/g, ' ');

describe('dayLabel', () => {
  it('names a day in the words of the locale (L11)', () => {
    expect(dayLabel('2027-06-25', 'en-GB')).to.equal('Friday 25 June');
    expect(shortDay('2027-06-25', 'en-GB')).to.equal('Fri 25 Jun');
    expect(dayLabel('2027-06-25', 'en-GB', 'weekday')).to.equal('Friday');
    expect(dayLabel('2027-06-25', 'de')).to.equal('Freitag, 25. Juni');
    expect(dayLabel('2027-06-25', 'pl', 'weekday')).to.equal('piątek');
  });

  it('is in British English where the browser lacks the language, and not in that of its menus', () => {
    expect(dayLabel('2027-06-25', 'tlh')).to.equal('Friday 25 June');
    expect(plain(timeLabel('23:30', 'tlh'))).to.equal('23:30');
    expect(dayLabel('2027-06-25', 'cy')).to.match(/^(Friday 25 June|Dydd Gwener,? 25 Mehefin)$/);
  });

  it('gives back what is no day of the calendar', () => {
    for (const text of [
      '',
      'Friday',
      '2027-6-25',
      '2027-02-30',
      '2027-13-01',
      '2027-06-25T00:00',
    ]) {
      expect(dayLabel(text, 'en-GB'), text).to.equal(text);
    }
  });
});

describe('timeLabel', () => {
  it('writes a time as the locale does', () => {
    expect(timeLabel('23:30', 'en-GB')).to.equal('23:30');
    expect(plain(timeLabel('23:30', 'en-US'))).to.equal('11:30 PM');
    expect(timeLabel('00:05', 'de')).to.equal('00:05');
  });

  it('follows the hour cycle it is asked for, and ignores one that does not exist', () => {
    expect(plain(timeLabel('23:30', 'en-GB', 'h12'))).to.equal('11:30 pm');
    expect(timeLabel('00:30', 'en-US', 'h23')).to.equal('00:30');
    expect(timeLabel('23:30', 'en-GB', 'h99' as HourCycle)).to.equal('23:30');
  });

  it('gives back what is no time of day', () => {
    for (const text of ['', 'late', '24:00', '9:00', '23:60', '23:30:00']) {
      expect(timeLabel(text, 'en-GB'), text).to.equal(text);
    }
  });
});

describe('timeRange', () => {
  it('stays short across midnight (L2, LIN-07)', () => {
    expect(timeRange('23:30', '01:00', 'en-GB')).to.equal('23:30 – 01:00');
    expect(plain(timeRange('23:30', '01:00', 'en-US'))).to.equal('11:30 PM – 1:00 AM');
    expect(timeRange('20:00', 'late', 'en-GB')).to.equal('20:00 – late');
  });
});

describe('machineTime', () => {
  it('is a local date and time for a datetime attribute, on the next day after midnight', () => {
    expect(machineTime('2027-06-25', 1410)).to.equal('2027-06-25T23:30');
    expect(machineTime('2027-06-25', 1470)).to.equal('2027-06-26T00:30');
    expect(machineTime('2027-12-31', 1500)).to.equal('2028-01-01T01:00');
    expect(machineTime('someday', 0)).to.equal(undefined);
  });

  it('knows nothing of the night the clocks change (L6)', () => {
    expect(machineTime('2026-10-24', 1410)).to.equal('2026-10-24T23:30');
    expect(machineTime('2026-10-24', 1530)).to.equal('2026-10-25T01:30');
    expect(timeRange('23:30', '02:00', 'en-GB')).to.equal('23:30 – 02:00');
  });
});

describe('dateRange', () => {
  it('names the days of an event without saying anything twice', () => {
    expect(plain(dateRange('2027-06-25', '2027-06-27', 'en-GB'))).to.equal('25 – 27 June 2027');
    expect(plain(dateRange('2027-06-30', '2027-07-02', 'en-GB'))).to.equal('30 June – 2 July 2027');
  });

  it('makes do with one day, and with none (ENV-12)', () => {
    expect(dateRange('2027-06-25', null, 'en-GB')).to.equal('25 June 2027');
    expect(dateRange(null, '2027-06-25', 'en-GB')).to.equal('25 June 2027');
    expect(dateRange('2027-06-25', '2027-06-25', 'en-GB')).to.equal('25 June 2027');
    expect(dateRange('soon', '2027-06-25', 'en-GB')).to.equal('25 June 2027');
    expect(dateRange(null, null, 'en-GB')).to.equal(undefined);
    expect(dateRange('', 'soon', 'en-GB')).to.equal(undefined);
  });

  it('reads two days that come the wrong way round', () => {
    expect(plain(dateRange('2027-06-27', '2027-06-25', 'en-GB'))).to.equal('25 – 27 June 2027');
  });
});

describe('timestampLabel', () => {
  const now = new Date('2027-06-25T12:00:00.000Z');
  const label = (iso: string, zone = 'Europe/London'): string | undefined =>
    timestampLabel(iso, 'en-GB', zone, now);

  it('names the time of today, the day of this year, and the year of another', () => {
    expect(label('2027-06-25T11:40:00.000Z')).to.equal('12:40');
    expect(label('2027-06-03T11:40:00.000Z')).to.equal('3 June');
    expect(label('2026-06-03T11:40:00.000Z')).to.equal('3 June 2026');
  });

  it('reads a timestamp in the zone it is given: today may be yesterday there', () => {
    expect(label('2027-06-25T00:30:00.000Z')).to.equal('01:30');
    expect(label('2027-06-25T00:30:00.000Z', 'America/Los_Angeles')).to.equal('24 June');
  });

  it('says nothing of what is no timestamp', () => {
    expect(label('')).to.equal(undefined);
    expect(label('yesterday')).to.equal(undefined);
  });
});

describe('a locale or a zone that Intl refuses', () => {
  let said: string[] = [];
  beforeEach(() => {
    said = [];
    reportRefusalsTo((message) => said.push(message));
  });
  after(() => reportRefusalsTo((message) => console.warn(message)));

  it('never throws, falls back to British English, and is reported once', () => {
    for (const locale of ['', 'x', 'en_', '<b>', 'klingon-language', '中文', 'null']) {
      expect(dayLabel('2027-06-25', locale), locale).to.be.a('string').that.is.not.empty;
    }
    said = [];
    expect(dayLabel('2027-06-25', '!!')).to.equal('Friday 25 June');
    expect(timeLabel('23:30', '!!')).to.equal('23:30');
    expect(shortDay('2027-06-25', '!!')).to.equal('Fri 25 Jun');
    expect(said).to.have.length(1);
    expect(said[0]).to.contain('"!!"');
  });

  it('reads the underscore of content systems', () => {
    expect(dayLabel('2027-06-25', 'de_DE', 'weekday')).to.equal('Freitag');
    expect(said).to.deep.equal([]);
  });

  it('leaves the zone to the visitor, and is reported once', () => {
    const now = new Date('2027-06-25T12:00:00.000Z');
    const own = timestampLabel('2027-06-25T11:40:00.000Z', 'en-GB', undefined, now);
    for (const zone of ['Mars/Olympus', 'Mars/Olympus']) {
      expect(timestampLabel('2027-06-25T11:40:00.000Z', 'en-GB', zone, now)).to.equal(own);
    }
    expect(said).to.deep.equal(['"Mars/Olympus" is not a time zone.']);
  });
});
