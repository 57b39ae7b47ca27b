import type { Offer } from './offers.js';

interface Line {
  /** Undefined if it is no longer offered. */
  readonly offer: Offer | undefined;
  readonly quantity: number;
}

/**
 * What a selection costs by the prices shown, in minor units. Only the service knows codes, discounts
 * and minimum fees, so only its sum is a total. Undefined if a price or its fee is unknown.
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
