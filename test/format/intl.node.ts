import { describe, it } from 'node:test';
import { expect } from 'chai';
import { formatter } from '../../src/format/intl.js';

describe('formatter', () => {
  const number = (digits: number): Intl.NumberFormat =>
    formatter(Intl.NumberFormat, 'en-GB', { minimumIntegerDigits: digits });

  it('makes a formatter once and gives it out again', () => {
    expect(number(2)).to.equal(number(2));
    expect(number(2)).not.to.equal(number(3));
    expect(formatter(Intl.NumberFormat, 'de', {})).not.to.equal(
      formatter(Intl.NumberFormat, 'fr', {}),
    );
  });

  it('keeps formatters of different kinds apart', () => {
    const list = formatter(Intl.ListFormat, 'en-GB', {});
    expect(formatter(Intl.PluralRules, 'en-GB', {})).not.to.equal(list);
  });

  it('does not keep them without end: a page that asks for many loses the oldest', () => {
    const oldest = formatter(Intl.NumberFormat, 'en-GB', { maximumFractionDigits: 9 });
    for (let digits = 1; digits <= 21; digits += 1) {
      for (const locale of ['de', 'fr', 'it', 'es']) {
        formatter(Intl.NumberFormat, locale, { minimumIntegerDigits: digits });
      }
    }
    const again = formatter(Intl.NumberFormat, 'en-GB', { maximumFractionDigits: 9 });
    expect(again).not.to.equal(oldest);
  });
});
