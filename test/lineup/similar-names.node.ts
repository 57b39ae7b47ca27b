import { describe, it } from 'node:test';
import { expect } from 'chai';
import { similarNames } from '../../src/lineup/similar-names.js';

const names = ['Juno Faraday', 'Moth', 'Þórhildur', 'Sinéad O’Connor', 'Kofi & the Tide'];

describe('similar names', () => {
  it('are within two slips of the pen: a letter too many, too few, wrong or swapped', () => {
    for (const typed of [
      'Juno Farady',
      'juno farraday',
      'JUNO FARADEI',
      'jnuo faraday',
      'unofaraday',
    ])
      expect(similarNames(names, typed), typed).to.deep.equal(['Juno Faraday']);
  });

  it('are found by one of their words, whatever its accents and apostrophes', () => {
    expect(similarNames(names, 'faradey')).to.deep.equal(['Juno Faraday']);
    expect(similarNames(names, 'thorhilda')).to.deep.equal(['Þórhildur']);
    expect(similarNames(names, "o'conor")).to.deep.equal(['Sinéad O’Connor']);
    expect(similarNames(names, 'hte tida'), 'by two').to.deep.equal(['Kofi & the Tide']);
    expect(similarNames(names, 'a faraday'), 'only by as many as typed').to.deep.equal([]);
  });

  it('are found with blanks too many, and with one within a word', () => {
    for (const typed of ['juno  faradei', 'ju no faradey'])
      expect(similarNames(['Juno  Faraday'], typed), typed).to.deep.equal(['Juno  Faraday']);
  });

  it('are none for a slip more, and a swap is one of neighbours only', () => {
    expect(similarNames(['Moths'], 'mtohs')).to.deep.equal(['Moths']);
    for (const typed of ['maxhs', 'mtxhs', 'mxohs', 'jnuo faradei'])
      expect(similarNames([...names, 'Moths'], typed), typed).to.deep.equal([]);
    expect(similarNames(['Mothes'], 'mathos'), 'two of six letters').to.deep.equal(['Mothes']);
  });

  it('come nearest first, each once, and no more than three', () => {
    const four = ['Mothe', 'Moths', 'Moth', 'Mothy'];
    expect(similarNames(four, 'mothz')).to.deep.equal(['Mothe', 'Moths', 'Moth']);
    expect(similarNames(['Moth', 'Moth'], 'mothz')).to.deep.equal(['Moth']);
    expect(similarNames(['Mottes', 'Mothes'], 'mothess')).to.deep.equal(['Mothes', 'Mottes']);
  });

  it('are none for words of three letters, where two slips make any word of another', () => {
    expect(similarNames(['Tom', 'Tim', 'Tam Tam'], 'tam')).to.deep.equal([]);
    expect(similarNames(names, 'moht')).to.deep.equal(['Moth']);
  });

  it('are looked for in no time among a thousand names and however much was typed', () => {
    const thousand = Array.from({ length: 1000 }, (_, index) => `Artist ${index} of the Long Name`);
    expect(similarNames(thousand, 'x'.repeat(100_000))).to.deep.equal([]);
  });
});
