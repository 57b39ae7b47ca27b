import * as v from 'valibot';
import { paymentOutcomes, playPayment, type PaymentView } from '../../orders/payment.js';
import type { EmulatorState } from '../../state/state.js';
import { exactly, reject } from '../../requests/input.js';

export const PaymentPlay = exactly({
  attemptId: v.string(),
  outcome: v.picklist(paymentOutcomes),
});
export type PaymentPlay = v.InferOutput<typeof PaymentPlay>;

/** What the buyer does on the payment page. */
export function play(state: EmulatorState, { attemptId, outcome }: PaymentPlay): PaymentView {
  const view = playPayment(state, attemptId, outcome);
  return view ?? reject(`attemptId: there is no payment "${attemptId}"; GET payments lists them`);
}
