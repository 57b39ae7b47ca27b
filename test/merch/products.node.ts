import { describe, it } from 'node:test';
import { expect } from 'chai';
import { productsOf } from '../../src/merch/products.js';
import { colour, tee, zone } from './catalogue.js';

const one = (more: Record<string, unknown>) => productsOf([{ ...tee(), ...more }])[0]!;

describe('a catalogue', () => {
  it('keeps the order of products, colours and sizes (MER-04)', () => {
    const names = ['Zest', 'Ash', 'Moss'];
    const colours = names.map((label) => colour({ label }));
    const [first, second] = productsOf([
      tee({ value: 'z', sizes: ['XL', 'S', 'M'], colours }),
      tee({ value: 'a' }),
    ]);
    expect([first!.value, second!.value]).to.deep.equal(['z', 'a']);
    expect(first!.sizes).to.deep.equal(['XL', 'S', 'M']);
    expect(first!.colours.map(({ label }) => label)).to.deep.equal(names);
  });

  it('is empty when it is absent or no list at all (MER-13)', () => {
    for (const nothing of [undefined, null, {}, 'x', 7, [], [null, 3, 'x', {}]]) {
      expect(productsOf(nothing)).to.deep.equal([]);
    }
  });

  it('names a product without a name by its value, and drops the second of a value', () => {
    expect(one({ name: null }).name).to.equal('tour-tee');
    expect(one({ value: undefined }).value).to.equal('Tour Tee');
    expect(productsOf([tee(), tee({ name: 'Again' })])).to.have.length(1);
  });

  it('has no price where the amount is no number of minor units', () => {
    for (const pricePennies of [-1, 0.5, NaN, Infinity, 1e21, '2800', null]) {
      expect(one({ pricePennies }).price, String(pricePennies)).to.equal(undefined);
    }
    expect(one({ pricePennies: 0 }).price).to.deep.equal({ amount: 0, currency: 'GBP' });
    expect(one({ currency: null }).price).to.equal(undefined);
  });

  it('drops zones that are nowhere on the picture', () => {
    const nowhere = [
      { x: 9 },
      { y: -0.1 },
      { scale: -1 },
      { scale: 0 },
      { scale: NaN },
      { x: '0.5' },
    ];
    for (const more of [...nowhere, { side: 'inside' }, { side: undefined }]) {
      const printZones = [{ ...zone(), ...more }];
      expect(one({ printZones }).zones, JSON.stringify(more)).to.deep.equal([]);
    }
  });

  it('has always a colour to show, and none that cannot be named', () => {
    for (const colours of [undefined, null, [], [null], [{ hex: '#fff' }], 'red']) {
      expect(one({ colours }).colours.map(({ label }) => label)).to.deep.equal(['']);
    }
    const twice = [colour(), colour({ hex: '#000' }), colour({ label: ' ' })];
    expect(one({ colours: twice }).colours).to.have.length(1);
  });

  it('reads a silhouette of three points and more, and forgets the points that are none (MER-11)', () => {
    const outline = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 5, y: 1 }, null, { x: 1, y: 1 }];
    expect(one({ outline }).outline).to.deep.equal([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(one({ outline: outline.slice(0, 3) }).outline).to.deep.equal([]);
  });

  it('is cut where no honest catalogue is as long', () => {
    const many = Array.from({ length: 5000 }, (_, n) => colour({ label: `Colour ${n}` }));
    expect(one({ colours: many }).colours).to.have.length(200);
  });
});
