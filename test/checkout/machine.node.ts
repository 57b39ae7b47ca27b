import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import { next } from '../../src/checkout/machine/machine.js';
import { recordOf } from '../../src/checkout/session/session-record.js';
import { unknownOrder } from '../../src/checkout/order/order.js';
import type { Event, Move, State } from '../../src/checkout/machine/state.js';
import { transitions } from '../../src/checkout/machine/transitions.js';
import { play, walk, ways } from './machine-walks.js';

const runs = 3000;

/** What docs/checkout.md says of each step: the events that count there, and where they lead. */
const documented: Record<string, readonly [events: string, steps: string]> = {};

before(() => {
  const page = readFileSync('docs/checkout.md', 'utf8');
  const [, rows = ''] = /\| step +\| events .*\n.*\n((?:\|.*\n)+)/.exec(page) ?? [];
  for (const row of rows.trim().split('\n')) {
    const [step = '', events = '', steps = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    documented[step] = [events, steps];
  }
});

/** These mean something wherever a buyer stands. */
const everywhere = ['quoted', 'plan_quoted', 'quote_failed'] as const;

type Check = (then: State, event: Event, move: Move) => void;

/** Checks every event of many walks; gives back how often each step led to each other one. */
function walkAll(check: Check): Map<string, number> {
  const counts = new Map<string, number>();
  let events = 0;
  const each = fc.property(walk, ({ start, choices }) => {
    let state = start;
    for (const choose of choices) {
      const event = choose(state);
      const moved = next(state, event);
      const way = `${state.step} > ${moved.state.step}`;
      counts.set(way, (counts.get(way) ?? 0) + 1);
      events += 1;
      check(state, event, moved);
      state = moved.state;
    }
  });
  fc.assert(each, { numRuns: runs });
  expect(events / runs, 'events in a walk').to.be.above(20);
  return counts;
}

/** An order is let go where its service ended it or knows it no more, or where its buyer begins anew. */
const givesUp = (event: Event): boolean =>
  ['told', 'start_over', 'reserve', 'give_up'].includes(event.type) ||
  (event.type === 'failed' && event.task === 'status' && event.failure.code === 'not_found');

/** The steps that each step led to, other than itself. */
function reached(counts: ReadonlyMap<string, number>): Record<string, string> {
  const steps = Object.keys(transitions);
  const leads = (from: string) =>
    steps.filter((to) => to !== from && counts.has(`${from} > ${to}`));
  return Object.fromEntries(steps.map((from) => [from, leads(from).join(', ')]));
}

const documentedWays = () =>
  Object.fromEntries(Object.entries(documented).map(([step, [, steps]]) => [step, steps]));

const table = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .map(([way, count]) => `${way}: ${count}`)
    .toSorted()
    .join('\n');

describe('the machine of a checkout', () => {
  it('is walked from every one of its steps', () => {
    for (const [step, events] of ways) expect(play(events).step).to.equal(step);
    expect(new Set(ways.map(([step]) => step))).to.deep.equal(new Set(Object.keys(transitions)));
  });

  it('takes the events, step by step, that its documentation names', () => {
    for (const [step, row] of Object.entries(transitions)) {
      expect(row, step).to.include.all.keys(...everywhere);
      const own = Object.keys(row).filter((name) => !everywhere.some((common) => common === name));
      const [events = ''] = documented[step] ?? [];
      expect(own.map((name) => name.replaceAll('_', ' '))).to.have.members(events.split(', '));
    }
  });

  it('makes sense of any event anywhere, and pays only where its buyer pressed "Pay"', () => {
    const counts = walkAll((then, one, { state, effects }) => {
      const isBefore = state.step === 'choosing' || state.step === 'reserving';
      expect(isBefore || state.order !== undefined, state.step).to.equal(true);
      if (state.step === 'reserving') expect(state.intent).not.to.equal(undefined);
      for (const effect of effects) {
        if ('token' in effect) expect(effect.token).to.equal(state.order?.token);
        if (effect.do === 'pay') expect([then.step, one.type]).to.deep.equal(['payment', 'pay']);
        if (effect.do === 'complete_free') expect(state.step).to.equal('paying');
        if (effect.do === 'reserve') expect(state.step).to.equal('reserving');
      }
      if (then.order && !state.order) expect(givesUp(one), JSON.stringify(one)).to.equal(true);
      recordOf(state);
    });
    expect(reached(counts), table(counts)).to.deep.equal(documentedWays());
  });

  it('lets go of a hold that is over while its buyer looks around, and shows the shop', () => {
    const none = { status: 'none' as const, message: '' };
    const held = { ...unknownOrder('one'), status: 'held' as const, payment: none };
    const { state } = next(
      play([
        { type: 'selected', selection: { items: [{ releaseId: 'a', quantity: 1 }] } },
        { type: 'reserve' },
        { type: 'reserved', order: held },
        { type: 'back', to: 'choosing' },
        { type: 'selected', selection: { items: [{ releaseId: 'b', quantity: 1 }] } },
        { type: 'reserve' },
        { type: 'failed', task: 'reserve', failure: { code: 'hold_expired' } },
      ]),
      { type: 'told', order: unknownOrder('one') },
    );
    expect(state.step).to.equal('choosing');
    expect(state.order).to.equal(undefined);
    expect(state.problem?.code).to.equal('hold_expired');
  });

  it('keeps what was chosen and typed until it is bought, or its buyer chooses otherwise', () => {
    const counts = walkAll((then, { type }, { state }) => {
      if (state.step === 'completed' || type === 'selected' || type === 'restored') return;
      expect(state.selection.items).to.deep.equal(then.selection.items);
      if (then.details) expect(state.details).not.to.equal(undefined);
    });
    expect(reached(counts), table(counts)).to.deep.equal(documentedWays());
  });
});
