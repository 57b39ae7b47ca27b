import { expect } from '@open-wc/testing';
import { money } from '../../src/format/money.js';

describe('money where it is read from the right', () => {
  /** Where the characters of an amount stand in a line that is read from the right. */
  const placesOf = (amount: number, signs: string[], currency = 'GBP'): number[] => {
    const line = document.createElement('p');
    line.dir = 'rtl';
    line.textContent = `${money(amount, currency, 'ar')} و`;
    document.body.append(line);
    const text = line.firstChild as Text;
    const places = signs.map((sign) => {
      const range = document.createRange();
      const at = text.data.indexOf(sign);
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
    line.remove();
    return places;
  };

  it('keeps the letters and the sign of a currency together', () => {
    const places = placesOf(2341, ['U', 'S', '$'], 'USD');
    expect(places).to.deep.equal(places.toSorted((a, b) => a - b));
  });

  it('has what is taken off in the order of what is paid', () => {
    for (const amount of [7950, -7950]) {
      const [sign, digit] = placesOf(amount, ['£', '7']);
      expect(digit, String(amount)).to.be.above(sign!);
    }
    const [minus, digit] = placesOf(-7950, ['−', '7']);
    expect(digit).to.be.above(minus!);
  });
});
