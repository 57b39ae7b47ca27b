import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import {
  linesOf,
  quantityOf,
  stepDown,
  stepUp,
  withinLimits,
  withQuantity,
} from '../../src/checkout/sale/cart.js';
import { changesBetween } from '../../src/checkout/sale/sale-changes.js';
import { estimateTotal, ticketCount } from '../../src/checkout/sale/estimate.js';
import {
  saleOf,
  unpricedReleases,
  type LooseFeed,
  type Offer,
} from '../../src/checkout/sale/offers.js';
import { release, tickets } from '../components/event-tickets/feed.js';

const saleWith = (...changes: Parameters<typeof release>[2][]) =>
  saleOf(tickets(changes.map((change, index) => release(index, `Ticket ${index}`, change))));
const first = (sale: ReturnType<typeof saleOf>): Offer => sale.offers[0]!;

describe('a sale', () => {
  it('keeps the order of the organiser: neither groups nor add-ons reorder it (TIX-26)', () => {
    const sale = saleOf(
      tickets([
        release(1, 'Plot', { kind: 'add_on', groupLabel: 'Extras' }),
        release(2, 'Friday', { groupLabel: 'Days' }),
        release(3, 'Sunday', { groupLabel: 'Days' }),
        release(4, 'Weekend'),
        release(5, 'Saturday', { groupLabel: 'Days' }),
      ]),
    );
    const groups = sale.groups.map(({ name, offers }) => [name, offers.map((one) => one.name)]);
    expect(groups).to.deep.equal([
      ['Extras', ['Plot']],
      ['Days', ['Friday', 'Sunday']],
      ['', ['Weekend']],
      ['Days', ['Saturday']],
    ]);
    const names = ['Plot', 'Friday', 'Sunday', 'Weekend', 'Saturday'];
    expect(sale.offers.map(({ name }) => name)).to.deep.equal(names);
  });

  it('tells apart all that a ticket which cannot be had can be', () => {
    const state = (change: Parameters<typeof release>[2]) => first(saleWith(change)).state;
    expect(state({})).to.equal('on_sale');
    expect(state({ upcoming: true, soldOut: true })).to.equal('upcoming');
    expect(state({ soldOut: true })).to.equal('sold_out');
    expect(state({ soldOut: true, heldBack: true })).to.equal('held_back');
    expect(state({ soldOut: true, salesEndAt: '2027-05-01T10:00:00.000Z' })).to.equal('ended');
    expect(state({ salesEndAt: '2027-05-01T10:00:00.001Z' })).to.equal('on_sale');
  });

  it('reads of each ticket what it waits for, whether a code shows it, and an end that is known', () => {
    const sale = saleOf(
      tickets([
        release(1, 'First', { id: '' }),
        release(2, 'Early', { unlockedByPromo: true, descriptionPlain: 'For friends' }),
        release(3, 'Late', { startsAfterReleaseId: release(2, 'Early').id }),
        release(4, 'Lost', { startsAfterReleaseId: '', salesEndAt: 'soon' }),
      ]),
    );
    const read = sale.offers.map((one) => [one.id, one.unlocked, one.startsAfter, one.state]);
    const id = (place: number) => sale.offers[place]!.id;
    expect(read).to.deep.equal([
      ['release 0', false, undefined, 'on_sale'],
      [id(1), true, undefined, 'on_sale'],
      [id(2), false, 'Early', 'on_sale'],
      [id(3), false, undefined, 'on_sale'],
    ]);
    expect([sale.offers[1]!.description, sale.offers[0]!.unlocked]).to.deep.equal([
      ...['For friends', false],
    ]);
    const timeless = { ...tickets([release(1, 'A', { salesEndAt: '2020-01-01T00:00:00Z' })]) };
    expect(first(saleOf({ ...timeless, generatedAt: undefined } as never)).state).to.equal(
      'on_sale',
    );
  });

  it('offers nothing without a name or with a price that is none', () => {
    const broken: object[] = [
      { name: ' ' },
      { pricePennies: -1 },
      { pricePennies: 0.5 },
      { pricePennies: '45' },
      { pricePennies: null },
    ];
    for (const change of broken)
      expect(saleWith(change).offers, JSON.stringify(change)).to.be.empty;
  });

  it('names the tickets whose price cannot be read, for the page’s developer', () => {
    const feed = tickets([
      release(1, 'Priced'),
      release(2, 'Broken', { pricePennies: null as never }),
      release(3, ' ', { pricePennies: null as never }),
    ]);
    expect(unpricedReleases(feed as LooseFeed)).to.deep.equal(['Broken']);
  });

  it('reads a feed of which hardly anything is there', () => {
    for (const feed of [{}, { releases: null }, { releases: [null] }, { releases: [{}] }]) {
      expect(saleOf(feed as LooseFeed).offers).to.be.empty;
    }
    const sale = saleOf({ currency: 'GBP', releases: [{ name: 'A', pricePennies: 100 }] });
    expect(first(sale)).to.include({ name: 'A', least: 1, most: Infinity, fullPennies: undefined });
  });

  it('prints discount labels where they belong, also of kinds nobody knows (TIX-12, TIX-14)', () => {
    const own = release(1, 'A');
    const sale = saleOf({
      ...tickets([own, release(2, 'B')]),
      quantityDiscounts: [
        { kind: 'of tomorrow', label: 'For A', releaseIds: [own.id] },
        { label: 'For all', releaseIds: null },
        { label: null },
      ],
    } as unknown as LooseFeed);
    expect(sale.offers.map(({ discounts }) => discounts)).to.deep.equal([['For A'], []]);
    expect(sale.discounts).to.deep.equal(['For all']);
  });

  it('prints a discount also at the ticket that it gives away (freeReleaseId)', () => {
    const [hall, balcony] = [release(1, 'Hall'), release(2, 'Balcony')];
    const gift = { kind: 'buy_n_get_m', label: 'Buy 4, get a Balcony', releaseIds: [hall.id] };
    const sale = saleOf({
      ...tickets([hall, balcony, release(3, 'Box')]),
      quantityDiscounts: [{ ...gift, freeReleaseId: balcony.id }],
    } as unknown as LooseFeed);
    expect(sale.offers.map(({ discounts }) => discounts.length)).to.deep.equal([1, 1, 0]);
    expect(sale.discounts).to.deep.equal([]);
  });
});

describe('a choice', () => {
  const duo = saleWith({ minPerOrder: 2, maxPerOrder: 4 });

  it('jumps to the least there may be, and from it back to nothing (TIX-27)', () => {
    const offer = first(duo);
    expect([
      stepUp(offer, 0),
      stepUp(offer, 2),
      stepDown(offer, 3),
      stepDown(offer, 2),
    ]).to.deep.equal([2, 3, 2, 0]);
    expect(withinLimits(duo, new Map(), offer, 1)).to.deep.equal({ quantity: 2, limit: 'least' });
    expect(withinLimits(duo, new Map(), offer, 99)).to.deep.equal({ quantity: 4, limit: 'most' });
  });

  it('says whether few are left or the order is full', () => {
    const few = saleWith({ remaining: 3 });
    expect(withinLimits(few, new Map(), first(few), 9)).to.deep.equal({
      quantity: 3,
      limit: 'left',
    });
    const pair = saleOf(tickets([release(1, 'A'), release(2, 'B')], { maxTicketsPerOrder: 5 }));
    const cart = withQuantity(new Map(), pair.offers[0]!.id, 4);
    expect(withinLimits(pair, cart, pair.offers[1]!, 3)).to.deep.equal({
      quantity: 1,
      limit: 'order',
    });
  });

  it('says which limit leaves room for none: the order, or what is left', () => {
    const pair = (change: object, most: number) =>
      saleOf(tickets([release(1, 'A'), release(2, 'B', change)], { maxTicketsPerOrder: most }));
    const asked = (change: object, most: number, others: number, wanted = 3) => {
      const sale = pair(change, most);
      const cart = withQuantity(new Map(), sale.offers[0]!.id, others);
      return withinLimits(sale, cart, sale.offers[1]!, wanted);
    };
    expect(asked({ minPerOrder: 2 }, 5, 4)).to.deep.equal({ quantity: 0, limit: 'order' });
    expect(asked({ minPerOrder: 2 }, 5, 3)).to.deep.equal({ quantity: 2, limit: 'order' });
    expect(asked({ minPerOrder: 2, remaining: 1 }, 9, 0)).to.deep.equal({
      ...{ quantity: 0, limit: 'left' },
    });
    expect(asked({ minPerOrder: 2 }, 9, 0, 2)).to.deep.equal({ quantity: 2 });
    expect(asked({ maxPerOrder: 2 }, 9, 7)).to.deep.equal({ quantity: 2, limit: 'most' });
    expect(asked({}, 9, 0, Number.NaN)).to.deep.equal({ quantity: 0 });
  });

  it('stays within every limit, whatever was chosen and whatever the feed says', () => {
    const count = fc.integer({ min: 0, max: 12 });
    const change = fc.record({
      minPerOrder: fc.integer({ min: 1, max: 5 }),
      maxPerOrder: fc.option(count),
      remaining: fc.option(count),
      soldOut: fc.boolean(),
    });
    const selections = fc.array(fc.tuple(fc.nat(2), fc.integer({ min: -3, max: 40 })), {
      maxLength: 9,
    });
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 3, maxLength: 3 }),
        count,
        selections,
        (all, most, asked) => {
          const releases = all.map((one, index) => release(index, `T${index}`, one));
          const sale = saleOf(tickets(releases, { maxTicketsPerOrder: most }));
          let cart = new Map<string, number>() as ReadonlyMap<string, number>;
          for (const [place, requested] of asked) {
            const offer = sale.offers[place]!;
            cart = withQuantity(
              cart,
              offer.id,
              withinLimits(sale, cart, offer, requested).quantity,
            );
            const lines = linesOf(sale, cart);
            expect(ticketCount(lines)).to.be.at.most(most);
            for (const { offer: chosen, quantity } of lines) {
              expect(quantity).to.be.within(chosen.least, chosen.most);
              expect(chosen.state).to.equal('on_sale');
            }
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('costs about so many times the price shown, and nothing is said where that is unknown', () => {
    const sale = saleWith({}, { pricePennies: 0, feeInclusivePricePennies: 0 });
    const cart = new Map(sale.offers.map(({ id }) => [id, 3]));
    expect(estimateTotal(linesOf(sale, cart))).to.equal(3 * 4863);
    const older = saleOf({
      currency: 'GBP',
      releases: [{ id: 'a', name: 'A', pricePennies: 100 }],
    });
    expect(estimateTotal(linesOf(older, new Map([['a', 1]])))).to.equal(undefined);
  });

  it('is not forgotten when its tickets are gone for a moment', () => {
    const cart = withQuantity(new Map(), first(duo).id, 3);
    const gone = saleWith({ minPerOrder: 2, maxPerOrder: 4, soldOut: true, heldBack: true });
    expect(quantityOf(gone, cart, first(gone))).to.equal(0);
    expect(quantityOf(duo, cart, first(duo))).to.equal(3);
  });
});

describe('what changed while somebody was choosing (T9)', () => {
  const changes = (now: Parameters<typeof release>[2], chosen = 0) => {
    const before = saleWith({});
    const cart = withQuantity(new Map(), first(before).id, chosen);
    return changesBetween(before, saleWith(now), cart).map(({ kind }) => kind);
  };

  it('is a price, an end, an opening or fewer than were chosen, and nothing else', () => {
    expect(changes({})).to.deep.equal([]);
    expect(changes({ descriptionPlain: 'New words' })).to.deep.equal([]);
    expect(changes({ feeInclusivePricePennies: 5000 })).to.deep.equal(['price']);
    expect(changes({ soldOut: true })).to.deep.equal(['gone']);
    expect(changes({ remaining: 2 }, 3)).to.deep.equal(['fewer']);
    expect(changes({ remaining: 2 }, 2)).to.deep.equal([]);
    const opened = changesBetween(saleWith({ upcoming: true }), saleWith({}), new Map());
    expect(opened.map(({ kind }) => kind)).to.deep.equal(['opened']);
  });
});
