import type { Listing } from '../../../src/emulator/control/listing.js';
import type { ListedOrder } from '../../../src/emulator/control/sales/orders.js';
import type { Send, Target } from '../../conformance/target.js';
import { answering, sending, showing } from './middleman.js';
import type { Mutation } from './stage.js';

/** A service that breaks a promise: somebody stands between the emulator and whoever asks it. */
interface Mutant {
  breaks: string;
  mutate: Mutation;
  /** What the test says when it notices. */
  noticed: RegExp;
}

type Webhooks = { webhooks: unknown[] };

/** A test that does not find all of them proves nothing. */
export const mutants: Mutant[] = [
  {
    breaks: 'RES-12 sells to buyers what is sold out',
    mutate: (target) => sending(target, (send) => selling(target, send)),
    noticed: /sold_out from reserve|sold, held and left/,
  },
  {
    breaks: 'RES-12 sells to rivals what there is not',
    mutate: (target) => ({
      ...target,
      async control(call, body) {
        if (call === 'rivals') await target.control('stock', { ...releaseIn(body), remaining: 9 });
        return target.control(call, body);
      },
    }),
    noticed: /at most \d+ of|sold, held and left/,
  },
  {
    breaks: 'LIM-04 lets a page hold as much as it likes',
    mutate(target) {
      let connection = 6000;
      const elsewhere = (): Send => target.send(`http://localhost:${(connection += 1)}`);
      return sending(target, () => (address, init) => elsewhere()(address, init));
    },
    noticed: /too_many_holds from reserve/,
  },
  {
    breaks: 'RES-09 forgets who has used a code',
    mutate: showing<Listing>('index', (listing) => ({
      ...listing,
      promos: listing.promos.map((promo) => ({ ...promo, used: 0 })),
    })),
    noticed: /how often \w+ was used/,
  },
  {
    breaks: 'STA-08 lets an order come back from its end',
    mutate(target) {
      const ended: string[] = [];
      const revived = (order: ListedOrder): ListedOrder => {
        if (order.status !== 'expired') return order;
        const isOld = ended.includes(order.reference);
        ended.push(order.reference);
        return isOld ? { ...order, status: 'held' } : order;
      };
      return showing<Orders>('orders', ({ orders }) => ({ orders: orders.map(revived) }))(target);
    },
    noticed: /not to go from expired to held/,
  },
  {
    breaks: 'WHK-08 tells every sale twice',
    mutate: showing<Webhooks>('webhooks', ({ webhooks }) => ({
      webhooks: [...webhooks, ...webhooks],
    })),
    noticed: /the sales that were told/,
  },
  {
    breaks: 'WHK-08 tells no sale',
    mutate: showing<Webhooks>('webhooks', () => ({ webhooks: [] })),
    noticed: /the sales that were told/,
  },
  {
    breaks: 'PRC-15 loses a penny of the second part of a plan',
    mutate: answering((text, address) =>
      address.includes('/orders/') ? text.replace(secondPart, '$18') : text,
    ),
    noticed: /the sum of the parts/,
  },
  {
    breaks: 'PRC-16 asks another price at the end than at the beginning',
    mutate: answering((text, address) =>
      address.includes('/orders/') ? text.replace(/"label":"£5/g, '"label":"£4') : text,
    ),
    noticed: /the bill of/,
  },
  {
    breaks: 'ENV-20 answers something else at an earlier slug',
    mutate: answering((text, address) =>
      address.includes('/meadowlark-festival')
        ? text.replace('"soldOut":true', '"soldOut":false')
        : text,
    ),
    noticed: /what meadowlark-festival answers/,
  },
];

type Orders = { orders: ListedOrder[] };

/** All but the last digit. */
const secondPart = /("seq":2,"amountPennies":\d+)\d/;

const releaseIn = (body: object | undefined) => ({
  releaseId: (body as { releaseId: string }).releaseId,
});

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
