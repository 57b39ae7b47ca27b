import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { CheckoutOptions } from '../../src/checkout/checkout.js';
import { unknownOrder } from '../../src/checkout/order/order.js';
import { createServiceCalls } from '../../src/checkout/service-calls.js';

type Calls = ReturnType<typeof createServiceCalls>;

/** The calls of a checkout whose service answers so, and all that was asked of it. */
function callsTo(answer: () => unknown, more: Partial<CheckoutOptions> = {}) {
  const asked: unknown[][] = [];
  const client = new Proxy({} as CheckoutOptions['client'], {
    get:
      (_, name) =>
      (...args: unknown[]) => {
        asked.push([name, ...args]);
        return Promise.resolve().then(answer);
      },
  });
  const options = { client, event: 'meadowlark-2027', returnUrl: () => 'https://a.example/' };
  let monotonic = 0;
  const clocks = () => ({ monotonic: (monotonic += 1000), wall: 0 });
  const calls = createServiceCalls({ ...options, ...more } as CheckoutOptions, clocks);
  return { calls, asked };
}

const { signal } = new AbortController();
const token = 'one';
const items = [{ releaseId: 'a', quantity: 2 }];
const failure = (error: object) => {
  const refuse = () => {
    throw Object.assign(new Error(), error);
  };
  return callsTo(refuse).calls.pay({ do: 'pay', token });
};

describe('a call of the checkout that fails', () => {
  const expected: [thrown: object, told: object][] = [
    [{ code: 'sold_out', status: 409 }, { code: 'sold_out' }],
    [{ code: 'network' }, { code: 'network' }],
    [{ status: 409 }, { code: 'bad_answer' }],
    [{}, { code: 'bad_answer' }],
    [{ code: 7, status: 499 }, { code: 'bad_answer' }],
    [{ code: 'sold_out', status: 500 }, { code: 'internal_error' }],
    [
      { code: 'rate_limited', status: 429 },
      { code: 'rate_limited', isBusy: true },
    ],
    [{ code: 'too_many_holds', status: 429 }, { code: 'too_many_holds' }],
    [
      { status: 503, retryAfterSeconds: 0 },
      { code: 'internal_error', isBusy: true, retryAfterSeconds: 0 },
    ],
    [
      { code: 'bad_request', status: 400, details: { email: 'invalid' } },
      { code: 'bad_request', details: { email: 'invalid' } },
    ],
  ];
  for (const [thrown, told] of expected) {
    it(`with ${JSON.stringify(thrown)} is ${JSON.stringify(told)}`, async () => {
      expect(await failure(thrown)).to.deep.equal({ type: 'failed', task: 'pay', failure: told });
    });
  }

  it('as it was aborted is no failure', async () => {
    const error: unknown = await failure({ name: 'AbortError' }).catch((given: unknown) => given);
    expect(error).to.be.an('error').with.property('name', 'AbortError');
  });

  it('by an answer of no use says so', async () => {
    const free = callsTo(() => ({ completed: null })).calls;
    expect(await free.complete_free({ do: 'complete_free', token })).to.deep.equal({
      ...{ type: 'failed', task: 'complete_free', failure: { code: 'bad_answer' } },
    });
    const { calls } = callsTo(() => ({ checkoutToken: '' }));
    expect(await calls.reserve({ do: 'reserve', body: { items } })).to.deep.equal({
      ...{ type: 'failed', task: 'reserve', failure: { code: 'bad_answer' } },
    });
  });
});

describe('a call of the checkout that is answered', () => {
  const ask = async <Name extends keyof Calls>(
    name: Name,
    answer: object,
    ...args: Parameters<Calls[Name]>
  ) => {
    const { calls, asked } = callsTo(() => answer);
    const event = await (calls[name] as (...all: unknown[]) => Promise<unknown>)(...args);
    return { event: event as Record<string, unknown>, asked };
  };

  it('for a price tells what it is for, and what the service warns of', async () => {
    const warnings = [{ code: 'low_stock', releaseId: 'a' }, { code: 'of_tomorrow' }, null];
    const { event, asked } = await ask(
      ...(['quote', { totalPennies: 90, warnings }] as const),
      { do: 'quote', selection: { items, promo: 'EARLY' } },
      signal,
    );
    expect(event).to.deep.include({ type: 'quoted', selection: '[[["a",2]],"EARLY",null]' });
    expect(event['warnings']).to.deep.equal([
      { code: 'low_stock', releaseId: 'a' },
      { code: 'of_tomorrow', releaseId: undefined },
    ]);
    expect(event['sums']).to.include({ totalPennies: 90 });
    const [name, request, options] = asked[0]!;
    expect([name, request]).to.deep.equal([
      'quote',
      { slug: 'meadowlark-2027', body: { items, promo: 'EARLY' } },
    ]);
    expect(options).to.deep.include({ signal, once: false });
  });

  it('for the price of a plan names the plan, and asks with it', async () => {
    const { event, asked } = await ask('plan', { totalPennies: 95 }, { items }, 'p', signal);
    expect(event).to.deep.include({ type: 'plan_quoted', planId: 'p' });
    expect(event['selection']).to.equal('[[["a",2]],null,null]');
    expect(asked[0]![1]).to.deep.include({ body: { items, paymentPlanId: 'p' } });
  });

  it('in the rush after an opening is not repeated', async () => {
    const { calls, asked } = callsTo(() => ({}), { secondsOpen: () => 1 });
    await calls.plan({ items }, 'p', signal);
    expect(asked[0]![2]).to.include({ once: true });
  });

  it('counts a hold from the moment it was asked for', async () => {
    const since = { monotonic: 1000, wall: 0 };
    const hold = { seconds: 600, since };
    const held = { checkoutToken: token, holdSeconds: 600 };
    const reserved = await ask('reserve', held, { do: 'reserve', body: { items } });
    expect(reserved.event).to.have.nested.property('order.hold').that.deep.equals(hold);
    const details = { buyer: {} } as never;
    const taken = await ask('submit_details', held, { do: 'submit_details', token, details });
    expect(taken.event).to.deep.equal({ type: 'details_taken', hold });
    expect(taken.asked[0]).to.deep.equal([
      'submitDetails',
      { slug: 'meadowlark-2027', checkoutToken: token, body: details },
    ]);
    const order = unknownOrder(token);
    const told = await ask('ask', { status: 'held', ...held }, { do: 'ask', order }, signal);
    expect(told.event).to.have.nested.property('order.hold').that.deep.equals(hold);
    expect(told.event).to.have.nested.property('order.status', 'held');
  });

  it('for a payment says where the page returns to, and what to do', async () => {
    const action = { kind: 'redirect', url: 'https://pay.example/' };
    const { event, asked } = await ask('pay', { action }, { do: 'pay', token });
    expect(event).to.deep.equal({ type: 'pay_answered', isUnderWay: undefined, action });
    expect(asked[0]![1]).to.deep.include({ body: { returnUrl: 'https://a.example/' } });
    const freed = await ask('complete_free', { completed: true }, { do: 'complete_free', token });
    expect(freed.event).to.deep.equal({ type: 'freed' });
  });

  it('without a way to pay is told to the page’s developer, with no word of its values', async () => {
    const told: string[] = [];
    const warn = (text: string) => told.push(text);
    await callsTo(() => ({ door: 'secret' }), { warn }).calls.pay({ do: 'pay', token });
    expect(told).to.have.length(1);
    expect(told[0]).to.include('door').and.not.to.include('secret');
  });
});
