import { timestampOf } from '../../state/clock.js';
import { findEventById } from '../../state/subject.js';
import type { EmulatorState } from '../../state/state.js';
import { sendConfirmationMail } from './confirmation-mail.js';
import { sell } from '../hold/stock-counts.js';
import { mintCodes } from './cross-event.js';
import type { OrderRecord } from '../../records/order.js';
import { saleData } from './sale-webhook.js';

/**
 * The order is the buyer's: tickets are written, codes for other events minted, the buyer is written
 * to and the organiser is told, once. Only a live order may be completed.
 */
export function complete(state: EmulatorState, order: OrderRecord, time: number): void {
  const event = findEventById(state.world, order.eventId);
  if (event.tickets) sell(event.tickets, order);
  order.status = 'completed';
  order.completedAt = timestampOf(time);
  order.tickets = order.totals.lines.flatMap(({ releaseId, name, quantity }) =>
    Array.from({ length: quantity }, () => ({ id: state.random.uuid(), releaseId, name })),
  );
  order.crossEventPromoCodes = mintCodes(state, event, time);
  sendConfirmationMail(state, event, order);
  state.webhooks.send('ticket.sale', saleData(state.world, event, order), time);
}
