import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  selectionKey,
  selectionFromKey,
  type Selection,
} from '../../src/checkout/machine/state.js';

const items = fc.uniqueArray(
  fc.record({ releaseId: fc.uuid(), quantity: fc.integer({ min: 1, max: 99 }) }),
  { selector: ({ releaseId }) => releaseId, maxLength: 6 },
);
const selections: fc.Arbitrary<Selection> = fc.record(
  { items, promo: fc.string({ minLength: 1 }), planId: fc.uuid() },
  { requiredKeys: ['items'] },
);

describe('the text of a selection', () => {
  it('is the same in whichever order and spelling it was chosen', () => {
    fc.assert(
      fc.property(selections, fc.nat(5), (selection, turn) => {
        const turned = [...selection.items.slice(turn), ...selection.items.slice(0, turn)];
        const promo = selection.promo && ` ${selection.promo.toLowerCase()} `;
        const other = { ...selection, items: turned, ...(promo && { promo }) };
        // Letters whose small form has another capital do not occur in codes.
        fc.pre(
          (selection.promo ?? '').toLowerCase().toUpperCase() ===
            (selection.promo ?? '').toUpperCase(),
        );
        expect(selectionKey(other)).to.equal(selectionKey(selection));
      }),
    );
  });

  it('is another one for another number, ticket, code or plan', () => {
    fc.assert(
      fc.property(selections, selections, (one, other) => {
        fc.pre(
          JSON.stringify(selectionFromKey(selectionKey(one))) !==
            JSON.stringify(selectionFromKey(selectionKey(other))),
        );
        expect(selectionKey(one)).not.to.equal(selectionKey(other));
      }),
    );
    const [item] = [{ releaseId: 'a', quantity: 1 }];
    expect(selectionKey({ items: [item] })).not.to.equal(
      selectionKey({ items: [{ ...item, quantity: 2 }] }),
    );
    expect(selectionKey({ items: [item] })).not.to.equal(
      selectionKey({ items: [item], promo: 'A' }),
    );
    expect(selectionKey({ items: [item] })).not.to.equal(
      selectionKey({ items: [item], planId: 'A' }),
    );
  });

  it('gives the selection back', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        const back = selectionFromKey(selectionKey(selection));
        expect(selectionKey(back)).to.equal(selectionKey(selection));
        expect(back.items).to.have.deep.members([...selection.items]);
        expect(back.promo).to.equal(selection.promo?.trim().toUpperCase() || undefined);
        expect(back.planId).to.equal(selection.planId);
      }),
    );
  });
});
