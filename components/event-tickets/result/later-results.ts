import { lateView } from '../../internal/late-view.js';
import type { OrderContext } from '../parts/order-context.js';
import type { TicketsHost } from '../tickets-host.js';
import type { MintedCodes } from './minted-codes.js';
import type { ReceiptExtras } from './receipt-extras.js';

/** Parts of the receipt that load late; undefined until loaded. */
export interface LaterResults {
  readonly extras: ReceiptExtras | undefined;
  readonly codes: MintedCodes | undefined;
}

/** Loads them once an order is complete; codes only if the order has offers. */
export function laterResults(host: TicketsHost): (view: OrderContext) => LaterResults {
  const codes = lateView(host, 'the offers of other events', async () => {
    const { MintedCodes } = await import('./minted-codes.js');
    return new MintedCodes(host);
  });
  const extras = lateView(host, 'the rest of the receipt', async () => {
    const { ReceiptExtras } = await import('./receipt-extras.js');
    return new ReceiptExtras(host);
  });
  return ({ state: { order } }) => {
    if (order && order.offers.length + order.codes.length > 0) void codes.load();
    void extras.load();
    return { extras: extras.view, codes: codes.view };
  };
}
