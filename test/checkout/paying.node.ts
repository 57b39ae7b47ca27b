import { describe, it } from 'node:test';
import { expect } from 'chai';
import { next } from '../../src/checkout/machine/machine.js';
import type { Problem, State } from '../../src/checkout/machine/state.js';
import type { Order } from '../../src/checkout/order/order.js';
import { at, deeds, fail, order, problem, sums } from './moves.js';

describe('the details of a buyer', () => {
  it('lead on with the shorter of two holds', () => {
    const since = { monotonic: 0, wall: 0 };
    const known = at('sending', { order: order({ hold: { seconds: 500, since } }) });
    const taken = (seconds?: number) =>
      next(known, {
        type: 'details_taken',
        hold: seconds === undefined ? undefined : { seconds, since },
      });
    expect(taken().state).to.deep.include({ step: 'payment' });
    for (const [told, left] of [
      [undefined, 500],
      [400, 400],
      [600, 500],
    ] as const)
      expect(taken(told).state.order).to.deep.include({
        hasDetails: true,
        hold: { seconds: left, since },
      });
  });

  it('that are refused stay, and the service is asked where the order itself may be over', () => {
    const after = (code: string) => {
      const { state, effects } = fail(at('sending'), 'details', { code });
      expect([state.step, state.problem]).to.deep.equal(['details', problem(code, 'details')]);
      expect(state.details?.buyer.firstName).to.equal('Ada');
      return deeds(effects);
    };
    for (const code of ['hold_expired', 'not_found', 'bad_request'])
      expect(after(code)).to.deep.equal(['ask']);
    expect(after('consent_text_mismatch')).to.deep.equal(['read_feed']);
    expect(after('network')).to.deep.equal([]);
  });

  it('are fixed once the payment has begun', () => {
    const begun = at('payment', { order: order({ status: 'awaiting_payment' }) });
    const { state, effects } = next(begun, { type: 'back', to: 'details' });
    expect([state.step, state.problem, effects]).to.deep.equal([
      ...['payment', problem('payment_begun', 'details'), []],
    ]);
    const free = next(at('payment', { order: order() }), { type: 'back', to: 'details' });
    expect([free.state.step, free.effects]).to.deep.equal(['details', []]);
    const shop = next(at('payment', { order: order() }), { type: 'back', to: 'choosing' });
    expect([shop.state.step, deeds(shop.effects)[0]]).to.deep.equal(['choosing', 'read_feed']);
  });
});

describe('a press on "Pay"', () => {
  const paying = (change: Partial<Order> = {}) =>
    at('paying', { order: order(change), action: undefined });
  const answered = (state: State, isUnderWay?: boolean, action?: object) =>
    next(state, { type: 'pay_answered', isUnderWay, action: action as never });
  const page = { kind: 'redirect', url: 'https://pay.example/' };

  it('completes what costs nothing, and pays the rest', () => {
    const press = (change: Partial<Order>) =>
      next(at('payment', { order: order(change) }), { type: 'pay' });
    expect(deeds(press({ sums: { ...sums, totalPennies: 0 } }).effects)).to.deep.equal([
      'complete_free',
    ]);
    expect(deeds(press({ sums: { ...sums, totalPennies: 1 } }).effects)).to.deep.equal(['pay']);
    expect(deeds(press({ sums: { ...sums, totalPennies: 0 }, owes: true }).effects)).to.deep.equal([
      'pay',
    ]);
  });

  it('leads to the payment, to waiting, or to the service where there is no way to pay', () => {
    const sent = answered(paying(), undefined, page);
    expect([sent.state.step, sent.state.order?.payment.status]).to.deep.equal([
      'paying',
      'requires_action',
    ]);
    expect(deeds(sent.effects)).to.deep.equal(['perform']);
    const begun = answered(paying(), true);
    expect([begun.state.step, begun.state.order?.payment.status]).to.deep.equal([
      'waiting',
      'processing',
    ]);
    const again = answered(paying({ payment: { status: undefined, message: '' } }));
    expect(again.state.step).to.equal('waiting');
    for (const isUnderWay of [undefined, false]) {
      const none = answered(paying(), isUnderWay);
      expect([none.state.step, none.state.problem]).to.deep.equal([
        'unknown',
        problem('no_way_to_pay'),
      ]);
      expect(deeds(none.effects)).to.deep.equal(['ask']);
    }
  });

  it('that fails leads to where its buyer can go on, and to the service where it may have acted', () => {
    const lost = fail(paying(), 'pay', { code: 'timeout' });
    expect([lost.state.step, lost.state.order?.payment.status]).to.deep.equal([
      'unknown',
      undefined,
    ]);
    expect([lost.state.problem, deeds(lost.effects)]).to.deep.equal([problem('timeout'), ['ask']]);
    const details = fail(paying({ hasDetails: true }), 'pay', { code: 'details_required' });
    expect([details.state.step, details.state.order?.hasDetails, details.effects]).to.deep.equal([
      'details',
      false,
      [],
    ]);
    const refused = fail(paying({ payment: { status: undefined, message: '' } }), 'pay', {
      code: 'of_tomorrow',
    });
    expect([refused.state.step, refused.state.order?.payment.status]).to.deep.equal([
      'payment',
      'none',
    ]);
    expect([refused.state.problem, deeds(refused.effects)]).to.deep.equal([
      problem('of_tomorrow'),
      ['ask'],
    ]);
  });

  it('on an order that is free after all completes it; one that can be neither is stuck', () => {
    const free = fail(paying(), 'pay', { code: 'nothing_to_pay' });
    expect([free.state.order?.owes, deeds(free.effects)]).to.deep.equal([false, ['complete_free']]);
    const owed = fail(paying(), 'complete_free', { code: 'payment_required' });
    expect([owed.state.order?.owes, owed.state.problem?.code]).to.deep.equal([
      true,
      'payment_required',
    ]);
    const stuck = fail(paying({ owes: false }), 'complete_free', { code: 'payment_required' });
    expect([stuck.state.step, stuck.state.problem?.code]).to.deep.equal(['payment', 'order_stuck']);
    const left = next(stuck.state, { type: 'give_up' });
    expect(left.state).to.deep.include({ step: 'choosing', order: undefined, problem: undefined });
    expect(deeds(left.effects)).to.deep.equal(['read_feed', 'wait']);
  });

  it('in a form that is left is no failure; the service is asked in every case', () => {
    const performed = (failure?: Problem) => {
      const { state, effects } = next(paying(), { type: 'performed', ...(failure && { failure }) });
      expect(deeds(effects)).to.deep.equal(['ask']);
      return [state.step, state.problem];
    };
    expect(performed()).to.deep.equal(['waiting', undefined]);
    expect(performed(problem('payment_left'))).to.deep.equal(['unknown', undefined]);
    expect(performed(problem('card_unreadable'))).to.deep.equal([
      'unknown',
      problem('card_unreadable'),
    ]);
  });

  it('that completes a free order asks for its tickets', () => {
    const { state, effects } = next(paying(), { type: 'freed' });
    expect([state.step, deeds(effects).at(-1)]).to.deep.equal(['completed', 'ask']);
  });
});
