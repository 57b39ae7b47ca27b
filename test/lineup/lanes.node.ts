import { describe, it } from 'node:test';
import { expect } from 'chai';
import { lanesOf } from '../../src/lineup/lanes.js';

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
