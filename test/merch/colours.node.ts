import { describe, it } from 'node:test';
import { expect } from 'chai';
import { hexOf, luminance, readableOn } from '../../src/merch/colours.js';

describe('a colour of cloth', () => {
  it('is read however it is written, and spelled in one way', () => {
    expect(hexOf('#ABC')).to.equal('#aabbcc');
    expect(hexOf('a1b2c3')).to.equal('#a1b2c3');
    expect(hexOf('#a1b2c3ff')).to.equal('#a1b2c3');
    expect(hexOf('#abcd')).to.equal('#aabbcc');
  });

  it('is nothing when it is no hexadecimal colour, whatever else it would be in a style sheet', () => {
    for (const text of [
      '',
      'red',
      'red;}',
      '#12',
      '#12345',
      '#1234567',
      'url(#x)',
      '#ggg',
      '#123 ',
    ]) {
      expect(hexOf(text), text).to.equal(undefined);
    }
  });

  it('has the luminance that WCAG defines', () => {
    expect(luminance('#ffffff')).to.be.closeTo(1, 1e-9);
    expect(luminance('#000000')).to.equal(0);
    expect(luminance('#808080')).to.be.closeTo(0.2159, 1e-4);
  });

  it('carries white wherever white keeps 3:1, else black (MER-07)', () => {
    for (const hex of ['#000000', '#16263f', '#e9674b', '#808080', '#949494']) {
      expect(readableOn(hex), hex).to.equal('white');
    }
    for (const hex of ['#ffffff', '#f3ead7', '#ffd43b', '#969696', '#74b9e8']) {
      expect(readableOn(hex), hex).to.equal('black');
    }
  });
});
