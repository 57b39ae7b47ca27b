import type { BookingFeePolicy } from '../../contract/tickets.js';
import { percent, sum } from './amounts.js';

/**
 * The fee of one paid ticket at the price it is sold for; nothing for a free one. Rounded and capped
 * per ticket, so that any number of tickets costs that many times the price shown. spec L349
 */
export function unitFee(pennies: number, policy: BookingFeePolicy): number {
  if (pennies === 0) return 0;
  const fee = policy.perTicketPennies + percent(pennies, policy.percentBps);
  return Math.min(policy.capPennies ?? Infinity, fee);
}

/** The fee of an order: the minimum counts where anything is owed at all. spec L349 */
export function orderFee(units: readonly number[], policy: BookingFeePolicy): number {
  if (sum(units) === 0) return 0;
  return Math.max(policy.minPennies, sum(units.map((unit) => unitFee(unit, policy))));
}

/**
 * What a ticket is said to cost: its face value and its share of the fee of the smallest order,
 * rounded up, so that nobody is charged more than was shown. spec L186, L349
 */
export function feeInclusive(
  { pricePennies, minPerOrder }: { pricePennies: number; minPerOrder: number },
  policy: BookingFeePolicy,
): number {
  if (pricePennies === 0) return 0;
  const smallest = Array.from({ length: minPerOrder }, () => pricePennies);
  return pricePennies + Math.ceil(orderFee(smallest, policy) / minPerOrder);
}
