import type { Producer } from '../../state/producer.js';
import { findEventById } from '../../state/subject.js';
import type { EmulatorState } from '../../state/state.js';
import type { World } from '../../state/world.js';
import { giveBack } from './stock-counts.js';
import { keepsTickets, lapsesAt } from './live.js';
import type { OrderRecord } from '../../records/order.js';

/** A live order loses its tickets at the very millisecond its time is up. spec L204 */
export const holdsDue: Producer = {
  nextAt({ world }) {
    const live = world.orders.filter(keepsTickets);
    return live.length === 0 ? undefined : Math.min(...live.map(lapsesAt));
  },
  run({ world }: EmulatorState, time) {
    for (const order of world.orders) {
      if (keepsTickets(order) && lapsesAt(order) === time) expire(world, order);
    }
  },
};

export function expire(world: World, order: OrderRecord): void {
  const { tickets } = findEventById(world, order.eventId);
  if (tickets) giveBack(tickets, order);
  order.status = 'expired';
}
