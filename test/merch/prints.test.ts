import { expect } from '@open-wc/testing';
import type { MerchColour, PrintZone } from '../../src/contract/merch.js';
import { printsOf } from '../../src/merch/prints.js';
import { productsOf, type Side } from '../../src/merch/products.js';
import { colour, tee, zone } from './catalogue.js';

const square = { width: 1000, height: 1000 };

function prints(
  zones: PrintZone[],
  more: Partial<MerchColour> = {},
  side: Side = 'front',
  size = square,
) {
  const [product] = productsOf([tee({ printZones: zones, colours: [colour(more)] })]);
  return printsOf(product!, product!.colours[0], side, size, ({ logo }) => logo);
}
const tintOf = (one: Partial<PrintZone>, more: Partial<MerchColour> = {}) =>
  prints([zone(one)], more)[0]!.tint;

describe('a print', () => {
  it('is centred on x and y, and as wide as scale says, in the picture’s pixels (MER-08)', () => {
    for (const size of [square, { width: 1200, height: 800 }, { width: 333, height: 1000 }]) {
      const [print] = prints([zone({ x: 0.25, y: 0.75, scale: 0.4 })], {}, 'front', size);
      const { x, y, width, height } = print!.box;
      expect(x + width / 2).to.be.closeTo(0.25 * size.width, 1e-6);
      expect(y + height / 2).to.be.closeTo(0.75 * size.height, 1e-6);
      expect(width).to.be.closeTo(0.4 * size.width, 1e-6);
      expect(height).to.be.at.least(20 * width);
    }
  });

  it('stands on its side only, and beside others of that side in their order (MER-09)', () => {
    const zones = [zone({ x: 0.1 }), zone({ side: 'back', x: 0.2 }), zone({ x: 0.3 })];
    const centres = (side: Side) => prints(zones, {}, side).map(({ box }) => box.x + box.width / 2);
    expect(centres('front')).to.deep.equal([100, 300]);
    expect(centres('back')).to.deep.equal([200]);
  });

  it('takes the colour of its zone before that of the cloth (MER-07)', () => {
    expect(tintOf({ logoColor: 'white' }, { logoColor: 'black' })).to.equal('white');
    expect(tintOf({ logoColor: null }, { logoColor: 'black' })).to.equal('black');
    expect(tintOf({ logoColor: 'brand' }, { logoColor: 'white' })).to.equal(undefined);
    expect(tintOf({ recolor: false, logoColor: 'white' })).to.equal('white');
  });

  it('keeps the logo as it is where nobody asks for another colour (MER-12)', () => {
    expect(tintOf({})).to.equal(undefined);
    expect(tintOf({ recolor: false })).to.equal(undefined);
    expect(tintOf({ recolor: true })).to.equal('white');
  });

  it('is tinted to be read on the cloth, and left alone on a cloth of no known colour', () => {
    expect(tintOf({ logoColor: 'auto' }, { hex: '#16263f' })).to.equal('white');
    expect(tintOf({ logoColor: 'auto' }, { hex: '#f3ead7' })).to.equal('black');
    expect(tintOf({ logoColor: 'auto' }, { hex: null })).to.equal(undefined);
  });

  it('leaves a JPEG as it is: without transparency it would become a rectangle', () => {
    for (const name of ['a.jpg', 'a.JPEG', 'a.jpg?v=2#x']) {
      const logoUrl = `https://pictures.example/${name}`;
      expect(tintOf({ logoUrl, logoColor: 'white' }), name).to.equal(undefined);
    }
    expect(tintOf({ logoUrl: 'https://x.example/a.png?from=b.jpg', logoColor: 'white' })).to.equal(
      'white',
    );
  });

  it('is none where there is no logo to load', () => {
    expect(prints([zone({ logoUrl: null })])).to.deep.equal([]);
  });
});
