import { next } from '../../src/checkout/machine/machine.js';
import {
  firstState,
  selectionKey,
  type Effect,
  type Failure,
  type Move,
  type Problem,
  type State,
  type Step,
  type Task,
} from '../../src/checkout/machine/state.js';
import { unknownOrder, type Order } from '../../src/checkout/order/order.js';
import { play, ways } from './machine-walks.js';

/** In that step, with an order where it has one. */
export const at = (step: Step, change: Partial<State> = {}): State => ({
  ...play(ways.findLast(([name]) => name === step)![1]),
  ...change,
});

/** The service answers about the order. */
export const answer = (state: State, change: Partial<Order>): Move =>
  next(state, { type: 'told', order: { ...state.order!, ...change } });

export const fail = (state: State, task: Task, failure: Failure): Move =>
  next(state, { type: 'failed', task, failure });

export const deeds = (effects: readonly Effect[]): string[] => effects.map((effect) => effect.do);

/** How many seconds it waits for each timer that it starts. */
export const pauses = (effects: readonly Effect[]): number[] =>
  effects.flatMap((effect) => (effect.do === 'wait' ? [effect.seconds] : []));

export const problem = (code: string, during: Problem['during'] = 'pay'): Problem => ({
  code,
  during,
});

export const selection = { items: [{ releaseId: 'a', quantity: 1 }] };
export const key = selectionKey(selection);
export const other = { items: [{ releaseId: 'b', quantity: 1 }] };
export const { sums } = unknownOrder('');

/** Held, with no payment begun. */
export const order = (change: Partial<Order> = {}): Order => ({
  ...unknownOrder('one', 'held'),
  payment: { status: 'none', message: '' },
  ...change,
});

/** With tickets chosen. */
export const chosen = (change: Partial<State> = {}): State => ({
  ...firstState,
  selection,
  ...change,
});

/** Chosen and held. */
export const holding = (change: Partial<State> = {}): State =>
  chosen({ order: order(), held: key, ...change });
