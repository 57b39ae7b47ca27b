import { describe, it } from 'node:test';
import { expect } from 'chai';
import { next } from '../../src/checkout/machine/machine.js';
import { firstState, type SessionRecord } from '../../src/checkout/machine/state.js';
import { deeds, holding, key, other, pauses, problem, selection } from './moves.js';

describe('a page that comes back', () => {
  const now = { monotonic: 5000, wall: 100_000 };
  const restore = (kept: Partial<SessionRecord>, state = firstState) =>
    next(state, { type: 'restored', now, kept: { version: 1, selection, ...kept } });

  it('takes up a choice, an order, or a payment that its buyer left for', () => {
    const choice = restore({});
    expect([choice.state.step, pauses(choice.effects)]).to.deep.equal(['choosing', [0]]);
    const led = (kept: Partial<SessionRecord>) => {
      const { state, effects } = restore({ token: 'one', held: key, ...kept });
      expect(deeds(effects)).to.deep.equal(['ask', 'wait']);
      return state.step;
    };
    expect(led({ held: undefined })).to.equal('unknown');
    expect([led({}), led({ away: true }), led({ selection: other })]).to.deep.equal([
      ...['unknown', 'waiting', 'choosing'],
    ]);
  });

  it('knows of the order what the page before knew', () => {
    const { state } = restore({
      token: 'one',
      held: key,
      unpaid: true,
      hasDetails: true,
      isOld: true,
    });
    expect(state.order).to.deep.include({ token: 'one', hasDetails: true, isOld: true });
    expect(state.order?.payment.status).to.equal('none');
    const bare = restore({ token: 'one' }).state.order;
    expect([bare?.hasDetails, bare?.payment.status]).to.deep.equal([false, undefined]);
  });

  it('has as much of the hold as is left, never more where the clock was set back', () => {
    const left = (at: unknown, seconds: unknown = 900) =>
      restore({ token: 'one', hold: { seconds, at } as never }).state.order?.hold;
    expect(left(40_000)).to.deep.equal({ seconds: 840, since: now });
    expect(left(200_000)).to.deep.equal({ seconds: 900, since: now });
    expect(left(-1e9)).to.deep.equal({ seconds: 0, since: now });
    expect([left('x'), left(0, 'x'), restore({ token: 'one' }).state.order?.hold]).to.deep.equal([
      ...[undefined, undefined, undefined],
    ]);
  });

  it('while a press was on its way leaves the decision to its buyer, and one in the queue its place', () => {
    const sent = restore({ intent: { selection: key } });
    expect(sent.state).to.deep.include({ step: 'choosing', mayHold: true });
    expect([sent.state.problem, deeds(sent.effects)]).to.deep.equal([
      problem('unsure', 'reserve'),
      ['wait'],
    ]);
    expect(deeds(restore({ intent: { selection: key }, token: 'one' }).effects)).to.deep.equal([
      'ask',
      'wait',
    ]);
    const queued = restore({ intent: { selection: key, waitSeconds: 12 } });
    expect([queued.state.step, pauses(queued.effects)]).to.deep.equal(['reserving', [12]]);
    const checking = restore({
      intent: { selection: key, checksOrderFirst: true },
      token: 'one',
      held: key,
    });
    expect([checking.state.step, checking.state.mayHold]).to.deep.equal(['unknown', undefined]);
  });

  it('has no say where an order is under way', () => {
    const held = holding();
    expect(restore({ token: 'two' }, held)).to.deep.equal({ state: held, effects: [] });
  });
});
