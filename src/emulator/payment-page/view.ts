/** What the payment page knows of an attempt to pay. */
export interface PaymentView {
  attemptId: string;
  eventName: string;
  reference: string;
  amountPennies: number;
  currency: string;
  installmentSeq: number | null;
  status:
    | 'open'
    | 'challenged'
    | 'processing'
    | 'succeeded'
    | 'declined'
    | 'abandoned'
    | 'expired'
    | 'refunded';
  returnUrl: string;
}

export const outcomes = ['approve', 'decline', 'challenge', 'process_slowly', 'abandon'] as const;
/** What a buyer, or the bank, can do. */
export type Outcome = (typeof outcomes)[number];
