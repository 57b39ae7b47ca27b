import type { Store } from '../store/store.js';
import type { PaymentView } from '../orders/payment.js';
import type { Control } from './control.js';
import type { ListedPayment } from './sales/orders.js';
import type { PaymentPlay } from './sales/payment-play.js';

/** The control port of an emulator whose memory is kept elsewhere: the same calls, as promises. */
export type AsyncControl = {
  [Name in Exclude<keyof Control, 'payments'>]: (
    ...input: Parameters<Control[Name]>
  ) => Promise<ReturnType<Control[Name]>>;
} & {
  // Named by hand: of two signatures a mapped type knows the last alone.
  payments(): Promise<{ payments: ListedPayment[] }>;
  payments(play: PaymentPlay): Promise<PaymentView>;
};

export function inTransactions(control: Control, store: Store): AsyncControl {
  const calls = Object.entries(control).map(([name, call]) => [
    name,
    (...input: never[]) => store.transaction(() => (call as AnyCall)(...input)),
  ]);
  return Object.fromEntries(calls) as AsyncControl;
}

type AnyCall = (...input: never[]) => unknown;
