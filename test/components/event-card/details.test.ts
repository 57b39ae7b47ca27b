import { expect } from '@open-wc/testing';
import { eventOf, isEmpty } from '../../../components/event-card/event-details.js';

const read = (given: object) => eventOf(given, Date.UTC(2027, 0, 1));

describe('the details of <event-card>', () => {
  for (const [name, venue, shown] of [
    ['name and address', { name: 'Loft', city: 'Hull', postcode: 'HU1' }, ['Loft', 'Hull, HU1']],
    ['a label beside the name', { name: 'Loft', locationLabel: 'Hull' }, ['Loft', 'Hull']],
    ['a label alone, once', { locationLabel: 'Hull' }, ['Hull', '']],
    ['nothing', null, ['', '']],
  ] as const) {
    it(`say where by ${name}`, () => {
      const where = read({ venue }).venue;
      expect([where.name, where.address]).to.deep.equal(shown);
    });
  }

  it('have a point on the map where both of its numbers are degrees', () => {
    const pointOf = (latitude: unknown, longitude: unknown) =>
      read({ venue: { city: 'Hull', latitude, longitude } }).venue.point;
    for (const point of [
      [-36.85, 174.76],
      [64.8, -147.7],
      [0, 0],
    ] as const)
      expect(pointOf(point[0], point[1])).to.deep.equal(point);
    for (const [latitude, longitude] of [
      [90.5, 2],
      [2, 180.5],
      [2, null],
    ] as const)
      expect(pointOf(latitude, longitude)).to.equal(undefined);
  });

  it('are of one day where no other day ends it, and by the tagline before the description', () => {
    const startDate = '2027-06-25';
    expect(read({ startDate }).endDate).to.equal(startDate);
    expect(read({ startDate, endDate: '2027-06-27' }).endDate).to.equal('2027-06-27');
    const descriptionPlain = 'First.\n\nSecond.';
    expect(read({ descriptionPlain }).words).to.equal('First.');
    expect(read({ descriptionPlain: 'First.\n  \nSecond.' }).words).to.equal('First.');
    expect(read({ descriptionPlain: 'First.\nGoes on.' }).words).to.equal('First.\nGoes on.');
    expect(read({ descriptionPlain, tagline: 'Music' }).words).to.equal('Music');
  });

  it('are empty unless any of them can be read', () => {
    expect(isEmpty(read({ heroImageUrl: 'https://x.example/1' }))).to.equal(true);
    for (const given of [
      { name: 'Night' },
      { tagline: 'Music' },
      { startDate: '2027-06-25' },
      { venue: { name: 'Loft' } },
      { venue: { city: 'Hull' } },
    ]) {
      expect(isEmpty(read(given)), JSON.stringify(given)).to.equal(false);
    }
  });
});
