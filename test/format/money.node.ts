import { describe, it } from 'node:test';
import { expect } from 'chai';
import { minorUnitDigits, money } from '../../src/format/money.js';

/** ISO 4217: all whose minor unit is no hundredth, with 1,234,567 of it. */
const rows: readonly [string, number, string][] = [
  ['BIF', 0, 'BIF 1,234,567'],
  ['CLP', 0, 'CLP 1,234,567'],
  ['DJF', 0, 'DJF 1,234,567'],
  ['GNF', 0, 'GNF 1,234,567'],
  ['ISK', 0, 'ISK 1,234,567'],
  ['JPY', 0, 'JP¥1,234,567'],
  ['KMF', 0, 'KMF 1,234,567'],
  ['KRW', 0, '₩1,234,567'],
  ['PYG', 0, 'PYG 1,234,567'],
  ['RWF', 0, 'RWF 1,234,567'],
  ['UGX', 0, 'UGX 1,234,567'],
  ['VND', 0, '₫1,234,567'],
  ['VUV', 0, 'VUV 1,234,567'],
  ['XAF', 0, 'FCFA 1,234,567'],
  ['XOF', 0, 'F CFA 1,234,567'],
  ['XPF', 0, 'CFPF 1,234,567'],
  ['BHD', 3, 'BHD 1,234.567'],
  ['IQD', 3, 'IQD 1,234.567'],
  ['JOD', 3, 'JOD 1,234.567'],
  ['KWD', 3, 'KWD 1,234.567'],
  ['LYD', 3, 'LYD 1,234.567'],
  ['OMN', 3, 'OMN 1,234.567'],
  ['TND', 3, 'TND 1,234.567'],
  ['CLF', 4, 'CLF 123.4567'],
  ['UYW', 4, 'UYW 123.4567'],
];

describe('money', () => {
  it('prints pennies as pounds, always with both digits', () => {
    expect(money(4863, 'GBP', 'en-GB')).to.equal('£48.63');
    expect(money(4500, 'GBP', 'en-GB')).to.equal('£45.00');
    expect(money(0, 'GBP', 'en-GB')).to.equal('£0.00');
  });

  it('has no minor unit where ISO 4217 has none, and three or four where it has them (MER-03)', () => {
    expect(money(7013, 'JPY', 'ja-JP')).to.equal('￥7,013');
    expect(money(12345, 'KWD', 'en-GB')).to.match(/12\.345/);
    expect(['ISK', 'JOD', 'CLF', 'EUR'].map(minorUnitDigits)).to.deep.equal([0, 3, 4, 2]);
  });

  for (const [currency, digits, text] of rows) {
    it(`has ${digits} digits in ${currency} and prints them`, () => {
      expect(minorUnitDigits(currency)).to.equal(digits);
      expect(money(1_234_567, currency, 'en-GB').replace(/\s/g, ' ')).to.equal(text);
    });
  }

  it('has two digits in every other currency that Intl knows', () => {
    const listed = new Set(rows.map(([currency]) => currency));
    const others = Intl.supportedValuesOf('currency').filter((currency) => !listed.has(currency));
    expect(others).to.have.length.above(100);
    expect(others.filter((currency) => minorUnitDigits(currency) !== 2)).to.deep.equal([]);
  });

  it('divides by a hundred where browsers disagree about the digits', () => {
    for (const currency of ['HUF', 'IDR', 'RSD', 'COP', 'PKR']) {
      expect(money(123456, currency, 'en-GB'), currency).to.match(/1,234\.56/);
    }
  });

  it('writes pounds as the service does, in languages that have letters for them', () => {
    for (const locale of ['ar', 'pl', 'sv', 'ja', 'en-US'])
      expect(money(4863, 'GBP', locale), locale).to.match(/^[^A-Z]*£[^A-Z]*$/);
  });

  it('has a minus, not a hyphen, before what is taken off', () => {
    for (const locale of ['en-GB', 'de', 'ar', 'sv'])
      expect(money(-7950, 'GBP', locale), locale).to.match(/^[^-\d]*−[^-]*$/);
  });

  it('keeps a large sum exact', () => {
    expect(money(999_999_999_999, 'GBP', 'en-GB')).to.equal('£9,999,999,999.99');
  });

  it('prints the letters of a currency that cannot be one, instead of throwing', () => {
    for (const currency of ['', 'gbp', 'POUNDS', '€€€']) {
      expect(money(4863, currency, 'en-GB')).to.equal(`48.63 ${currency}`.trim());
    }
    expect(money(4863, 'ZZZ', 'en-GB'))
      .to.contain('48.63')
      .and.to.contain('ZZZ');
  });

  it('follows the language, not the currency (PRC-18)', () => {
    expect(money(4863, 'EUR', 'de')).to.match(/^48,63\s€$/);
  });
});
