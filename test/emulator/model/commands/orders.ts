import fc from '../../../chance.js';
import type { PathParamsOf } from '../../../../src/contract/endpoints.js';
import { buyerAt, returnUrl } from '../../../conformance/buyer.js';
import { check, checkEqual } from '../../../conformance/check.js';
import { call, type Result } from '../call.js';
import { orderRefusals, type OrderStep } from '../expected-refusals.js';
import { isUnderWay, type OpenOrder } from '../known.js';
import type { Ledger } from '../ledger.js';
import type { Play, Trace } from '../play.js';
import type { Kind } from '../step.js';

/** Which order, counted from the newest, and by which of the slugs of its event. */
interface Which {
  order: number;
  slug: number;
}
interface Details extends Which {
  email: string;
}

const which = { order: fc.constantFrom(0, 0, 0, 1, 2, 5), slug: fc.nat({ max: 2 }) };
const email = fc.constantFrom('ada@example.com', 'ada@example.com', 'grace@example.com');

const isPossible = (ledger: Readonly<Ledger>) => ledger.open().length > 0;

function orderOf(ledger: Ledger, { order }: Which): OpenOrder {
  const open = ledger.open();
  return open[order % open.length]!;
}

async function ask<Name extends OrderStep>(
  play: Play,
  name: Name,
  { chosen, body }: { chosen: Which & { email?: string }; body?: object },
): Promise<Result<Name>> {
  const order = orderOf(play.ledger, chosen);
  const { event, page, reservation } = order;
  const slug = event.slugs[chosen.slug % event.slugs.length]!;
  return call(play, {
    page,
    name,
    path: { slug, checkoutToken: reservation.checkoutToken } as PathParamsOf<Name>,
    wish: { key: event.key, body },
    refusals: orderRefusals(play.ledger, { step: name, order, email: chosen.email }),
  });
}

export const submitDetails: Kind<Details> = {
  name: 'details',
  input: fc.record({ ...which, email }),
  isPossible,
  async play(play, chosen) {
    return (await enterDetails(play, chosen)).trace;
  },
};

async function enterDetails(play: Play, chosen: Details): Promise<Result<'submitDetails'>> {
  const { event, page } = orderOf(play.ledger, chosen);
  const form = buyerAt(play.stage.pages[page]!, event.name);
  const buyer = { firstName: 'Ada', lastName: 'Byron', email: chosen.email };
  return ask(play, 'submitDetails', { chosen, body: await form.form({ buyer }) });
}

export const pay: Kind<Which> = {
  name: 'pay',
  input: fc.record(which),
  isPossible,
  play: beginPayment,
};

/** PAY-03, PAY-04: a payment that is under way goes on, and one that is done is not made again. */
async function beginPayment(play: Play, chosen: Which): Promise<Trace> {
  const { reference, status, reservation } = orderOf(play.ledger, chosen);
  const payments = play.ledger.sight.payments.filter((one) => one.reference === reference);
  const underWay = payments.find(isUnderWay);
  const { data, trace } = await ask(play, 'pay', { chosen, body: { returnUrl } });
  if (!data) return trace;
  const isPaid = status === 'completed';
  checkEqual(data.status === 'paid', isPaid, 'whether it is paid');
  checkEqual(data.amountPennies, reservation.dueNowPennies, 'what is to be paid');
  if (underWay) checkEqual(data.attemptId, underWay.attemptId, 'the payment that goes on');
  return isPaid || underWay ? 'none' : 'some';
}

/** FRE-02: asking again completes nothing again. */
export const completeFree: Kind<Which> = {
  name: 'complete free',
  input: fc.record(which),
  isPossible,
  play: finishFree,
};

async function finishFree(play: Play, chosen: Which): Promise<Trace> {
  const { status } = orderOf(play.ledger, chosen);
  const { trace } = await ask(play, 'completeFree', { chosen });
  return status === 'completed' ? 'none' : trace;
}

/** ORD-01: a look changes nothing. */
export const getOrder: Kind<Which> = {
  name: 'look at order',
  input: fc.record(which),
  isPossible,
  async play(play, chosen) {
    const { reference } = orderOf(play.ledger, chosen);
    const { data } = await ask(play, 'getOrder', { chosen });
    check(data === undefined || data.reference === reference, `order ${reference}`);
    return 'none';
  },
};

/** A buyer in a hurry: from the hold to the payment page, or to the end of a free order. */
export const checkOut: Kind<Details> = {
  name: 'check out',
  input: fc.record({ ...which, email }),
  isPossible,
  async play(play, chosen) {
    const { data, trace } = await enterDetails(play, chosen);
    if (!data) return trace;
    const order = orderOf(play.ledger, chosen);
    order.hasDetails = true;
    if (order.reservation.totalPennies > 0) await beginPayment(play, chosen);
    else await finishFree(play, chosen);
    return 'some';
  },
};
