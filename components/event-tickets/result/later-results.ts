import { lateView } from '../../internal/late-view.js';
import type { OrderContext } from '../parts/order-context.js';
import type { TicketsHost } from '../tickets-host.js';
import type { EventCalendar } from './calendar.js';
import type { MintedCodes } from './minted-codes.js';

/** Parts of the receipt that load late; undefined until loaded. */
export interface LaterResults {
  readonly calendar: EventCalendar | undefined;
  readonly codes: MintedCodes | undefined;
}

/** Loads them once an order is complete; codes only if the order has offers. */
export function laterResults(host: TicketsHost): (view: OrderContext) => LaterResults {
  const codes = lateView(host, 'the offers of other events', async () => {
    const { MintedCodes } = await import('./minted-codes.js');
    return new MintedCodes(host);
  });
  const calendar = lateView(host, 'the calendar entry', async () => {
    const { EventCalendar } = await import('./calendar.js');
    return new EventCalendar(host);
  });
  return ({ state: { order } }) => {
    if (order && order.offers.length + order.codes.length > 0) void codes.load();
    void calendar.load();
    return { calendar: calendar.view, codes: codes.view };
  };
}
