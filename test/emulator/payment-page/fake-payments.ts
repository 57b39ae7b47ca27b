import type { Outcome, PaymentView } from '../../../src/emulator/payment-page/view.js';

export const openView: PaymentView = {
  attemptId: 'attempt-1',
  eventName: 'Meadowlark <2027>',
  reference: 'MLK-7Q2F',
  amountPennies: 18500,
  currency: 'GBP',
  installmentSeq: null,
  status: 'open',
  returnUrl: 'https://shop.example/tickets?order=back#step',
};

const statusAfter: Record<Outcome, PaymentView['status']> = {
  approve: 'succeeded',
  decline: 'declined',
  challenge: 'challenged',
  process_slowly: 'processing',
  abandon: 'abandoned',
};

/** One attempt in memory, and what was done to it. */
export function fakePayments(change: Partial<PaymentView> = {}) {
  let current = { ...openView, ...change };
  const played: Outcome[] = [];
  return {
    played,
    view: (attemptId: string) => (attemptId === current.attemptId ? current : undefined),
    play(_attemptId: string, outcome: Outcome): PaymentView {
      played.push(outcome);
      return (current = { ...current, status: statusAfter[outcome] });
    },
  };
}
