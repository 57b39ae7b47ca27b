import { describe, it } from 'node:test';
import { expect } from 'chai';
import { listLabel } from '../../src/format/list.js';
import { countryName } from '../../src/format/country.js';
import { placeLabel } from '../../src/format/place.js';

const nowhere = { hometown: null, region: null, country: null, locationLabel: null };

describe('place', () => {
  it('prefers the label of the organiser to the parts (LIN-22, ART-12)', () => {
    const from = { hometown: 'Leith', region: null, country: 'GB', locationLabel: 'Edinburgh' };
    expect(placeLabel(from, 'en-GB')).to.equal('Edinburgh');
  });

  it('joins the parts there are, without a stray comma (ENV-12)', () => {
    const parts = { ...nowhere, hometown: 'Leith', region: 'Scotland', country: 'GB' };
    expect(placeLabel(parts, 'en-GB')).to.equal('Leith, Scotland, United Kingdom');
    expect(placeLabel({ ...parts, region: null }, 'en-GB')).to.equal('Leith, United Kingdom');
    expect(placeLabel({ ...parts, hometown: '', region: '' }, 'de')).to.equal(
      'Vereinigtes Königreich',
    );
    expect(placeLabel({ ...nowhere, region: 'Scotland' }, 'en-GB')).to.equal('Scotland');
  });

  it('is nothing when nothing is known (ENV-12)', () => {
    expect(placeLabel(nowhere, 'en-GB')).to.equal(undefined);
    expect(placeLabel({ ...nowhere, locationLabel: '' }, 'en-GB')).to.equal(undefined);
  });
});

describe('countryName', () => {
  it('names a country in the language of the visitor (LIN-21)', () => {
    expect(countryName('DE', 'en-GB')).to.equal('Germany');
    expect(countryName('jp', 'fr')).to.equal('Japon');
  });

  it('gives back what is no country code, without throwing', () => {
    for (const text of ['Scotland', '', 'G', 'G1', 'GBR']) {
      expect(countryName(text, 'en-GB')).to.equal(text);
    }
    expect(countryName('QX', 'en-GB')).to.equal('QX');
  });
});

describe('listLabel', () => {
  it('joins as the locale does', () => {
    expect(listLabel(['House', 'Techno', 'Disco'], 'en-GB')).to.equal('House, Techno, Disco');
    expect(listLabel(['House', 'Techno', 'Disco'], 'en-GB', 'and')).to.equal(
      'House, Techno and Disco',
    );
    expect(listLabel(['A', 'B'], 'de', 'and')).to.equal('A und B');
    expect(listLabel(['art pop', 'post punk'], 'ja')).to.equal('art pop、post punk');
  });

  it('is empty for an empty list (LIN-20)', () => {
    expect(listLabel([], 'en-GB')).to.equal('');
  });
});
