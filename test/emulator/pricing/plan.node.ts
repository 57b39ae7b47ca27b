import { describe, it } from 'node:test';
import { expect } from 'chai';
import { monthsLater, planOffer } from '../../../src/emulator/pricing/plan.js';

const later = (from: string, months: number, zone = 'Europe/London') =>
  monthsLater(Date.parse(from), months, zone);

describe('the due dates of a plan', () => {
  it('fall on the same day of later months, at noon at the event', () => {
    expect(later('2027-05-01T10:00:00.000Z', 1)).to.equal('2027-06-01T11:00:00.000Z');
    expect(later('2027-05-01T10:00:00.000Z', 7)).to.equal('2027-12-01T12:00:00.000Z');
    expect(later('2027-05-01T10:00:00.000Z', 1, 'Asia/Tokyo')).to.equal('2027-06-01T03:00:00.000Z');
  });

  it('end with a month that is too short, and return to their day after it', () => {
    const dates = [1, 2, 3].map((months) => later('2027-01-31T10:00:00.000Z', months).slice(0, 10));
    expect(dates).to.deep.equal(['2027-02-28', '2027-03-31', '2027-04-30']);
    expect(later('2027-11-30T10:00:00.000Z', 3).slice(0, 10)).to.equal('2028-02-29');
  });

  it('count from the day at the event, not in Greenwich', () => {
    const lateEvening = '2027-05-31T23:30:00.000Z';
    expect(later(lateEvening, 1, 'Asia/Tokyo').slice(0, 10)).to.equal('2027-07-01');
    expect(later(lateEvening, 1, 'America/New_York').slice(0, 10)).to.equal('2027-06-30');
  });
});

describe('a plan offer (TIX-09)', () => {
  const record = {
    id: 'plan',
    name: 'Plan',
    depositPercentBps: 2000,
    depositPenniesPerTicket: null,
    monthlyPayments: 2,
    payByAt: '2027-07-01T11:00:00.001Z',
    label: 'A plan',
  };

  it('lasts until its last payment would come too late, to the millisecond', () => {
    const offered = (now: string) => planOffer(record, Date.parse(now), 'Europe/London');
    expect(offered('2027-05-01T22:59:59.999Z')?.dueDates).to.deep.equal([
      '2027-06-01T11:00:00.000Z',
      '2027-07-01T11:00:00.000Z',
    ]);
    expect(offered('2027-05-01T23:00:00.000Z')).to.equal(undefined); // the second of May in London
  });

  it('is gone when its last payment would fall on the very moment at which all must be paid', () => {
    const payByAt = '2027-07-01T11:00:00.000Z';
    const now = Date.parse('2027-05-01T10:00:00.000Z');
    expect(planOffer({ ...record, payByAt }, now, 'Europe/London')).to.equal(undefined);
    expect(planOffer(record, now, 'Europe/London')).not.to.equal(undefined);
  });
});
