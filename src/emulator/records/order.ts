import type { DetailsRequest, OrderStatus, Totals } from '../../contract/checkout.js';

/** One checkout, from its hold to its end. Timestamps of the service; money in minor units. */
export interface OrderRecord {
  id: string;
  /** What a buyer reads out on the phone. */
  reference: string;
  /** Authorises this checkout, for 24 hours. spec L345 */
  token: string;
  eventId: string;
  /** The connection or page it came from, and the device: for the quotas of live holds. */
  caller: string;
  device: string | null;
  items: { releaseId: string; quantity: number }[];
  /** Spelt as the organiser does; null without one that counts. */
  promo: string | null;
  totals: Totals;
  status: OrderStatus['status'];
  createdAt: string;
  holdExpiresAt: string;
  attribution: Attribution;
  details: DetailsRecord | null;
  /** Oldest first; the last one counts. */
  attempts: AttemptRecord[];
  completedAt: string | null;
  tickets: OrderStatus['tickets'];
  crossEventPromoCodes: OrderStatus['crossEventPromoCodes'];
}

/** Last touch before the sale. spec L296 */
export interface Attribution {
  channel: string;
  artistId: string | null;
}

/** With the wording that the buyer saw, as evidence. spec L316, L359 */
export type DetailsRecord = Pick<
  DetailsRequest,
  'buyer' | 'attendees' | 'consents' | 'consentTextSnapshot' | 'formVersion'
> & { submittedAt: string };

/** One try to pay. */
export interface AttemptRecord {
  id: string;
  status: AttemptStatus;
  amountPennies: number;
  installmentSeq: number | null;
  returnUrl: string;
  /** From then on it keeps no tickets. */
  expiresAt: string;
  /** For one that is processed slowly: when the bank says yes. */
  approvesAt: string | null;
}

/** `challenged`: the bank asks the buyer once more. */
export type AttemptStatus =
  | 'open'
  | 'challenged'
  | 'processing'
  | 'succeeded'
  | 'declined'
  | 'abandoned'
  | 'refunded';
