import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Client } from '../../src/client/client.js';
import type { SessionRecord } from '../../src/checkout/machine/state.js';
import { TestBuyer, type TestBuyerOptions } from './test-buyer.js';
import { Buyer, type Open } from './model/buyer.js';
import { broken } from './model/rules.js';
import { walk } from './model/walk.js';
import { unheard } from './unheard.js';

/** A checkout that is wrong in one way. */
const wrong =
  (change: (options: TestBuyerOptions) => TestBuyerOptions): Open =>
  (options) =>
    new TestBuyer({ ...options, ...change(options) });

const withClient = (change: (client: Client) => Partial<Client>): Open =>
  wrong(() => ({ alter: (client) => ({ ...client, ...change(client) }) }));

const forgetful = ({ kept }: TestBuyerOptions): TestBuyerOptions => ({
  kept: kept && ({ ...kept, selection: { items: [] } } satisfies SessionRecord),
});

/** Begins another order for the same tickets with every further press of "Pay". */
function hasty(client: Client): Partial<Client> {
  let reserved: Parameters<Client['reserve']>[0] | undefined;
  let details: Parameters<Client['submitDetails']>[0] | undefined;
  let pressed = false;
  return {
    reserve: (...args) => {
      [reserved] = args;
      return client.reserve(...args);
    },
    submitDetails: (...args) => {
      [details] = args;
      return client.submitDetails(...args);
    },
    pay: async (params, options) => {
      if (!pressed || !reserved || !details) {
        pressed = true;
        return client.pay(params, options);
      }
      const { items } = reserved.body;
      const { checkoutToken } = await client.reserve({ ...reserved, body: { items } });
      await client.submitDetails({ ...details, checkoutToken });
      return client.pay({ ...params, checkoutToken });
    },
  };
}

/** Says of a completed order that it has expired. */
const gloomy = (client: Client): Partial<Client> => ({
  getOrder: async (...args) => {
    const order = await client.getOrder(...args);
    return order.status === 'completed' ? { ...order, status: 'expired' } : order;
  },
});

/** Asks for prices at an address with a token in it. */
function talkative(client: Client): Partial<Client> {
  let token = '';
  return {
    quote: (params, options) =>
      client.quote({ ...params, slug: `${params.slug}-${token}` }, options),
    reserve: async (...args) => {
      const answer = await client.reserve(...args);
      token = answer.checkoutToken;
      return answer;
    },
  };
}

const deaf = (): Partial<Client> => ({
  getOrder: () => Promise.reject(new TypeError('Failed to fetch')),
});

const mistakes: [string, Open, RegExp][] = [
  [
    'begins an order with every press of "Pay"',
    withClient(hasty),
    /orders were completed for one|completed, and the page says "payment"|cannot finish: "payment"/,
  ],
  ['forgets the cart with the page', wrong(forgetful), /the cart .* has become/],
  [
    'takes a completed order for an expired one',
    withClient(gloomy),
    /completed, and the page says "expired"/,
  ],
  ['never learns how a payment ended', withClient(deaf), /the page says|no way on|cannot/],
  [
    'shows its token to those who log addresses',
    withClient(talkative),
    /a token is in the address/,
  ],
];

describe('any course of events', () => {
  it(
    'keeps every promise: one order for one intention, no cart lost, always a way on',
    unheard(async () => {
      const { steps, sales, violations } = await walk({ steps: 1000, seed: 3 });
      expect(violations).to.deep.equal([]);
      expect(steps).to.equal(1000);
      expect(sales).to.be.greaterThan(15);
    }),
  );

  it('two completed orders for one intention are noticed', async () => {
    const buyer = new Buyer('b1', (options) => new TestBuyer(options), {});
    const second = new TestBuyer({ beside: buyer.page });
    for (const page of [buyer.page, second]) {
      await page.toDetails({ 'Saturday Day': 1 });
      await page.giveDetails(buyer.email);
      await page.pay();
      page.playAway('approve');
    }
    expect(await broken(buyer)).to.match(/^2 orders were completed/);
  });

  for (const [what, open, found] of mistakes) {
    it(
      `is noticed where a checkout ${what}`,
      unheard(async () => {
        const { violations } = await walk({ steps: 3000, seed: 5, open, until: found });
        expect(violations.join('\n')).to.match(found);
      }),
    );
  }
});
