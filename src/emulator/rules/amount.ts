/** `18500`, `GBP` -> `£185.00`; `4500`, `JPY` -> `¥4,500`. */
export function amountText(minorUnits: number, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(minorUnits / 10 ** digits);
}
