import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import { saleOf, type Sale } from '../../src/checkout/sale/offers.js';
import {
  CurrentSelection,
  selectionKey,
  selectionFromKey,
  type Selection,
} from '../../src/checkout/sale/selection.js';
import { release, tickets } from '../components/event-tickets/feed.js';

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

describe('the selection of a page', () => {
  const saleOfReleases = (...soldOut: string[]) =>
    saleOf(
      tickets(
        ['a', 'b'].map((id, place) => ({
          ...release(place, id),
          id,
          soldOut: soldOut.includes(id),
        })),
      ),
    );
  const select = (sale: Sale, counts: Record<string, number>): CurrentSelection => {
    const selection = new CurrentSelection();
    for (const [id, count] of Object.entries(counts))
      selection.take(
        sale,
        sale.offers.find((offer) => offer.id === id)!,
        count,
      );
    return selection;
  };

  it('leaves out what cannot be had, and has it again once it can', () => {
    const selection = select(saleOfReleases(), { a: 2, b: 1 });
    selection.read(saleOfReleases('a'));
    expect(selection.value.items).to.deep.equal([{ releaseId: 'b', quantity: 1 }]);
    selection.read(saleOfReleases());
    expect(selection.value.items).to.have.length(2);
  });

  it('tells of a change once, and of none when nothing changes', () => {
    const selection = select(saleOfReleases(), { a: 2 });
    let told = 0;
    selection.subscribe(() => told++);
    selection.read(saleOfReleases());
    selection.change({ promo: 'LARK10' });
    selection.change({ promo: 'lark10' });
    expect(told).to.equal(1);
    expect(selection.value.promo).to.equal('lark10');
  });

  it('of an order counts although the sale has sold it out, until that is read anew', () => {
    const selection = select(saleOfReleases('a'), {});
    selection.read(saleOfReleases('a'));
    selection.change({ items: [{ releaseId: 'a', quantity: 1 }], promo: 'CREW' });
    expect(selection.value.items).to.deep.equal([{ releaseId: 'a', quantity: 1 }]);
    selection.read(saleOfReleases('a'));
    expect(selection.value).to.deep.equal({ items: [], promo: 'CREW' });
  });
});
