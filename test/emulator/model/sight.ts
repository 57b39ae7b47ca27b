import type { OrderStatus } from '../../../src/contract/checkout.js';
import type { Listing } from '../../../src/emulator/control/listing.js';
import type { ListedOrder, ListedPayment } from '../../../src/emulator/control/sales/orders.js';
import { told } from '../../conformance/messages.js';
import type { Stage } from './stage.js';

/** All that can be seen of the service between two commands. */
export interface Sight {
  now: string;
  orders: ListedOrder[];
  payments: ListedPayment[];
  releases: Listing['releases'];
  promos: Listing['promos'];
  /** What the organiser was told of sales, oldest first. */
  sales: Record<string, unknown>[];
  /** Reference -> what the buyer is answered; undefined where the token opens nothing (any more). */
  statuses: Map<string, OrderStatus | undefined>;
}

/** An order that a buyer has the token of. */
export interface Open {
  reference: string;
  address: string;
  key: string;
}

export async function look({ target }: Stage, open: readonly Open[]): Promise<Sight> {
  const { now, releases, promos } = (await target.control('index')) as Listing;
  const { orders } = (await target.control('orders')) as { orders: ListedOrder[] };
  const { payments } = (await target.control('payments')) as { payments: ListedPayment[] };
  const sales = (await told(target, 'ticket.sale')).map(({ data }) => data);
  const statuses = new Map<string, OrderStatus | undefined>();
  for (const { reference, address, key } of open) {
    const answer = await target.send()(address, { headers: { 'X-Service-Key': key } });
    // The emulator has held the answer against the contract already; here every millisecond counts.
    const { data } = (await answer.json()) as { data?: OrderStatus };
    statuses.set(reference, data);
  }
  return { now, orders, payments, releases, promos, sales, statuses };
}

/** Everything but the time, as one text: equal when nothing has happened. */
export const fingerprint = ({ orders, payments, releases, promos, sales }: Sight): string =>
  JSON.stringify([orders, payments, releases, promos, sales]);
