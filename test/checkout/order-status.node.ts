import { describe, it } from 'node:test';
import { expect } from 'chai';
import { next } from '../../src/checkout/machine/machine.js';
import type { Failure, State, Step } from '../../src/checkout/machine/state.js';
import type { CrossOffer, Order } from '../../src/checkout/order/order.js';
import { play, ways } from './machine-walks.js';
import { answer, at, deeds, fail, holding, pauses } from './moves.js';

const paid = (status: Order['payment']['status']) => ({ payment: { status, message: '' } });
const offer: CrossOffer = { eventName: 'Harbour', eventSlug: 'harbour', label: '' };

describe('a payment that the service is at work on', () => {
  it('is asked about after 1, 2, 3 seconds, then every 5 for two minutes, then twice a minute', () => {
    let state = at('waiting', { polls: 0 });
    const asked: number[] = [];
    for (let times = 0; times < 28; times += 1) {
      const moved = answer(state, paid('processing'));
      asked.push(...pauses(moved.effects));
      state = moved.state;
    }
    const fast = Array.from({ length: 23 }, () => 5);
    expect(asked).to.deep.equal([1, 2, 3, ...fast, 30, 30]);
  });

  it('may be told a moment late: what nobody has paid goes back after the third answer', () => {
    const steps = [0, 1, 2].map((polls) => {
      const begun = { status: 'awaiting_payment', ...paid('requires_action') } as const;
      return answer(at('waiting', { polls }), begun).state.step;
    });
    expect(steps).to.deep.equal(['waiting', 'waiting', 'payment']);
  });
});

describe('an answer about an order', () => {
  const during = (code: string) => ({ problem: { code, during: 'pay' } }) as const;
  const silent = { status: undefined, payment: { status: undefined, message: '' } };

  it('without a status says as much as its payment does, or the last problem', () => {
    const led: [Partial<State>, Partial<Order>, Step][] = [
      [{}, silent, 'unknown'],
      [{}, { ...silent, ...paid('none') }, 'payment'],
      [during('no_way_to_pay'), silent, 'payment'],
      [during('hold_expired'), silent, 'expired'],
      [during('declined'), silent, 'unknown'],
      [{}, { ...silent, ...paid('processing') }, 'waiting'],
    ];
    for (const [change, told, step] of led)
      expect(
        answer(at('unknown', change), told).state.step,
        JSON.stringify([change, told]),
      ).to.equal(step);
  });

  it('without news disturbs nobody who is typing', () => {
    for (const step of ['choosing', 'details', 'sending', 'payment'] as const) {
      const moved = answer(at(step), silent);
      expect([moved.state.step, moved.effects]).to.deep.equal([step, []]);
    }
  });

  it('with a payment under way takes its buyer to it, from wherever they are', () => {
    for (const step of ['details', 'payment', 'unknown'] as const)
      expect(answer(at(step), paid('processing')).state.step).to.equal('waiting');
  });

  it('may leave out the hold where none was ever told', () => {
    const { order } = answer(at('unknown'), { hold: undefined }).state;
    expect(order!.hold).to.equal(undefined);
  });

  it('that begun to be paid elsewhere moves its buyer on from the details, which are fixed', () => {
    const begun = { status: 'awaiting_payment', ...paid('requires_action') } as const;
    expect(answer(at('details'), begun).state.step).to.equal('payment');
    expect(answer(at('details'), { ...begun, status: 'held' }).state.step).to.equal('details');
  });

  it('clears a problem with the status, and keeps one that its buyer still has to read', () => {
    const held = { status: 'held', ...paid('none') } as const;
    const status = { problem: { code: 'timeout', during: 'status' } } as const;
    expect(answer(at('unknown', status), held).state.problem).to.equal(undefined);
    const { problem } = answer(at('unknown', during('network')), held).state;
    expect(problem).to.deep.equal(during('network').problem);
    const declined = answer(at('unknown'), { status: 'held', ...paid('declined') }).state.problem;
    expect(declined).to.deep.include({ code: 'declined', during: 'pay' });
  });
});

describe('the end of an order', () => {
  const released = (status: Order['status']) =>
    answer(play(ways.find(([step, events]) => step === 'choosing' && events.length > 3)![1]), {
      status,
    });

  it('while its buyer chooses again leaves the choice, and says that a hold has run out', () => {
    for (const status of ['expired', 'cancelled'] as const) {
      const { state, effects } = released(status);
      expect([state.step, state.order, state.held]).to.deep.equal([
        ...['choosing', undefined, undefined],
      ]);
      expect(state.selection.items).to.have.length(1);
      expect(state.problem?.code).to.equal(status === 'expired' ? 'hold_expired' : undefined);
      expect(pauses(effects)).to.deep.equal([0]);
    }
  });

  it('is told once: told again, it reads nothing again', () => {
    const again = answer(at('expired'), { status: 'expired' });
    expect([again.state.step, again.effects]).to.deep.equal(['expired', []]);
  });

  it('that its buyer leaves behind keeps choice and details, and reads what there is now', () => {
    const over = at('expired');
    const { state, effects } = next(over, { type: 'start_over' });
    const { selection, details } = over;
    expect(state).to.deep.include({ step: 'choosing', selection, details });
    expect(state.order).to.equal(undefined);
    expect([deeds(effects), pauses(effects)]).to.deep.equal([['read_feed', 'wait'], [0]]);
  });

  it('leaves the code of a promotion, the e-mail address for the receipt, and no details', () => {
    const base = at('waiting');
    const selection = { ...base.selection, promo: 'EARLY' };
    const { state } = answer({ ...base, selection }, { status: 'completed' });
    expect(state.selection).to.deep.equal({ items: [], promo: 'EARLY' });
    expect([state.details, state.order?.email]).to.deep.equal([undefined, 'ada@example.com']);
    const plain = answer(base, { status: 'completed' }).state.selection;
    expect(plain).to.deep.equal({ items: [] });
  });

  it('asks for codes that were promised until they are there, or for two minutes', () => {
    const done = { status: 'completed', offers: [offer], codes: [] } as const;
    const first = answer(at('waiting', { polls: 9 }), done);
    expect([first.state.polls, pauses(first.effects)]).to.deep.equal([1, [1]]);
    expect(pauses(answer({ ...first.state, polls: 25 }, done).effects)).to.deep.equal([5]);
    expect(answer({ ...first.state, polls: 26 }, done).effects).to.deep.equal([]);
    const codes = [{ ...offer, code: 'ABC', expiresAt: '' }];
    const known = answer(first.state, { ...done, codes });
    expect(known.effects).to.deep.equal([]);
    expect(next(known.state, { type: 'check' }).effects).to.deep.equal([]);
    expect(deeds(next(first.state, { type: 'check' }).effects)).to.deep.equal(['ask']);
  });
});

describe('a status that cannot be had', () => {
  it('is asked for again after a pause, the one that the service told, or not by itself', () => {
    const failed = (failure: Failure) => fail(at('waiting', { polls: 1 }), 'status', failure);
    const again = failed({ code: 'network' });
    expect([again.state.step, again.state.polls]).to.deep.equal(['unknown', 2]);
    expect(pauses(again.effects)).to.deep.equal([2]);
    const told = failed({ code: 'rate_limited', retryAfterSeconds: 60 });
    expect(told.effects).to.deep.include({
      ...{ do: 'wait', timer: 'ask_again', seconds: 60, spread: 60 },
    });
    expect(failed({ code: 'rate_limited', retryAfterSeconds: 61 }).effects).to.deep.equal([]);
  });

  it('stops where the page may not ask, and says so', () => {
    for (const code of ['unauthorized', 'origin_not_allowed', 'secret_key']) {
      const { state, effects } = fail(at('waiting'), 'status', { code });
      expect([state.step, state.problem?.code, effects]).to.deep.equal(['unknown', code, []]);
    }
  });

  it('says nothing to a buyer who pays, until that is answered', () => {
    const paying = play(ways.find(([step]) => step === 'paying')![1]);
    for (const code of ['network', 'not_found'])
      expect(fail(paying, 'status', { code }).state).to.equal(paying);
  });

  it('is the end of an order that the service does not know; after days its buyer begins anew', () => {
    const gone = fail(at('unknown'), 'status', { code: 'not_found' });
    expect(gone.state).to.deep.include({ step: 'choosing', order: undefined, held: undefined });
    expect(gone.state.problem).to.deep.equal({ code: 'order_gone', during: 'status' });
    expect(gone.state.selection.items).to.have.length(1);
    expect(deeds(gone.effects)).to.deep.equal(['read_feed', 'wait']);
    const base = at('unknown');
    const order = { ...base.order!, isOld: true };
    const old = fail({ ...base, order }, 'status', { code: 'not_found' });
    expect(old.state).to.deep.include({ step: 'choosing', order: undefined, details: undefined });
    expect(old.state).to.deep.include({ problem: undefined, selection: { items: [] } });
    expect(deeds(old.effects)).to.deep.equal(['read_feed']);
    const choosing = fail(holding({ order }), 'status', { code: 'not_found' });
    expect(choosing.state.selection.items).to.have.length(1);
    expect(choosing.state.problem?.code).to.equal('order_gone');
  });

  it('before another order is made keeps its buyer from making two', () => {
    const [, events] = ways.find(
      ([step, all]) => step === 'reserving' && all.some(({ type }) => type === 'pay'),
    )!;
    const checking = play(events);
    const lost = fail(checking, 'status', { code: 'network' });
    expect([lost.state.step, lost.state.problem?.during]).to.deep.equal(['choosing', 'status']);
    const unknown = fail(checking, 'status', { code: 'not_found' });
    expect([unknown.state.step, unknown.state.order]).to.deep.equal(['reserving', undefined]);
    expect(deeds(unknown.effects)).to.include('reserve');
    const simple = play(ways.find(([step]) => step === 'reserving')![1]);
    expect(fail(simple, 'status', { code: 'network' }).state).to.equal(simple);
  });
});
