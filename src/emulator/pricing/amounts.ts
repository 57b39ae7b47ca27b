export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/** A share of an amount in hundredths of a percent, half a penny up. Integers in, an integer out. */
export function percent(pennies: number, bps: number): number {
  return Math.floor((pennies * bps + 5000) / 10000);
}

/**
 * Spreads an amount by weight, to the penny: everybody gets the whole pennies of their share, and
 * those with the largest remainders one more; the earlier wins a tie. The parts add up exactly.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((amount * weight) / whole));
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % whole }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  const left = amount - sum(parts);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** `18500`, `GBP` -> `£185.00`; `4500`, `JPY` -> `¥4,500`. */
export function amountText(minorUnits: number, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(minorUnits / 10 ** digits);
}
