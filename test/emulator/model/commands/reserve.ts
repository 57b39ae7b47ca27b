import fc from '../../../chance.js';
import { gapLimits } from '../../../../src/contract/limits.js';
import { checkEqual } from '../../../conformance/check.js';
import { call } from '../call.js';
import { expectedPrice } from '../expected-price.js';
import type { Cart } from '../cart.js';
import { reserveRefusals } from '../expected-refusals.js';
import { billOf } from '../bill.js';
import { observe } from '../observe.js';
import type { Play, Trace } from '../play.js';
import type { Kind } from '../step.js';
import { cartOf, wishParts, type Wish } from './cart.js';

export const reserve: Kind<Wish> = {
  name: 'reserve',
  input: fc.record(wishParts),
  play: async (play, wanted) => hold(play, await cartOf(play, wanted)),
};

/** LIM-04: somebody clicks and clicks, once more than is allowed. */
export const hoard: Kind<Wish> = {
  name: 'hoard',
  input: fc.record(wishParts),
  async play(play, wanted) {
    const small = { ...wanted, picks: wanted.picks.slice(0, 1) };
    for (let click = 0; click < gapLimits.liveHoldsPerCaller; click += 1) {
      await observe(play, await hold(play, await cartOf(play, small)));
    }
    return hold(play, await cartOf(play, small));
  },
};

/** Asks for the hold, and knows beforehand how that must end. */
async function hold(play: Play, cart: Cart): Promise<Trace> {
  const { ledger } = play;
  const { event, page, request } = cart;
  // A request that a fault sends twice is two orders: no service knows the two apart.
  ledger.asked = { ...cart, atMost: ledger.fault === undefined ? 1 : 2 };
  const { data, trace } = await call(play, {
    page,
    name: 'reserve',
    path: { slug: event.slugs[0]! },
    wish: { key: event.key, body: request },
    refusals: reserveRefusals(ledger, cart),
  });
  if (!data) return trace;
  ledger.reservations.set(data.reference, { event, reservation: data });
  checkEqual(billOf(data), billOf(expectedPrice(ledger, cart)!), 'the reservation');
  return trace;
}
