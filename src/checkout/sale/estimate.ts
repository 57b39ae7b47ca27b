import type { Offer } from './offers.js';

interface Line {
  /** Undefined where it is offered no more. */
  readonly offer: Offer | undefined;
  readonly quantity: number;
}

/**
 * About what a choice costs, in minor units: so many times the price shown. The service knows of
 * codes, discounts and minimum fees, so only its own sum is a total. Undefined where a price lacks
 * its fee, or is not known.
 */
export function estimateTotal(lines: readonly Line[]): number | undefined {
  let sum = 0;
  for (const { offer, quantity } of lines) {
    if (offer?.fullPennies === undefined) return undefined;
    sum += offer.fullPennies * quantity;
  }
  return sum;
}

export const ticketCount = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
