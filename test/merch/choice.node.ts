import { describe, it } from 'node:test';
import { expect } from 'chai';
import { choiceOf, sidesOf, type MerchSelection } from '../../src/merch/choice.js';
import { productsOf } from '../../src/merch/products.js';
import { colour, tee, zone } from './catalogue.js';

const photo = 'https://pictures.example/tee.png';
const products = productsOf([
  tee({ colours: [colour({ outOfStock: true }), colour({ label: 'Chalk' })] }),
  tee({
    value: 'tote',
    sizes: ['One size'],
    colours: [colour({ label: 'Oat' }), colour({ label: 'Chalk' })],
    printZones: [zone(), zone({ side: 'back' })],
  }),
]);
const chosen = (wish: MerchSelection) => {
  const { product, colour: cloth, side, size } = choiceOf(products, wish)!;
  return [product.value, cloth.label, side, size];
};

describe('what is shown', () => {
  it('is the first product in the first colour that can be had', () => {
    expect(chosen({})).to.deep.equal(['tour-tee', 'Chalk', 'front', null]);
  });

  it('is what was wished for, as far as there is such a thing', () => {
    const wish = { product: 'tote', colour: 'Chalk', side: 'back', size: 'XXXL' };
    expect(chosen(wish)).to.deep.equal(['tote', 'Chalk', 'back', 'One size']);
    expect(chosen({ ...wish, product: 'tour-tee' })).to.deep.equal([
      'tour-tee',
      'Chalk',
      'front',
      null,
    ]);
    expect(chosen({ colour: 'Midnight', size: 'L' })).to.deep.equal([
      'tour-tee',
      'Midnight',
      'front',
      'L',
    ]);
  });

  it('is nothing in an empty catalogue', () => {
    expect(choiceOf([], {})).to.equal(undefined);
  });

  it('is in the first colour where all are out of stock', () => {
    const all = [colour({ outOfStock: true }), colour({ label: 'Chalk', outOfStock: true })];
    expect(choiceOf(productsOf([tee({ colours: all })]), {})!.colour.label).to.equal('Midnight');
  });

  it('has a side only where some colour has a photo of it, or a print is on it (MER-09)', () => {
    const sides = (more: object) => sidesOf(productsOf([tee(more)])[0]!);
    expect(sides({})).to.deep.equal(['front']);
    expect(sides({ printZones: [] })).to.deep.equal([]);
    expect(sides({ printZones: [zone({ side: 'back' })] })).to.deep.equal(['back']);
    const colours = [colour(), colour({ label: 'Chalk', backImageUrl: photo })];
    expect(sides({ colours })).to.deep.equal(['front', 'back']);
  });
});
