import * as v from 'valibot';
import { complete } from '../orders/complete.js';
import { holdCart } from '../orders/hold.js';
import type { OrderRecord } from '../records/order.js';
import { CountInput, exactly, reject } from '../requests/input.js';
import { Refusal } from '../requests/refuse.js';
import type { EmulatorState } from '../state/state.js';

export const Rivals = exactly({
  releaseId: v.string(),
  buyers: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  /** Tickets for each of them. */
  each: v.optional(v.pipe(CountInput, v.minValue(1)), 1),
  outcome: v.optional(v.picklist(['hold', 'buy']), 'hold'),
  /** A code that they all have. */
  promo: v.optional(v.string()),
});
export type Rivals = v.InferInput<typeof Rivals>;

export interface Crowd {
  held: number;
  bought: number;
  /** Buyers who got nothing, by error code. */
  refused: Record<string, number>;
}

/** Other buyers come, one after the other, each from a connection of their own. */
export function sendRivals(state: EmulatorState, crowd: v.InferOutput<typeof Rivals>): Crowd {
  const result: Crowd = { held: 0, bought: 0, refused: {} };
  for (let buyer = 1; buyer <= crowd.buyers; buyer += 1) {
    const outcome = oneRival(state, crowd, buyer);
    if (typeof outcome === 'string') {
      result.refused[outcome] = (result.refused[outcome] ?? 0) + 1;
    } else if (crowd.outcome === 'buy') {
      complete(state, outcome, state.clock.now());
      result.bought += 1;
    } else result.held += 1;
  }
  return result;
}

/** The order, or the code of the refusal. */
function oneRival(
  state: EmulatorState,
  { releaseId, each, promo }: v.InferOutput<typeof Rivals>,
  buyer: number,
): OrderRecord | string {
  const event = state.world.events.find(({ tickets }) =>
    tickets?.releases.some(({ id }) => id === releaseId),
  );
  if (!event) reject(`releaseId: there is no "${releaseId}"; GET /__emulator/ lists all releases`);
  const items = [{ releaseId, quantity: each }];
  try {
    const request = { items, ...(promo !== undefined && { promo }) };
    return holdCart(state, {
      event,
      request,
      caller: `rival ${state.world.orders.length}.${buyer}`,
      device: null,
    });
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
