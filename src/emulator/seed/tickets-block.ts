import type { TicketsBlockRecord } from '../world.js';

/** A booking fee for each paid ticket, in minor units and hundredths of a percent. */
interface FeePolicy {
  perTicket: number;
  percentBps: number;
}

// spec L187: what new events pay, and what events from before the change keep paying.
export const standardFee: FeePolicy = { perTicket: 25, percentBps: 750 };
export const legacyFee: FeePolicy = { perTicket: 75, percentBps: 300 };

type Sales = Partial<Omit<TicketsBlockRecord, 'fromFeeInclusivePricePennies'>>;

/** Tickets from this price, on sale unless `sales` says otherwise. */
export function ticketsFrom(
  fromPricePennies: number,
  fee: FeePolicy,
  sales: Sales = {},
): TicketsBlockRecord {
  return {
    currency: 'GBP',
    fromPricePennies,
    fromFeeInclusivePricePennies: withFee(fromPricePennies, fee),
    onSale: true,
    upcoming: false,
    soldOut: false,
    salesStartAt: null,
    salesEndAt: null,
    ...sales,
  };
}

/** Half a penny rounds up, a free ticket pays nothing; spec L349. */
function withFee(price: number, { perTicket, percentBps }: FeePolicy): number {
  return price === 0 ? 0 : price + perTicket + Math.floor((price * percentBps + 5000) / 10000);
}
