import { describe, it } from 'node:test';
import { expect } from 'chai';
import { next } from '../../src/checkout/machine/machine.js';
import type { Event, Move, State, Task } from '../../src/checkout/machine/state.js';
import { transitions } from '../../src/checkout/machine/transitions.js';
import { unknownOrder, type Order } from '../../src/checkout/order/order.js';
import { errorStatus } from '../../src/contract/errors.js';
import { play, ways } from './machine-walks.js';

const ours = ['network', 'timeout', 'bad_answer', 'unsupported_version', 'internal_error'];
const codes = [...Object.keys(errorStatus), ...ours, 'secret_key', 'of_tomorrow'];
const writes = ['reserve', 'details', 'pay', 'complete_free'] as const;

interface Failed {
  readonly task: Task;
  readonly code: string;
  readonly then: State;
  readonly move: Move;
}

/** Every failure of every write, wherever the table knows it. */
function failures(): Failed[] {
  return ways.flatMap(([step, events]) =>
    writes
      .filter((task) => `${task}_failed` in transitions[step])
      .flatMap((task) =>
        codes.map((code) => {
          const then = play(events);
          return {
            task,
            code,
            then,
            move: next(then, { type: 'failed', task, failure: { code } }),
          };
        }),
      ),
  );
}

/** The same is asked again without the buyer, or in another way. */
const isGoingOn = ({ effects }: Move): boolean =>
  effects.some((effect) => effect.do === 'complete_free' || effect.do === 'reserve') ||
  effects.some((effect) => effect.do === 'wait' && effect.timer === 'reserve_again');

const nameOf = ({ then, task, code }: Failed): string => `${then.step}: ${task} ${code}`;

/** All that a service may say of an order that is still open. */
function answers(order: Order): Order[] {
  const statuses = ['held', 'awaiting_payment'] as const;
  const known = [false, true] as const;
  const payments = [undefined, 'none', 'requires_action'] as const;
  return statuses.flatMap((status) =>
    known.flatMap((hasDetails) =>
      payments.map((payment) => ({
        ...order,
        status,
        hasDetails,
        payment: { status: payment, message: '' },
      })),
    ),
  );
}

describe('a write of the checkout that fails', () => {
  it('leaves a reason behind, whatever failed, wherever and why', () => {
    const all = failures();
    expect(all.length).to.be.above(300);
    const silent = all.filter(({ move }) => !move.state.problem && !isGoingOn(move));
    expect(silent.map(nameOf)).to.deep.equal([]);
  });

  it('keeps its reason until its buyer is where they can read it and go on', () => {
    const silent = failures().flatMap((failed) => {
      const { state } = failed.move;
      if (state.step !== 'unknown') return [];
      return answers(state.order ?? unknownOrder('one')).flatMap((order) => {
        const told: Event = { type: 'told', order };
        const { step, problem } = next(state, told).state;
        return step === 'unknown' || problem ? [] : [`${nameOf(failed)} > ${step}`];
      });
    });
    expect(silent).to.deep.equal([]);
  });
});
