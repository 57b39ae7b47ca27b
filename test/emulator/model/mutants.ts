import type { Listing } from '../../../src/emulator/control/listing.js';
import type { ListedOrder } from '../../../src/emulator/control/orders.js';
import type { Send, Target } from '../../conformance/target.js';
import { answering, asking, sending, showing } from './middleman.js';
import type { Mutation } from './stage.js';

/**
 * Services that break one promise each: somebody stands between the emulator and whoever asks it. A
 * test that does not find all of them proves nothing.
 */
export const mutants: Record<string, Mutation> = {
  'RES-12 sells what is sold out': (target) => sending(target, (send) => selling(target, send)),

  'LIM-04 lets a page hold as much as it likes': (target) => {
    let connection = 6000;
    const elsewhere = (): Send => target.send(`http://localhost:${(connection += 1)}`);
    return sending(target, () => (address, init) => elsewhere()(address, init));
  },

  'RES-14 forgets request ids': asking((body) => ({ ...body, clientRequestId: undefined })),

  'RES-15 keeps a hold that was replaced': asking((body) => ({
    ...body,
    replaceCheckoutToken: undefined,
  })),

  'RES-09 forgets who has used a code': showing<Listing>('index', (listing) => ({
    ...listing,
    promos: listing.promos.map((promo) => ({ ...promo, used: 0 })),
  })),

  'STA-08 lets an order come back from its end': (target) => {
    const seen: string[] = [];
    const revived = (order: ListedOrder): ListedOrder => {
      if (order.status !== 'expired') return order;
      seen.push(order.reference);
      return seen.filter((known) => known === order.reference).length > 2
        ? { ...order, status: 'held' }
        : order;
    };
    const change = ({ orders }: { orders: ListedOrder[] }) => ({ orders: orders.map(revived) });
    return showing('orders', change)(target);
  },

  'WHK-08 tells every sale twice': showing<Webhooks>('webhooks', ({ webhooks }) => ({
    webhooks: [...webhooks, ...webhooks],
  })),

  'WHK-08 tells no sale': showing<Webhooks>('webhooks', () => ({ webhooks: [] })),

  'PRC-15 loses a penny of the second part of a plan': answering((text) =>
    text.replace(/("seq":2,"amountPennies":)(\d+)/g, (_part, name: string, pennies: string) =>
      [name, Number(pennies) - 1].join(''),
    ),
  ),

  'PRC-16 asks more at the end than at the beginning': answering((text, address) =>
    address.includes('/orders/') ? text.replace('"dueNowPennies":', '"dueNowPennies":1') : text,
  ),

  'ENV-20 answers less at an earlier slug': answering((text, address) =>
    address.includes('/meadowlark-festival')
      ? text.replace('"soldOut":true', '"soldOut":false')
      : text,
  ),
};

/** Where a reserve hears that a release is sold out, there is one more after all. */
const selling =
  ({ control }: Target, send: Send): Send =>
  async (address, init) => {
    const answer = await send(address, init);
    const { error } = (await answer.clone().json()) as { error?: SoldOut };
    if (error?.code !== 'sold_out' || !error.details) return answer;
    await control('stock', { releaseId: error.details.releaseId, remaining: 9 });
    return send(address, init);
  };

interface SoldOut {
  code: string;
  details?: { releaseId: string };
}

type Webhooks = { webhooks: unknown[] };
