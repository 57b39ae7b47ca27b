import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { Reservation, Totals } from '../../src/contract/checkout.js';
import { ErrorBody } from '../../src/contract/errors.js';
import { EventCard, EventDetail } from '../../src/contract/events.js';
import { Gallery, Photo } from '../../src/contract/gallery.js';
import { gap, originOf } from '../../src/contract/gap.js';
import { Slot } from '../../src/contract/lineup.js';
import { OrganiserProfile } from '../../src/contract/organisers.js';
import { PrelaunchForm } from '../../src/contract/prelaunch.js';
import { Reward } from '../../src/contract/rewards.js';
import { Release, TicketFeed } from '../../src/contract/tickets.js';

const samples: [string, { entries: v.ObjectEntries }, { spec: string[]; gap: string[] }][] = [
  [
    'EventDetail',
    EventDetail,
    {
      spec: ['slug', 'capacity', 'ticketUrl', 'tickets', 'schemaOrg'],
      gap: ['id', 'name', 'startDate', 'timezone', 'venue', 'organiser', 'lastUpdatedAt'],
    },
  ],
  ['EventCard', EventCard, { spec: ['websiteUrl'], gap: ['slug', 'soldOut', 'organiser'] }],
  ['OrganiserProfile', OrganiserProfile, { spec: ['upcomingEvents'], gap: ['name', 'socials'] }],
  [
    'Release',
    Release,
    {
      spec: ['pricePennies', 'feeInclusivePricePennies', 'upcoming', 'soldOut', 'paymentPlans'],
      gap: ['id', 'heldBack', 'minPerOrder', 'remaining'],
    },
  ],
  ['TicketFeed', TicketFeed, { spec: ['releases', 'checkout'], gap: ['promo', 'holdMinutes'] }],
  ['Totals', Totals, { spec: ['bookingFeePennies'], gap: ['lines', 'totalPennies'] }],
  ['Reservation', Reservation, { spec: ['checkoutToken'], gap: ['reference', 'holdSeconds'] }],
  ['PrelaunchForm', PrelaunchForm, { spec: ['ctaLabel', 'consent'], gap: ['title', 'closesAt'] }],
  ['Photo', Photo, { spec: ['focalX', 'credit'], gap: ['imageUrl', 'alt'] }],
  ['Gallery', Gallery, { spec: ['photos'], gap: ['eventId', 'lastUpdatedAt'] }],
  ['Reward', Reward, { spec: ['claimUntil', 'dispatch'], gap: ['title', 'status'] }],
  ['ErrorBody', ErrorBody, { spec: ['code', 'message'], gap: ['details'] }],
];

const originIn = (schema: { entries: v.ObjectEntries }, member: string) => {
  const found = schema.entries[member];
  if (!found) throw new Error(`no member ${member}`);
  return originOf(found);
};

describe('contract: who decided a member', () => {
  for (const [name, schema, members] of samples) {
    it(`marks in ${name} what the specification does not state, and only that`, () => {
      for (const member of members.spec) expect(originIn(schema, member), member).to.equal('spec');
      for (const member of members.gap) expect(originIn(schema, member), member).to.equal('gap');
    });
  }

  it('marks nothing in a slot, which the specification states in full', () => {
    expect(Object.keys(Slot.entries)).to.have.length(15);
    for (const member of Object.keys(Slot.entries)) {
      expect(originIn(Slot, member), member).to.equal('spec');
    }
  });

  it('sees the mark through optional and nullable, and changes no judgement', () => {
    expect(originOf(v.optional(v.nullable(gap(v.string()))))).to.equal('gap');
    expect(originOf(v.optional(v.string()))).to.equal('spec');
    expect(v.safeParse(gap(v.string()), 'a').success).to.equal(true);
    expect(v.safeParse(gap(v.string()), 1).success).to.equal(false);
  });
});
