import { sum } from './sum.js';

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
