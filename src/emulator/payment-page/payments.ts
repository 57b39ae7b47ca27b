import { runDue } from '../due.js';
import {
  type PaymentOutcome,
  paymentView,
  type PaymentView,
  playPayment,
} from '../orders/payment.js';
import type { EmulatorState } from '../state/state.js';
import type { Store } from '../store/store.js';

/** What a payment page can ask and do; undefined for a payment that nobody has begun. */
export interface Payments {
  view(attemptId: string): Promise<PaymentView | undefined>;
  play(attemptId: string, outcome: PaymentOutcome): Promise<PaymentView | undefined>;
}

export function paymentsOf(state: EmulatorState, store: Store): Payments {
  const now = <Result>(work: () => Result) =>
    store.transaction(() => {
      runDue(state);
      return work();
    });
  return {
    view: (attemptId) => now(() => paymentView(state, attemptId)),
    play: (attemptId, outcome) => now(() => playPayment(state, attemptId, outcome)),
  };
}
