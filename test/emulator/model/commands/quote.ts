import fc from '../../../chance.js';
import { checkEqual } from '../../../conformance/check.js';
import { billOf } from '../bill.js';
import { call } from '../call.js';
import { expectedPrice } from '../expected-price.js';
import { quoteRefusals } from '../expected-refusals.js';
import type { Kind } from '../step.js';
import { cartOf, wishParts, type Wish } from './cart.js';

/** What the second calculation says, unless some of it is gone; and nothing is held by it. */
export const quote: Kind<Wish> = {
  name: 'quote',
  input: fc.record(wishParts),
  async play(play, wanted) {
    const cart = await cartOf(play, wanted);
    const { event, page, request } = cart;
    const { data } = await call(play, {
      page,
      name: 'quote',
      path: { slug: event.slugs[0]! },
      wish: { key: event.key, body: request },
      refusals: quoteRefusals(cart),
    });
    const isLess = data?.warnings.some(({ code }) => less.includes(code));
    if (data && !isLess) checkEqual(billOf(data), billOf(expectedPrice(play.ledger, cart)!), 'it');
    return 'none';
  },
};

const less = ['sold_out', 'quantity_reduced'];
