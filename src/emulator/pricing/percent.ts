/** A share of an amount in hundredths of a percent, half a penny up. Integers in, an integer out. */
export function percent(pennies: number, bps: number): number {
  return Math.floor((pennies * bps + 5000) / 10000);
}
