import { describe, it } from 'node:test';
import { expect } from 'chai';
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

  describe('is tinted as recolor, the zone and the cloth say together (MER-07, MER-12, X26)', () => {
    const dark = '#16263f';
    type Stated = 'auto' | 'brand' | 'white' | 'black' | null | undefined;
    /** recolor, the zone's logoColor, the colour's, and the tint on a dark cloth. */
    const rows: [boolean | undefined, Stated, Stated, 'white' | 'black' | undefined][] = [
      ...(['auto', 'brand', 'white', 'black', null, undefined] as const).map(
        (zones): (typeof rows)[number] => [false, zones, 'white', undefined],
      ),
      [false, undefined, 'black', undefined],
      [false, undefined, undefined, undefined],

      [true, 'white', 'black', 'white'],
      [true, 'black', 'white', 'black'],
      [true, 'auto', 'black', 'white'],
      [true, 'brand', 'white', undefined],
      [true, null, 'black', 'black'],
      [true, undefined, 'black', 'black'],
      [true, undefined, 'auto', 'white'],
      [true, undefined, 'brand', undefined],
      [true, undefined, null, 'white'],
      [true, undefined, undefined, 'white'],
      [true, null, null, 'white'],

      [undefined, 'white', 'black', 'white'],
      [undefined, 'black', undefined, 'black'],
      [undefined, null, 'white', 'white'],
      [undefined, undefined, 'black', 'black'],
      [undefined, 'auto', 'white', undefined],
      [undefined, 'brand', 'white', undefined],
      [undefined, undefined, 'auto', undefined],
      [undefined, undefined, 'brand', undefined],
      [undefined, null, null, undefined],
      [undefined, undefined, undefined, undefined],
    ];
    const said = (value?: string | boolean | null) =>
      value === undefined ? 'absent' : String(value);
    for (const [recolor, zones, cloths, tint] of rows) {
      const title = `recolor ${said(recolor)}, zone ${said(zones)}, colour ${said(cloths)}`;
      it(`${title}: ${tint ?? 'as it is'}`, () => {
        const one = { recolor, logoColor: zones };
        expect(tintOf(one, { logoColor: cloths, hex: dark })).to.equal(tint);
      });
    }
  });

  it('reads a recolor that is neither true nor false as absent (X32)', () => {
    for (const recolor of [null, 1, 'true', {}]) {
      expect(tintOf({ recolor: recolor as never }), JSON.stringify(recolor)).to.equal(undefined);
      expect(tintOf({ recolor: recolor as never, logoColor: 'black' })).to.equal('black');
    }
  });

  it('is tinted to be read on the cloth, and left alone on a cloth of no known colour', () => {
    expect(tintOf({ recolor: true }, { hex: '#16263f' })).to.equal('white');
    expect(tintOf({ recolor: true }, { hex: '#f3ead7' })).to.equal('black');
    expect(tintOf({ recolor: true }, { hex: null })).to.equal(undefined);
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
