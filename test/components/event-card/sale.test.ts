import { expect } from '@open-wc/testing';
import { eventOf } from '../../../components/event-card/event-details.js';
import { summarizeSale } from '../../../components/event-card/sale.js';
import { event, tickets } from './feed.js';

const now = Date.parse('2027-03-01T12:00:00.000Z');
const kind = (block: unknown, url = '/x') => summarizeSale(block, url, now)?.kind;

describe('what an event card offers', () => {
  it('E2 is what the service says of its tickets', () => {
    expect(kind(tickets)).to.equal('open');
    expect(kind({ ...tickets, soldOut: true, onSale: false })).to.equal('soldOut');
    expect(kind({ ...tickets, upcoming: true, onSale: false })).to.equal('upcoming');
    expect(kind({ ...tickets, soldOut: true, upcoming: true })).to.equal('soldOut');
    expect(kind({ ...tickets, onSale: false })).to.equal(undefined);
  });

  it('E2 is a sale where only an address is stated, until its end', () => {
    for (const block of [null, {}, undefined, 7, 'x', []]) {
      expect(kind(block)).to.equal('open');
      expect(kind(block, '')).to.equal(undefined);
    }
    expect(kind({ salesEndAt: '2027-02-28T00:00:00.000Z' })).to.equal(undefined);
    expect(kind({ salesEndAt: '2027-03-01T12:00:00.000Z' })).to.equal(undefined);
    expect(kind({ salesEndAt: '2027-03-01T12:00:00.001Z' })).to.equal('open');
    for (const onSale of ['yes', 1]) expect(kind({ onSale })).to.equal(undefined);
  });

  it('E2 never has a price without its fees, or one that is no price', () => {
    const from = (block: object) => {
      const sale = summarizeSale({ ...tickets, ...block }, '/x', now);
      return sale?.kind === 'open' ? sale.from?.pennies : 'none';
    };
    expect(from({})).to.equal(8571);
    for (const price of [null, undefined, -1, 0.5, '8571', NaN]) {
      expect(from({ fromFeeInclusivePricePennies: price })).to.equal(undefined);
    }
    expect(from({ currency: null })).to.equal(undefined);
  });

  it('E3 is over in the last zone of the world where its own is not known', () => {
    const at = (hour: string) => Date.parse(`2027-06-28T${hour}:00:00Z`);
    const day = { startDate: '2027-06-27', endDate: '2027-06-27', status: undefined };
    for (const timezone of ['', 'Mars/Base']) {
      expect(eventOf({ ...event(), ...day, timezone }, at('17')).status).to.equal(undefined);
      expect(eventOf({ ...event(), ...day, timezone }, at('19')).status).to.equal('ended');
    }
  });

  it('E3 is no sale while it is cancelled, postponed or over', () => {
    for (const status of ['cancelled', 'postponed', 'ended'] as const)
      expect(eventOf({ ...event(), status }, now).sale).to.equal(undefined);
  });

  it('E3 is over by its dates alone where the service has no word for it', () => {
    const trouble = (status: unknown, endDate: string, at: string) =>
      eventOf({ ...event(), status, startDate: endDate, endDate }, Date.parse(at)).status;
    const last = '2027-06-27';
    expect(trouble(undefined, last, '2027-06-28T03:00:00+01:00')).to.equal(undefined);
    expect(trouble(undefined, last, '2027-06-28T07:00:00+01:00')).to.equal('ended');
    expect(trouble('scheduled', last, '2027-06-28T07:00:00+01:00')).to.equal(undefined);
    expect(trouble('rained_off', last, '2027-01-01T00:00:00Z')).to.equal(undefined);
    expect(trouble(undefined, '', '2027-06-28T07:00:00+01:00')).to.equal(undefined);
  });
});
