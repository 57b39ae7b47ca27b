import { expect } from '@open-wc/testing';
import { calendarAddress, calendarFile, type CalendarEntry } from '../../src/format/calendar.js';

const day: CalendarEntry = {
  slug: 'party',
  name: 'The Party',
  startDate: '2027-06-25',
  endDate: '2027-06-25',
  startTime: '18:00',
  endTime: '23:30',
  timezone: 'Europe/London',
  place: ['Wrenfield', '', 'Old Road; Hollinbrook'],
};
const lines = (change: Partial<CalendarEntry> = {}) =>
  calendarFile({ ...day, ...change }).split('\r\n');

describe('calendarFile', () => {
  it('E5 has the hours of one day in UTC, and the place', () => {
    expect(lines()).to.include.members([
      'DTSTART:20270625T170000Z',
      'DTEND:20270625T223000Z',
      'SUMMARY:The Party',
      'LOCATION:Wrenfield\\, Old Road\\; Hollinbrook',
    ]);
  });

  it('E5 ends on the day after what ends in the small hours', () => {
    expect(lines({ endTime: '02:00' })).to.include('DTEND:20270626T010000Z');
  });

  it('E5 has whole days for several days, and where hours or zone are not known', () => {
    const days = { startDate: '2027-12-30', endDate: '2027-12-31' };
    expect(lines(days)).to.include.members([
      'DTSTART;VALUE=DATE:20271230',
      'DTEND;VALUE=DATE:20280101',
    ]);
    for (const less of [{ timezone: '' }, { timezone: 'Mars/Base' }, { startTime: '' }]) {
      expect(lines(less)).to.include.members([
        'DTSTART;VALUE=DATE:20270625',
        'DTEND;VALUE=DATE:20270626',
      ]);
    }
  });

  it('E5 is right on the day the clocks change', () => {
    const change = {
      startDate: '2027-03-28',
      endDate: '2027-03-28',
      startTime: '00:30',
      endTime: '03:30',
    };
    expect(lines(change)).to.include.members([
      'DTSTART:20270328T003000Z',
      'DTEND:20270328T023000Z',
    ]);
  });

  it('folds long lines, and lets no text begin a line of its own', () => {
    const all = lines({ name: `${'é'.repeat(90)}\nEND:VCALENDAR` });
    for (const line of all) expect(new TextEncoder().encode(line).length).to.be.at.most(75);
    expect(all.filter((line) => line === 'END:VCALENDAR')).to.have.length(1);
  });
});

describe('calendarFile', () => {
  it('lets no line break of a service, a lone return included, begin a property', () => {
    const evil = 'a\rATTACH:https://thief.example\u2028b\u0085c;d';
    const entry = { slug: evil, name: evil, place: [evil], startDate: `2027-06-25${evil}` };
    const all = calendarFile({ ...day, ...entry }).split(/[\r\n\u0085]/);
    expect(all.filter((line) => line.startsWith('ATTACH'))).to.deep.equal([]);
  });
});

describe('calendarAddress', () => {
  it('E5 offers the same to a calendar on the web', () => {
    const { origin, searchParams } = new URL(calendarAddress(day));
    expect(origin).to.equal('https://calendar.google.com');
    expect(searchParams.get('text')).to.equal('The Party');
    expect(searchParams.get('dates')).to.equal('20270625T170000Z/20270625T223000Z');
    expect(searchParams.get('location')).to.equal('Wrenfield, Old Road; Hollinbrook');
  });
});
