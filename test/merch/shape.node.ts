import { describe, it } from 'node:test';
import { expect } from 'chai';
import { productsOf } from '../../src/merch/products.js';
import { outlinePoints } from '../../src/merch/shape.js';
import { tee } from './catalogue.js';

const points = (more: object, size = { width: 1000, height: 500 }) =>
  outlinePoints(productsOf([tee(more)])[0]!, size)
    .split(' ')
    .map((point) => point.split(',').map(Number) as [number, number]);

describe('a silhouette', () => {
  it('is the organiser’s, in the picture’s pixels (MER-11)', () => {
    const outline = [
      { x: 0.1, y: 0.2 },
      { x: 0.9, y: 0.2 },
      { x: 0.5, y: 1 },
    ];
    expect(points({ outline })).to.deep.equal([
      [100, 100],
      [900, 100],
      [500, 500],
    ]);
  });

  it('is a tee without one: as left as right, inside the picture, with room for arms', () => {
    const tees = points({});
    const across = tees.map(([x]) => x);
    expect(Math.min(...across) + Math.max(...across)).to.be.closeTo(1000, 1e-6);
    for (const [x, y] of tees) {
      expect(x).to.be.within(50, 950);
      expect(y).to.be.within(40, 480);
    }
    const hem = tees.filter(([, y]) => y > 430).map(([x]) => x);
    expect(Math.max(...hem)).to.be.below(Math.max(...across) - 100);
  });
});
