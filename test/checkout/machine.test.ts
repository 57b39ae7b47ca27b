import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { next } from '../../src/checkout/machine.js';
import { keptOf } from '../../src/checkout/kept.js';
import { unknownOrder, type Order } from '../../src/checkout/order.js';
import { firstState, textOf, type Details, type Event } from '../../src/checkout/state.js';

const wishes = ['a', 'b'].map((releaseId) => ({ items: [{ releaseId, quantity: 1 }] }));
const wish = fc.constantFrom({ items: [] }, ...wishes, { ...wishes[0]!, planId: 'p' });
const details: Details = {
  buyer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
  consents: { organiser_email: false, organiser_messaging: false, platform_email: false },
  formVersion: 'v1',
  consentTextSnapshot: { organiser_email: '', organiser_messaging: '', platform_email: '' },
  attestationAccepted: true,
};
const order: fc.Arbitrary<Order> = fc
  .record({
    token: fc.constantFrom('one', 'two'),
    status: fc.constantFrom(
      undefined,
      'held' as const,
      'awaiting_payment' as const,
      'completed' as const,
      'expired' as const,
      'cancelled' as const,
      'refunded' as const,
    ),
    nextStep: fc.constantFrom(
      undefined,
      'details' as const,
      'pay' as const,
      'complete_free' as const,
      'wait' as const,
    ),
    payment: fc.constantFrom(
      undefined,
      'none' as const,
      'requires_action' as const,
      'processing' as const,
      'declined' as const,
    ),
  })
  .map(({ token, payment, ...rest }) => ({
    ...unknownOrder(token),
    ...rest,
    payment: { status: payment, message: '' },
  }));
const failure = fc.record({
  code: fc.constantFrom(
    'network',
    'timeout',
    'not_found',
    'unauthorized',
    'rate_limited',
    'hold_expired',
    'payment_required',
    'nothing_to_pay',
    'details_required',
    'sold_out',
    'price_changed',
    'of_tomorrow',
  ),
});
const tasks = ['quote', 'reserve', 'details', 'pay', 'complete_free', 'status'] as const;
const { sums } = unknownOrder('');
const redirect = { kind: 'redirect', url: 'https://pay.example/' } as const;

const event: fc.Arbitrary<Event> = fc.oneof(
  wish.map((value) => ({ type: 'wished' as const, wish: value })),
  fc.constantFrom<Event>(
    { type: 'reserve', requestId: 'id' },
    { type: 'pay' },
    { type: 'pay' },
    { type: 'details_given', details },
    { type: 'details_taken', nextStep: 'pay', hold: undefined },
    { type: 'pay_answered', paid: false, processing: false, action: redirect },
    { type: 'pay_answered', paid: true, processing: false, action: undefined },
    { type: 'pay_answered', paid: false, processing: false, action: undefined },
    { type: 'freed' },
    { type: 'performed' },
    { type: 'performed', failure: { code: 'card_unreadable' } },
    { type: 'check' },
    { type: 'start_over' },
    { type: 'back', to: 'choosing' },
    { type: 'back', to: 'details' },
    { type: 'plan_chosen', planId: 'p', requestId: 'id' },
    { type: 'plan_chosen', planId: undefined, requestId: 'id' },
    { type: 'time_came', timer: 'quote' },
    { type: 'time_came', timer: 'reserve_again' },
    { type: 'time_came', timer: 'ask_again' },
    { type: 'feed_read', capabilities: ['reserve_request_id', 'replace_hold'] },
    { type: 'quoted', wish: textOf(wishes[0]!), sums, warnings: [] },
    { type: 'plan_quoted', planId: 'p', sums },
    {
      type: 'restored',
      kept: { version: 1, wish: wishes[1]!, token: 'one', held: textOf(wishes[1]!) },
    },
  ),
  order.map((told) => ({ type: 'reserved' as const, order: told })),
  order.map((told) => ({ type: 'told' as const, order: told })),
  fc
    .tuple(fc.constantFrom(...tasks), failure)
    .map(([task, why]) => ({ type: 'failed' as const, task, failure: why })),
);

describe('the machine of a checkout', () => {
  it('makes sense of any event anywhere, and pays only where its buyer pressed "Pay"', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let state = firstState;
        for (const one of events) {
          const then = state;
          const { effects, ...moved } = next(then, one);
          state = moved.state;
          const isBefore = state.step === 'choosing' || state.step === 'reserving';
          expect(isBefore || state.order !== undefined, state.step).to.equal(true);
          if (state.step === 'reserving') expect(state.intent).not.to.equal(undefined);
          for (const effect of effects) {
            if ('token' in effect) expect(effect.token).to.equal(state.order?.token);
            if (effect.do === 'pay')
              expect([then.step, one.type]).to.deep.equal(['payment', 'pay']);
            if (effect.do === 'complete_free') expect(state.step).to.equal('paying');
            if (effect.do === 'reserve') expect(state.step).to.equal('reserving');
          }
          keptOf(state);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps what was chosen and typed until it is bought, or its buyer chooses otherwise', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let state = firstState;
        for (const one of events) {
          const then = state;
          state = next(then, one).state;
          if (state.step === 'completed' || one.type === 'wished' || one.type === 'restored') {
            continue;
          }
          expect(state.wish.items).to.deep.equal(then.wish.items);
          if (then.details) expect(state.details).not.to.equal(undefined);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
