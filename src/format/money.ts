import { formatter } from './intl.js';

/** Minor units of a currency are this power of ten; ISO 4217, where it is not 2. */
const exponents: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMN TND',
  4: 'CLF UYW',
};

/**
 * Never asked of Intl: browsers disagree about HUF, IDR, RSD and others, and a wrong power of ten is
 * a price a hundred times too high.
 */
export function minorUnitDigits(currency: string): number {
  const found = Object.entries(exponents).find(([, codes]) => codes.split(' ').includes(currency));
  return found ? Number(found[0]) : 2;
}

/** `£48.63` for 4863 GBP. A currency that Intl does not know stands as its own letters. */
export function money(minorUnits: number, currency: string, locale: string): string {
  const digits = minorUnitDigits(currency);
  const amount = minorUnits / 10 ** digits;
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (/^[A-Z]{3}$/.test(currency)) {
    const options = { style: 'currency', currency, ...fraction } as const;
    const text = formatter(Intl.NumberFormat, locale, options).format(amount);
    // Pounds as the service's own words write them; a hyphen is no minus. From the right, the sign of
    // “US$” would leave its letters without a mark after it, and the number would join them behind a
    // minus, whose own mark reads from the left.
    return text
      .replace(/UK£|GBP/, '£')
      .replace('-', '−')
      .replace(/^(\u200f.*)(\xa0.*)/, '$1\u200f$2\u200e');
  }
  return `${formatter(Intl.NumberFormat, locale, fraction).format(amount)} ${currency}`.trim();
}
