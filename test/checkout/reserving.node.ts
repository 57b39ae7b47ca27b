import { describe, it } from 'node:test';
import { expect } from 'chai';
import { next } from '../../src/checkout/machine/machine.js';
import {
  firstState,
  type Effect,
  type Event,
  type QuoteState,
  type State,
} from '../../src/checkout/machine/state.js';
import type { Order } from '../../src/checkout/order/order.js';
import {
  at,
  chosen,
  deeds,
  fail,
  holding,
  key,
  order,
  other,
  pauses,
  problem,
  selection,
  sums,
} from './moves.js';

const ready: QuoteState = {
  ...{ status: 'ready', selection: key, warnings: [] },
  sums: { ...sums, totalPennies: 100 },
};
const asking: QuoteState = { status: 'asking', warnings: [] };
const reserve: Event = { type: 'reserve' };
const bodyOf = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.do === 'reserve' ? [effect.body] : []));

describe('somebody who chooses', () => {
  const select = (state: State, value: State['selection']) =>
    next(state, { type: 'selected', selection: value });

  it('is told the first price at once, the next when they have pressed enough', () => {
    expect(pauses(select(firstState, selection).effects)).to.deep.equal([0]);
    const second = select(chosen({ quote: ready }), other);
    expect(pauses(second.effects)).to.deep.equal([0.3]);
    expect(second.state.quote).to.deep.equal({ ...ready, status: 'asking' });
  });

  it('of nothing more has no price, and none is asked for', () => {
    const { state, effects } = select(chosen({ quote: ready }), { items: [] });
    expect([state.quote, deeds(effects)]).to.deep.equal([
      { status: 'none', warnings: [] },
      ['stop_waiting'],
    ]);
    expect(next(state, { type: 'time_came', timer: 'quote_due' }).effects).to.deep.equal([]);
  });

  it('of what is held already has the price it was held at', () => {
    const { state, effects } = select(holding({ selection: other }), selection);
    expect(state.quote).to.deep.equal({ status: 'ready', selection: key, sums, warnings: [] });
    expect(deeds(effects)).to.deep.equal(['stop_waiting']);
    const due = next({ ...state, quote: asking }, { type: 'time_came', timer: 'quote_due' });
    expect([due.state.quote.status, due.effects]).to.deep.equal(['ready', []]);
  });

  it('of anything else than what is held, or is not known to be, has a price of its own', () => {
    for (const held of [key, undefined]) {
      const { state, effects } = select(holding({ held, quote: ready }), other);
      expect([state.quote.status, pauses(effects)]).to.deep.equal(['asking', [0.3]]);
    }
    const ended = { ...at('expired'), held: undefined, quote: asking };
    expect(next(ended, reserve).state).to.deep.include({ step: 'reserving', quote: asking });
  });

  it('keeps their choice and the estimate where no price can be had, and the feed says why', () => {
    const refused = fail(chosen({ quote: asking }), 'quote', { code: 'sold_out' });
    expect(refused.state).to.deep.include({ problem: problem('sold_out', 'quote'), selection });
    expect([refused.state.quote.status, deeds(refused.effects)]).to.deep.equal([
      'failed',
      ['read_feed'],
    ]);
    const lost = fail(chosen({ quote: asking }), 'quote', { code: 'network' });
    expect([lost.state.problem, lost.effects]).to.deep.equal([undefined, []]);
    const held = fail(holding({ quote: ready }), 'quote', { code: 'sold_out' });
    expect([held.state.quote, held.state.problem]).to.deep.equal([ready, undefined]);
  });

  it('and pays nothing leaves their plan: a free order has none', () => {
    const planned = { ...selection, planId: 'p' };
    const told = (totalPennies: number) =>
      next(chosen({ selection: planned, quote: asking }), {
        ...{ type: 'quoted', selection: key, warnings: [] },
        sums: { ...sums, totalPennies },
      }).state.selection.planId;
    expect([told(0), told(1)]).to.deep.equal([undefined, 'p']);
  });
});

describe('a press on "Continue"', () => {
  it('with nothing chosen says so', () => {
    const { state, effects } = next(firstState, reserve);
    expect([state.problem, effects]).to.deep.equal([problem('nothing_chosen', 'choosing'), []]);
  });

  it('on a plan waits for the price, and without one asks for it where a code may make it free', () => {
    const planned = { ...selection, planId: 'p' };
    const waiting = chosen({ selection: planned, quote: asking });
    expect(next(waiting, reserve)).to.deep.equal({ state: waiting, effects: [] });
    const failed: QuoteState = { status: 'failed', warnings: [] };
    const coded = chosen({ selection: { ...planned, promo: 'FREE' }, quote: failed });
    const asks = next(coded, reserve);
    expect(asks.state.problem).to.deep.equal(problem('no_price', 'choosing'));
    expect([asks.state.step, pauses(asks.effects)]).to.deep.equal(['choosing', [0]]);
    const body = (state: State) => bodyOf(next(state, reserve).effects)[0];
    expect(body(chosen({ selection: planned, quote: failed }))).to.include({ paymentPlanId: 'p' });
    const free = { ...ready, sums: { ...sums, totalPennies: 0 } };
    expect(body(chosen({ selection: planned, quote: free }))).not.to.have.property('paymentPlanId');
  });

  it('tells where its buyer comes from, and is sent once: there is nothing to wait for', () => {
    const channel = { ref: 'REF' } as never;
    const { state, effects } = next(chosen(), { ...reserve, channel });
    expect(bodyOf(effects)).to.deep.equal([{ ...selection, attribution: channel }]);
    expect(deeds(effects)).to.deep.equal(['stop_waiting', 'reserve']);
    expect([state.step, state.intent?.isInRush]).to.deep.equal(['reserving', undefined]);
    expect(bodyOf(next(chosen(), reserve).effects)).to.deep.equal([selection]);
  });

  it('in a rush waits its turn, and a second one keeps the place', () => {
    const first = next(chosen(), { ...reserve, secondsOpen: 5 });
    expect([first.state.intent?.isInRush, pauses(first.effects)]).to.deep.equal([true, [10]]);
    const again = next({ ...first.state, step: 'choosing' }, { ...reserve, secondsOpen: 60 });
    expect(pauses(again.effects)).to.deep.equal([10]);
  });

  it('that is called off in the queue leaves no wait, and asks for a price that is still missing', () => {
    const queued = (quote: QuoteState) => {
      const intent = { selection: key, waitSeconds: 5 };
      const { state, effects } = next(chosen({ step: 'reserving', intent, quote }), {
        ...{ type: 'back', to: 'choosing' },
      });
      expect([state.step, state.intent]).to.deep.equal(['choosing', undefined]);
      expect(effects[0]).to.deep.equal({ do: 'stop_waiting', timer: 'reserve_again' });
      return deeds(effects);
    };
    expect(queued(asking)).to.deep.equal(['stop_waiting', 'wait']);
    expect(queued(ready)).to.deep.equal(['stop_waiting']);
  });

  it('for what is held already goes on with that order, as far as it has come', () => {
    const led = (change: Partial<Order>) => {
      const { state, effects } = next(holding({ order: order(change) }), reserve);
      expect(deeds(effects)).to.deep.equal(['ask']);
      return state.step;
    };
    expect([led({}), led({ hasDetails: true }), led({ status: 'awaiting_payment' })]).to.deep.equal(
      [...['details', 'payment', 'payment']],
    );
  });

  it('for other tickets asks first about an order that may be paid by now', () => {
    const begun = holding({
      selection: other,
      order: order({ payment: { status: 'declined', message: '' } }),
    });
    const { state, effects } = next(begun, reserve);
    expect([state.step, state.intent?.checksOrderFirst]).to.deep.equal(['reserving', true]);
    expect(deeds(effects)).to.deep.equal(['stop_waiting', 'ask']);
    expect(bodyOf(next(holding({ selection: other }), reserve).effects)).to.have.length(1);
  });

  it('that is refused says why, and reads the feed and the price where they may have changed', () => {
    const reserving = (change: Partial<State> = {}) =>
      chosen({ step: 'reserving', intent: { selection: key }, ...change });
    const after = (code: string, change: Partial<State>, more: object = {}) => {
      const { state, effects } = fail(reserving(change), 'reserve', { code, ...more });
      expect([state.step, state.intent]).to.deep.equal(['choosing', undefined]);
      return [state.quote.status, ...deeds(effects)];
    };
    for (const code of ['sold_out', 'not_on_sale', 'unknown_release'])
      expect(after(code, { quote: asking })).to.deep.equal(['failed', 'read_feed']);
    expect(after('sold_out', { quote: ready })).to.deep.equal(['ready', 'read_feed']);
    expect(after('promo_invalid', { quote: asking })).to.deep.equal([
      'asking',
      'read_feed',
      'wait',
    ]);
    expect(after('too_many_holds', { quote: ready })).to.deep.equal(['ready']);
    expect(after('too_many_holds', { quote: asking })).to.deep.equal(['asking', 'wait']);
    const busy = { isBusy: true, retryAfterSeconds: 61 };
    expect(after('rate_limited', { quote: ready }, busy)).to.deep.equal(['ready']);
    const planned = reserving({ selection: { ...selection, planId: 'p' } });
    const left = fail(planned, 'reserve', { code: 'plan_unavailable' }).state.selection;
    expect([left.items, left.planId]).to.deep.equal([selection.items, undefined]);
    expect(fail(planned, 'reserve', { code: 'sold_out' }).state.selection.planId).to.equal('p');
  });

  it('whose answer is lost may hold tickets: its buyer decides', () => {
    const reserving = chosen({ step: 'reserving', intent: { selection: key }, quote: ready });
    const { state, effects } = fail(reserving, 'reserve', { code: 'timeout' });
    expect(state).to.deep.include({ step: 'choosing', intent: undefined, mayHold: true });
    expect(state.problem).to.deep.equal(problem('unsure', 'reserve'));
    expect(pauses(effects)).to.deep.equal([0]);
  });

  it('after a hold has ended holds the same again, at its price and with the same details', () => {
    const ended = at('expired');
    const { state, effects } = next({ ...ended, intent: undefined }, reserve);
    expect([state.step, state.order, state.held]).to.deep.equal([
      ...['reserving', undefined, undefined],
    ]);
    expect([state.quote.status, state.details]).to.deep.equal(['ready', ended.details]);
    expect(deeds(effects)).to.include('reserve');
  });
});
