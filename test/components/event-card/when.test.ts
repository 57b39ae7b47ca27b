import { expect } from '@open-wc/testing';
import { saleTimeLabel, whenOf } from '../../../components/event-card/when.js';

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
const day = {
  startDate: '2047-06-25',
  endDate: '2047-06-25',
  startTime: '18:00',
  endTime: '23:00',
  timezone: own,
};
const read = (change: Partial<typeof day>) => whenOf({ ...day, ...change }, 'en-GB');

describe('when an event is, as its card says it', () => {
  for (const [name, change, times] of [
    ['of one day', {}, '18:00 – 23:00'],
    ['of several days', { endDate: '2047-06-27' }, ''],
    ['without an end', { endTime: '' }, '18:00'],
    ['whose end is no time', { endTime: '24:00' }, '18:00'],
    ['without a start', { startTime: '' }, ''],
    ['whose start is no time', { startTime: '6pm' }, ''],
    ['that ends in the small hours', { endTime: '02:30' }, '18:00 – 02:30'],
  ] as const) {
    it(`has the hours “${times}” where it is one ${name}`, () => {
      expect(read(change)!.times).to.equal(times);
    });
  }

  it('is not known without a day, and known without its hours and its zone', () => {
    expect(read({ startDate: '', endDate: '' })).to.equal(undefined);
    expect(read({ startTime: '', timezone: 'Mars/Base' })).to.deep.equal({
      days: '25 June 2047',
      times: '',
      zone: '',
      datetime: '2047-06-25',
    });
  });

  it('names the zone of the event only where the visitor has another time', () => {
    expect(read({})!.zone).to.equal('');
    expect(read({ timezone: 'Asia/Kathmandu' })!.zone).to.contain('Nepal');
  });

  const moment = (at: string, timezone: string) =>
    saleTimeLabel(Date.parse(at), { ...day, timezone }, 'en-GB');

  it('says a moment by the clock of the event, with its zone where that is another one', () => {
    const at = '2047-05-01T10:00:00.000Z';
    expect(moment(at, 'Asia/Kathmandu')).to.match(/^1 May 2047, 15:45 \S/);
    expect(moment(at, own)).to.match(/^1 May 2047, \d\d:\d\d$/);
  });

  it('leaves the year out of a moment of this year', () => {
    const year = new Date().getFullYear();
    expect(moment(`${year}-06-15T12:00:00.000Z`, own)).to.match(/^15 June, \d\d:\d\d$/);
    expect(moment(`${year + 1}-06-15T12:00:00.000Z`, own)).to.contain(`15 June ${year + 1}, `);
  });
});
