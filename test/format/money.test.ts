import { expect } from '@open-wc/testing';
import { minorUnitDigits, money } from '../../src/format/money.js';

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

  it('divides by a hundred where browsers disagree about the digits', () => {
    for (const currency of ['HUF', 'IDR', 'RSD', 'COP', 'PKR']) {
      expect(money(123456, currency, 'en-GB'), currency).to.match(/1,234\.56/);
    }
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

  it('follows the language, not the currency', () => {
    expect(money(4863, 'EUR', 'de')).to.match(/^48,63\s€$/);
  });
});
