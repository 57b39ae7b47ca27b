import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { textOf, wishOf, type Wish } from '../../src/checkout/machine/state.js';

const items = fc.uniqueArray(
  fc.record({ releaseId: fc.uuid(), quantity: fc.integer({ min: 1, max: 99 }) }),
  { selector: ({ releaseId }) => releaseId, maxLength: 6 },
);
const wishes: fc.Arbitrary<Wish> = fc.record(
  { items, promo: fc.string({ minLength: 1 }), planId: fc.uuid() },
  { requiredKeys: ['items'] },
);

describe('the text of a wish', () => {
  it('is the same in whichever order and spelling it was chosen', () => {
    fc.assert(
      fc.property(wishes, fc.nat(5), (wish, turn) => {
        const turned = [...wish.items.slice(turn), ...wish.items.slice(0, turn)];
        const promo = wish.promo && ` ${wish.promo.toLowerCase()} `;
        const other = { ...wish, items: turned, ...(promo && { promo }) };
        // Letters whose small form has another capital do not occur in codes.
        fc.pre((wish.promo ?? '').toLowerCase().toUpperCase() === (wish.promo ?? '').toUpperCase());
        expect(textOf(other)).to.equal(textOf(wish));
      }),
    );
  });

  it('is another one for another number, ticket, code or plan', () => {
    fc.assert(
      fc.property(wishes, wishes, (one, other) => {
        fc.pre(JSON.stringify(wishOf(textOf(one))) !== JSON.stringify(wishOf(textOf(other))));
        expect(textOf(one)).not.to.equal(textOf(other));
      }),
    );
    const [item] = [{ releaseId: 'a', quantity: 1 }];
    expect(textOf({ items: [item] })).not.to.equal(textOf({ items: [{ ...item, quantity: 2 }] }));
    expect(textOf({ items: [item] })).not.to.equal(textOf({ items: [item], promo: 'A' }));
    expect(textOf({ items: [item] })).not.to.equal(textOf({ items: [item], planId: 'A' }));
  });

  it('gives the wish back', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const back = wishOf(textOf(wish));
        expect(textOf(back)).to.equal(textOf(wish));
        expect(back.items).to.have.deep.members([...wish.items]);
        expect(back.promo).to.equal(wish.promo?.trim().toUpperCase() || undefined);
        expect(back.planId).to.equal(wish.planId);
      }),
    );
  });
});
