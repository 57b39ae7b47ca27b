import { describe, it } from 'node:test';
import { expect } from 'chai';
import { appointmentAddress, appointmentsFile } from '../../src/format/appointments.js';
import { calendarAddress, calendarFile, type CalendarEntry } from '../../src/format/calendar.js';
import { eventEntry } from '../../src/format/event-entry.js';

const day: CalendarEntry = {
  slug: 'party',
  name: 'The Party',
  startDate: '2027-06-25',
  endDate: '2027-06-25',
  startTime: '18:00',
  endTime: '23:30',
  timezone: 'Europe/London',
  place: ['Wrenfield', '', 'Old Road; Hollinbrook'],
  updatedAt: '2027-02-03T04:05:06.789Z',
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

  it('ends a day later where both times are the same', () => {
    expect(lines({ endTime: '18:00' })).to.include('DTEND:20270626T170000Z');
  });

  it('E5 has whole days for several days, and where hours or zone are not known', () => {
    const days = { startDate: '2027-12-30', endDate: '2027-12-31' };
    expect(lines(days)).to.include.members([
      'DTSTART;VALUE=DATE:20271230',
      'DTEND;VALUE=DATE:20280101',
    ]);
    const nights = { endDate: '2027-06-27', startTime: '22:00', endTime: '04:00' };
    expect(lines(nights)).to.include('DTEND;VALUE=DATE:20270628');
    for (const less of [
      { timezone: '' },
      { timezone: 'Mars/Base' },
      { startTime: '' },
      { startTime: '', endDate: '2027-06-24' },
    ]) {
      expect(lines(less)).to.include.members([
        'DTSTART;VALUE=DATE:20270625',
        'DTEND;VALUE=DATE:20270626',
      ]);
    }
  });

  it('has the hours of one night, also where the event ends on the next day', () => {
    const night = { endDate: '2027-06-26', startTime: '22:00', endTime: '04:00' };
    expect(lines(night)).to.include.members(['DTSTART:20270625T210000Z', 'DTEND:20270626T030000Z']);
  });

  it('has the hour of the start where the end is not known', () => {
    const all = lines({ endTime: '' });
    expect(all).to.include('DTSTART:20270625T170000Z');
    expect(all.filter((line) => line.startsWith('DTEND'))).to.deep.equal([]);
  });

  it('never looks older than a file of before, whatever the clock of the device says', () => {
    const stamp = (change: Partial<CalendarEntry> = {}) =>
      lines(change).find((line) => line.startsWith('DTSTAMP:'))!;
    const now = Date.now;
    try {
      Date.now = () => Date.parse('2030-01-01T00:00:00Z');
      expect(stamp()).to.equal('DTSTAMP:20270203T040506Z');
      const earlier = stamp({ updatedAt: '' });
      Date.now = () => Date.parse('2020-01-01T00:00:00Z');
      expect(stamp()).to.equal('DTSTAMP:20270203T040506Z');
      const moved = { startDate: '2027-06-01', endDate: '2027-06-01' };
      expect(stamp({ ...moved, updatedAt: '' }) >= earlier).to.equal(true);
      const later = stamp({ ...moved, updatedAt: '2027-02-03T04:05:08Z' });
      expect(later).to.equal('DTSTAMP:20270203T040508Z');
    } finally {
      Date.now = now;
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

  it('says nothing of a place that is not known, and writes control characters as blanks', () => {
    expect(lines({ place: [''] }).join()).not.to.contain('LOCATION');
    expect(lines({ name: 'a\u0007b\rc' })).to.include('SUMMARY:a b\\nc');
  });

  it('folds long lines, and lets no text begin a line of its own', () => {
    const all = lines({ name: `${'é'.repeat(90)}\nEND:VCALENDAR` });
    for (const line of all) expect(new TextEncoder().encode(line).length).to.be.at.most(75);
    expect(all.filter((line) => line === 'END:VCALENDAR')).to.have.length(1);
  });
});

describe('every calendar file', () => {
  const evil = ['\r\n', '\r', '\n', '\u0085']
    .map((end) => `a${end}ATTENDEE:mailto:x@x.example`)
    .join('; ');
  const files = {
    'of an event': calendarFile(
      eventEntry(
        {
          slug: evil,
          name: evil,
          startDate: '2027-06-25',
          endDate: evil,
          startTime: evil,
          timezone: evil,
          venue: { name: evil, addressLine: evil, city: evil },
          lastUpdatedAt: evil,
        },
        evil,
      )!,
    ),
    'of a set': appointmentsFile([
      { id: evil, name: evil, from: 0, until: 60_000, place: [evil, evil], updatedAt: evil },
    ]),
  };
  for (const [whose, file] of Object.entries(files)) {
    it(`lets no text of the service end its property, in that ${whose}`, () => {
      const unfolded = file.replaceAll('\r\n ', '');
      const names = unfolded
        .trimEnd()
        .split(/\r\n|\r|\n|\u0085/)
        .map((line) => /^[A-Z]+/.exec(line)?.[0]);
      expect(names.filter((name) => name !== 'BEGIN' && name !== 'END')).to.have.members([
        'VERSION',
        'PRODID',
        'UID',
        'DTSTAMP',
        'DTSTART',
        'DTEND',
        'SUMMARY',
        'LOCATION',
      ]);
      expect(unfolded.match(/[^\\](?:[;,])/g) ?? []).to.satisfy((found: string[]) =>
        found.every((one) => one === 'T;' || one === 'D;'),
      );
    });
  }

  it('offers nothing for an event whose first day is not known', () => {
    for (const startDate of [null, '', 'soon', '2027-13-01', '2027-06-25\r\nX:1'])
      expect(eventEntry({ slug: 'party', startDate }, 'party')).to.equal(undefined);
    expect(eventEntry(null, 'party')).to.equal(undefined);
  });
});

describe('calendarAddress', () => {
  it('E5 offers the same to a calendar on the web', () => {
    const { origin, searchParams } = new URL(calendarAddress(day));
    expect(origin).to.equal('https://calendar.google.com');
    expect(searchParams.get('text')).to.equal('The Party');
    expect(searchParams.get('dates')).to.equal('20270625T170000Z/20270625T223000Z');
    expect(searchParams.get('location')).to.equal('Wrenfield, Old Road; Hollinbrook');
    expect(calendarAddress({ ...day, place: [] })).not.to.contain('location');
  });
});

describe('appointmentsFile', () => {
  const set = {
    id: 'one',
    name: 'Juno, live\r\nEND:VALARM',
    from: Date.UTC(2027, 5, 25, 20),
    until: Date.UTC(2027, 5, 25, 21),
    place: [],
    updatedAt: '',
  };

  it('O17 reminds of each set as many minutes before, in words that end no line', () => {
    const file = appointmentsFile([set, { ...set, id: 'two' }], 20).split('\r\n');
    const alarm = file.slice(file.indexOf('BEGIN:VALARM'), file.indexOf('END:VALARM') + 2);
    expect(alarm).to.deep.equal([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Juno\\, live\\nEND:VALARM',
      'TRIGGER:-PT20M',
      'END:VALARM',
      'END:VEVENT',
    ]);
    expect(file.filter((line) => line === 'TRIGGER:-PT20M')).to.have.length(2);
  });

  it('has no end where none is known', () => {
    expect(appointmentsFile([set])).to.contain('\r\nDTEND:20270625T210000Z\r\n');
    expect(appointmentsFile([{ ...set, until: set.from }])).not.to.contain('DTEND');
  });

  it('offers a set to a calendar on the web', () => {
    const address = new URL(appointmentAddress({ ...set, place: ['Barn', 'Wrenfield'] }));
    expect(address.searchParams.get('dates')).to.equal('20270625T200000Z/20270625T210000Z');
    expect(address.searchParams.get('location')).to.equal('Barn, Wrenfield');
  });

  it('O17 reminds of nothing where nobody has asked for it', () => {
    for (const file of [appointmentsFile([set]), appointmentsFile([set], 0)])
      expect(file.includes('TRIGGER')).to.equal(false);
  });
});
