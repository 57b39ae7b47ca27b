import { describe, it } from 'node:test';
import { expect } from 'chai';
import { productsOf } from '../../src/merch/products.js';
import { isOutOfStock, namesColours } from '../../src/merch/stock.js';

const colour = (label: string, outOfStock?: unknown) => ({ label, outOfStock });
const products = productsOf([
  { value: 'tee', name: 'Tee', colours: [colour('Moss'), colour('Clay', true)] },
  { value: 'hood', name: 'Hood', colours: [colour('Clay'), colour('Moss', true)] },
  { value: 'mug', name: 'Mug', colours: [colour('White', 'yes')] },
]);

describe('isOutOfStock', () => {
  it('says so of a colour of the chosen product alone (MER-06)', () => {
    const of = (chosen: string[], name: string) => isOutOfStock(products, chosen, name);
    expect([of(['tee'], 'Moss'), of(['tee'], 'Clay')]).to.deep.equal([false, true]);
    expect([of(['hood'], 'Moss'), of(['hood'], 'Clay')]).to.deep.equal([true, false]);
    expect(of(['tee', 'hood'], 'Clay'), 'one of both has it').to.equal(false);
  });

  it('says so before a product is chosen only where no product has it', () => {
    expect(isOutOfStock(products, [], 'Clay')).to.equal(false);
    expect(isOutOfStock(products.slice(0, 1), [], 'Clay')).to.equal(true);
  });

  it('knows a name however it is written, and nothing of names it does not know', () => {
    expect(isOutOfStock(products, ['tee'], ' cLAY ')).to.equal(true);
    expect(isOutOfStock(products, ['tee'], 'Gold')).to.equal(false);
    expect(isOutOfStock(products, ['mug'], 'White'), 'only true means true').to.equal(false);
    expect(isOutOfStock([], ['tee'], 'Clay')).to.equal(false);
  });
});

describe('namesColours', () => {
  it('recognises the question by its options, in any language', () => {
    expect(namesColours(products, ['Moss', 'clay'])).to.equal(true);
    expect(namesColours(products, ['Moss', 'XL'])).to.equal(false);
    expect(namesColours(products, [])).to.equal(false);
  });
});
