import type { PaymentOutcome, PaymentView } from '../../../src/emulator/orders/payment.js';

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

const statusAfter: Record<PaymentOutcome, PaymentView['status']> = {
  approve: 'succeeded',
  decline: 'declined',
  challenge: 'challenged',
  process_slowly: 'processing',
  abandon: 'abandoned',
};

/** One attempt in memory, and what was done to it. */
export function fakePayments(change: Partial<PaymentView> = {}) {
  let current = { ...openView, ...change };
  const played: PaymentOutcome[] = [];
  return {
    played,
    view: async (attemptId: string) => (attemptId === current.attemptId ? current : undefined),
    async play(_attemptId: string, outcome: PaymentOutcome): Promise<PaymentView> {
      played.push(outcome);
      return (current = { ...current, status: statusAfter[outcome] });
    },
  };
}
