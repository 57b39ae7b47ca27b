import fc from 'fast-check';
import type { BodyOf } from '../../../../src/contract/endpoints.js';
import type { ErrorCode } from '../../../../src/contract/errors.js';
import { gapLimits } from '../../../../src/contract/limits.js';
import { checkEqual } from '../../../conformance/check.js';
import { call } from '../call.js';
import { expectedPrice } from '../expected-price.js';
import type { Cart } from '../cart.js';
import { reserveRefusals } from '../expected-refusals.js';
import { billOf } from '../bill.js';
import type { KnownOrder } from '../known.js';
import type { Ledger } from '../ledger.js';
import { observe } from '../observe.js';
import type { Play, Trace } from '../play.js';
import type { Kind } from '../step.js';
import { cartOf, readFeed, wishParts, type Wish } from './cart.js';

interface ReserveWish extends Wish {
  /** Which of a few request ids; -1: none. */
  id: number;
  /** Which order, counted from the newest, is to make place; -1: none. */
  replaces: number;
}

const requestIds = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
];

export const reserve: Kind<ReserveWish> = {
  name: 'reserve',
  input: fc.record({
    ...wishParts,
    id: fc.constantFrom(-1, -1, -1, -1, 0, 1, 2),
    replaces: fc.constantFrom(-1, -1, -1, 0, 1, 2),
  }),
  async play(play, wanted) {
    const cart = await cartOf(play, wanted);
    const replaced = play.ledger.open()[wanted.replaces];
    const clientRequestId = requestIds[wanted.id];
    const request = {
      ...cart.request,
      ...(clientRequestId && { clientRequestId }),
      ...(replaced && { replaceCheckoutToken: replaced.reservation.checkoutToken }),
    };
    if (clientRequestId) play.ledger.repeatable.push({ ...cart, request });
    return hold(play, { ...cart, request });
  },
};

/** A buyer who never got the answer, or clicked twice, sends the same once more. */
export const reserveAgain: Kind<number> = {
  name: 'reserve again',
  input: fc.nat({ max: 3 }),
  isPossible: ({ repeatable }) => repeatable.length > 0,
  async play(play, which) {
    const { repeatable } = play.ledger;
    const earlier = repeatable[which % repeatable.length]!;
    const feed = await readFeed(play, earlier);
    return hold(play, { ...earlier, feed });
  },
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
async function hold(play: Play, asked: Cart): Promise<Trace> {
  const { ledger } = play;
  const { event, page, request } = asked;
  const cart = { ...asked, without: replacedBy(ledger, asked) };
  const known = ledger.orderOf(event, request.clientRequestId);
  const isTwice = ledger.fault !== undefined && !request.clientRequestId;
  ledger.asked = { ...cart, atMost: isTwice ? 2 : 1 };
  const { data, trace } = await call(play, {
    page,
    name: 'reserve',
    path: { slug: event.slugs[0]! },
    wish: { key: event.key, body: request },
    refusals: known ? replayRefusals(known, request) : reserveRefusals(ledger, cart),
  });
  if (!data) return trace;
  ledger.reservations.set(data.reference, { event, reservation: data });
  if (known) checkEqual(data.reference, known.reference, 'the order of a repeated request');
  else checkEqual(billOf(data), billOf(expectedPrice(ledger, cart)!), 'the reservation');
  return known ? 'none' : trace;
}

/** RES-14: an id that comes back with another cart is refused. */
const replayRefusals = ({ request }: KnownOrder, again: BodyOf<'reserve'>): ErrorCode[] =>
  inOneSpelling(request) === inOneSpelling(again) ? [] : ['request_id_reused'];

const inOneSpelling = ({ items, promo = '', paymentPlanId = null }: BodyOf<'reserve'>) =>
  JSON.stringify([
    items.map(({ releaseId, quantity }) => `${releaseId} ${quantity}`).sort(),
    promo,
    paymentPlanId,
  ]);

/** RES-15: only a hold of this event makes place, and only while its buyer is not paying. */
function replacedBy(ledger: Ledger, { event, request }: Cart): KnownOrder[] {
  const order = ledger
    .open()
    .find(({ reservation }) => reservation.checkoutToken === request.replaceCheckoutToken);
  if (!order || order.event !== event) return [];
  const { payments } = ledger.sight;
  const payment = payments.findLast(({ reference }) => reference === order.reference);
  const isUntouched = order.status === 'awaiting_payment' && payment?.status === 'open';
  return order.status === 'held' || isUntouched ? [order] : [];
}
