import { afterEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { countdownParts } from '../../src/format/countdown.js';
import { monthLabel } from '../../src/format/months.js';
import { periodLabel } from '../../src/format/period.js';
import { savedTime } from '../../src/format/saved-time.js';
import { isVisitorsClock, wallClockIn, zoneName } from '../../src/format/zone.js';

const summer = Date.UTC(2027, 5, 25, 22, 30);
const winter = Date.UTC(2027, 0, 15, 22, 30);

describe('the clocks of a zone', () => {
  it('show their own day and time', () => {
    expect(wallClockIn('Europe/London', winter)).to.deep.equal({
      day: '2027-01-15',
      minutes: 1350,
    });
    expect(wallClockIn('Asia/Kathmandu', summer)).to.deep.equal({
      day: '2027-06-26',
      minutes: 255,
    });
    expect(wallClockIn('Mars/Base', summer)).to.equal(undefined);
  });

  it('have a name that changes with the season, and the city of the zone', () => {
    expect(zoneName('Europe/London', winter, 'en-GB')).to.equal('GMT, London');
    expect(zoneName('Europe/London', summer, 'en-GB')).to.equal('BST, London');
    expect(zoneName('America/New_York', summer, 'en-US')).to.equal('EDT, New York');
    expect(zoneName('UTC', summer, 'en-GB')).to.equal('UTC');
  });

  describe('beside those of the visitor', () => {
    const own = process.env.TZ;
    afterEach(() => {
      if (own === undefined) delete process.env.TZ;
      else process.env.TZ = own;
    });

    it('are the same only with the same time on the same day', () => {
      process.env.TZ = 'Pacific/Honolulu';
      expect(isVisitorsClock('Pacific/Honolulu', summer)).to.equal(true);
      expect(isVisitorsClock('Pacific/Kiritimati', summer), 'a day ahead').to.equal(false);
      expect(isVisitorsClock('America/New_York', summer)).to.equal(false);
      expect(isVisitorsClock('Mars/Base', summer), 'not known').to.equal(true);
    });

    it('are the same in winter only, where the zones differ in summer', () => {
      process.env.TZ = 'Atlantic/Reykjavik';
      expect(isVisitorsClock('Europe/London', winter)).to.equal(true);
      expect(isVisitorsClock('Europe/London', summer)).to.equal(false);
    });
  });
});

describe('a period', () => {
  const said = (from?: number, until?: number, zone = 'Europe/London') =>
    periodLabel(from, until, 'en-GB', zone).replace(/\s/g, ' ');

  it('is told from its beginning to its end, by the clock of the event', () => {
    expect(said(winter, summer)).to.equal('15 Jan 2027, 22:30 – 25 Jun 2027, 23:30');
    expect(said(summer, winter), 'stated the wrong way round').to.equal(said(winter, summer));
  });

  it('is told by the one end that is known, or not at all', () => {
    expect(said(summer)).to.equal('25 Jun 2027, 23:30');
    expect(said(undefined, winter)).to.equal('15 Jan 2027, 22:30');
    for (const none of [undefined, NaN, Infinity, 8.64e15 + 1])
      expect(said(none, none)).to.equal('');
    expect(said(8.64e15)).to.not.equal('');
  });

  it('is told by the clock of the visitor where the zone is not known', () => {
    const hours = said(summer, undefined, 'Mars/Base');
    expect(hours).to.contain(`${String(new Date(summer).getHours()).padStart(2, '0')}:`);
  });
});

describe('when something was saved', () => {
  const at = new Date(2027, 5, 26, 14, 2).getTime();
  const aDay = 86_400_000;

  it('is told by its weekday, until that comes again', () => {
    expect(savedTime(at, 'en-GB', at + aDay)).to.equal('Saturday 14:02');
    expect(savedTime(at, 'en-GB', at + 6 * aDay - 1)).to.equal('Saturday 14:02');
    expect(savedTime(at, 'en-GB', at + 6 * aDay)).to.equal('26 June 14:02');
  });
});

describe('a countdown', () => {
  const said = (milliseconds: number, locale = 'en-GB') =>
    countdownParts(milliseconds, locale).map(({ count, unit }) => `${count} ${unit}`);
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

  it('begins with the largest unit that is not nothing, all rounded down together', () => {
    expect(said(2 * day + 3 * hour + 4 * minute + 59_999)).to.deep.equal([
      '2 days',
      '3 hours',
      '4 minutes',
    ]);
    expect(said(day)).to.deep.equal(['1 day', '0 hours', '0 minutes']);
    expect(said(hour + minute)).to.deep.equal(['1 hour', '1 minute']);
    expect(said(2 * minute)).to.deep.equal(['2 minutes']);
  });

  it('is told in seconds alone when it is near, never in none', () => {
    expect(said(2 * minute - 1)).to.deep.equal(['119 seconds']);
    expect(said(1999)).to.deep.equal(['1 second']);
    expect(said(0)).to.deep.equal(['1 second']);
  });

  it('has a number also where a language has a word for two days', () => {
    const [days] = countdownParts(2 * day, 'ar');
    expect(days!.count).to.match(/^[2٢]$/);
    expect(days!.unit).to.equal('يومان');
  });
});

describe('the month of a day', () => {
  it('is told with its year, and of no day not at all', () => {
    expect(monthLabel('2027-06-01', 'en-GB')).to.equal('June 2027');
    expect(monthLabel('2027-06-30', 'de')).to.equal('Juni 2027');
    for (const none of [null, '', 'soon', '2027-13-01'])
      expect(monthLabel(none, 'en-GB')).to.equal(undefined);
  });
});
