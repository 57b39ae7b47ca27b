import { describe, it } from 'node:test';
import { expect } from 'chai';
import * as v from 'valibot';
import { OrderStatus, Quote, Reservation, Totals } from '../../src/contract/checkout.js';
import { ErrorBody } from '../../src/contract/errors.js';
import { EventSummary, EventDetail } from '../../src/contract/events.js';
import { Gallery, Photo } from '../../src/contract/gallery.js';
import { gap, gaps, implied, originOf, reasonOf } from '../../src/contract/gap.js';
import { Slot } from '../../src/contract/lineup.js';
import { OrganiserProfile } from '../../src/contract/organisers.js';
import { PrelaunchForm } from '../../src/contract/prelaunch.js';
import { Reward } from '../../src/contract/rewards.js';
import { Release, TicketFeed } from '../../src/contract/tickets.js';

type Origin = ReturnType<typeof originOf>;

/** Some members of each, by who decided them. */
const samples: Record<string, [{ entries: v.ObjectEntries }, Partial<Record<Origin, string>>]> = {
  EventDetail: [
    EventDetail,
    {
      spec: 'slug capacity ticketUrl tickets schemaOrg',
      implied: 'name startDate',
      gap: 'id timezone venue organiser lastUpdatedAt',
    },
  ],
  EventCard: [
    EventSummary,
    { spec: 'websiteUrl', implied: 'slug name', gap: 'id soldOut organiser' },
  ],
  OrganiserProfile: [
    OrganiserProfile,
    { spec: 'upcomingEvents', implied: 'name', gap: 'slug socials' },
  ],
  Release: [
    Release,
    {
      spec: 'pricePennies feeInclusivePricePennies upcoming soldOut paymentPlans',
      implied: 'id name',
      gap: 'heldBack minPerOrder remaining',
    },
  ],
  TicketFeed: [TicketFeed, { spec: 'releases checkout', gap: 'promo holdMinutes' }],
  Totals: [
    Totals,
    { spec: 'bookingFeePennies', implied: 'totalPennies currency', gap: 'lines netPennies' },
  ],
  Reservation: [Reservation, { spec: 'checkoutToken', gap: 'reference holdSeconds' }],
  Quote: [Quote, { spec: 'bookingFeePennies', gap: 'paymentPlan quantityDiscount' }],
  OrderStatus: [OrderStatus, { implied: 'status', gap: 'totalPennies payment' }],
  PrelaunchForm: [PrelaunchForm, { spec: 'ctaLabel consent', gap: 'title closesAt' }],
  Photo: [Photo, { spec: 'focalX credit', implied: 'imageUrl', gap: 'id alt' }],
  Gallery: [Gallery, { spec: 'photos', gap: 'eventId lastUpdatedAt' }],
  Reward: [Reward, { spec: 'claimUntil dispatch', implied: 'title status', gap: 'fulfilment' }],
  ErrorBody: [ErrorBody, { spec: 'code message', gap: 'details' }],
};

const originIn = (schema: { entries: v.ObjectEntries }, member: string) => {
  const found = schema.entries[member];
  if (!found) throw new Error(`no member ${member}`);
  return originOf(found);
};

describe('contract: who decided a member', () => {
  for (const [name, [schema, members]] of Object.entries(samples))
    it(`marks in ${name} what the specification does not state, and only that`, () => {
      for (const [origin, names = ''] of Object.entries(members))
        for (const member of names.split(' '))
          expect(originIn(schema, member), member).to.equal(origin);
    });

  it('marks nothing in a slot, which the specification states in full', () => {
    expect(Object.keys(Slot.entries)).to.have.length(15);
    for (const member of Object.keys(Slot.entries)) {
      expect(originIn(Slot, member), member).to.equal('spec');
    }
  });

  it('sees the mark through optional and nullable, and changes no judgement', () => {
    expect(originOf(v.optional(v.nullable(gap(v.string()))))).to.equal('gap');
    expect(originOf(v.optional(implied(v.string(), 'It is asked for.')))).to.equal('implied');
    expect(originOf(v.optional(v.string()))).to.equal('spec');
    expect(v.safeParse(gap(v.string()), 'a').success).to.equal(true);
    expect(v.safeParse(gap(v.string()), 1).success).to.equal(false);
  });

  it('keeps the reason of an implied member, and has none for any other', () => {
    expect(reasonOf(v.optional(implied(v.string(), 'It is asked for.')))).to.equal(
      'It is asked for.',
    );
    expect(reasonOf(gap(v.string()))).to.equal(undefined);
    expect(reasonOf(v.string())).to.equal(undefined);
  });

  it('may take another resource’s members without what was decided of them there', () => {
    const { a, b } = gaps({ a: v.string(), b: implied(v.string(), 'It is asked for.') });
    expect([originOf(a), originOf(b), reasonOf(b)]).to.deep.equal(['gap', 'gap', undefined]);
  });
});
