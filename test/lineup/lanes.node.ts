import { describe, it } from 'node:test';
import { expect } from 'chai';
import { lanesOf } from '../../src/lineup/lanes.js';
import { placesOf } from '../../src/lineup/side-by-side.js';

const span = (start: number, end: number) => ({ start, end });

describe('lanesOf', () => {
  it('gives sets that overlap lanes of their own, and uses a lane again when free', () => {
    const spans = [span(1200, 1320), span(1260, 1380), span(1320, 1410), span(1380, 1410)];
    expect(lanesOf(spans)).to.deep.equal([0, 1, 0, 1]);
  });

  it('keeps two sets without length apart when they begin together', () => {
    expect(lanesOf([span(600, 600), span(600, 600), span(601, 700)])).to.deep.equal([0, 1, 0]);
  });
});

describe('placesOf', () => {
  it('gives a set its whole width that begins when those side by side have ended', () => {
    const places = placesOf([span(600, 660), span(630, 660), span(660, 700)]);
    expect(places.map(({ lane, lanes }) => [lane, lanes])).to.deep.equal([
      [0, 2],
      [1, 2],
      [0, 1],
    ]);
  });
});
