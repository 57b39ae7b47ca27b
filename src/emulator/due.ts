import { slowPaymentsDue } from './orders/payment.js';
import { holdsDue } from './orders/order.js';
import { contentChangesDue } from './state/content-changes.js';
import type { EmulatorState, Producer } from './state/state.js';

/** Of two things at the same moment the earlier in this list: what ends then cannot be paid then. */
const producers: readonly Producer[] = [holdsDue, slowPaymentsDue, contentChangesDue];

/**
 * Whatever has fallen due happens now, in the order of its time, whether one second has passed or a
 * month. Nothing runs by a timer: whoever looks at the state asks for this first.
 * @returns whether anything had fallen due
 */
export function runDue(state: EmulatorState): boolean {
  const first = earliest(state);
  for (let due = first; due; due = earliest(state)) due.producer.run(state, due.time);
  return first !== undefined;
}

function earliest(state: EmulatorState): { producer: Producer; time: number } | undefined {
  let first: { producer: Producer; time: number } | undefined;
  for (const producer of producers) {
    const time = producer.nextAt(state);
    if (time === undefined || time > state.clock.now()) continue;
    if (!first || time < first.time) first = { producer, time };
  }
  return first;
}
