import { describe, it } from 'node:test';
import { expect } from 'chai';
import { eventEntry, venueText } from '../../src/format/event-entry.js';

const venue = {
  name: 'Wrenfield',
  addressLine: 'Old Road 1',
  city: 'Hollinbrook',
  postcode: 'HB1 2XY',
  locationLabel: 'Yorkshire',
};

describe('the venue of an event in words', () => {
  it('is its name, and the parts of the address that are known', () => {
    expect(venueText(venue)).to.deep.equal({
      name: 'Wrenfield',
      address: 'Old Road 1, Hollinbrook, HB1 2XY',
    });
    expect(venueText({ ...venue, city: null }).address).to.equal('Old Road 1, HB1 2XY');
  });

  it('is the region where nothing else is known, once', () => {
    const { name, locationLabel } = venue;
    expect(venueText({ locationLabel })).to.deep.equal({ name: 'Yorkshire', address: '' });
    expect(venueText({ name, locationLabel }).address).to.equal('Yorkshire');
    expect(venueText(null)).to.deep.equal({ name: '', address: '' });
  });
});

describe('an event for a calendar (spec L244)', () => {
  const event = {
    slug: 'party',
    name: 'The Party',
    startDate: '2027-06-25',
    endDate: '2027-06-27',
    startTime: '18:00',
    endTime: '23:30',
    timezone: 'Europe/London',
    venue,
    lastUpdatedAt: '2027-02-03T04:05:06Z',
  };

  it('has all that the service says of it', () => {
    const { slug, name, startDate, endDate, startTime, endTime, timezone } = event;
    expect(eventEntry(event, 'asked-for')).to.deep.equal({
      ...{ slug, name, startDate, endDate, startTime, endTime, timezone },
      place: ['Wrenfield', 'Old Road 1, Hollinbrook, HB1 2XY'],
      updatedAt: event.lastUpdatedAt,
    });
  });

  it('ends on its first day where the last is not known, and has the slug it was asked for by', () => {
    for (const endDate of [null, 'soon', '2027-06-27T00:00', 'on 2027-06-27', '2027-13-01']) {
      const entry = eventEntry({ ...event, slug: null, endDate }, 'asked-for');
      expect([entry!.slug, entry!.endDate]).to.deep.equal(['asked-for', '2027-06-25']);
    }
  });
});
