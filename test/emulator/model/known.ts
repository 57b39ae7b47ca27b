import type { BodyOf, DataOf } from '../../../src/contract/endpoints.js';
import type { ListedOrder, ListedPayment } from '../../../src/emulator/control/sales/orders.js';

/** What the test keeps in mind of events, releases and orders. */

export interface KnownEvent {
  /** Its first slug, which goes on working. */
  name: string;
  /** All its slugs, the current one last. */
  slugs: string[];
  key: string;
  /** People that the venue holds. */
  capacity: number;
}

export interface KnownRelease {
  id: string;
  event: KnownEvent;
  isTicket: boolean;
  /** Before the first command. */
  sold: number;
  stock: number;
  /** Nobody can buy it any more; whoever has a ticket comes all the same. */
  isDeleted: boolean;
}

export interface KnownOrder {
  reference: string;
  event: KnownEvent;
  /** The page it was ordered from; undefined for a rival. */
  page: number | undefined;
  request: BodyOf<'reserve'>;
  lines: Lines;
  promo: string | null;
  status: ListedOrder['status'];
  createdAt: string;
  holdExpiresAt: string;
  hasDetails: boolean;
  /** What the buyer was answered; undefined where the answer was lost. */
  reservation: DataOf<'reserve'> | undefined;
}

/** An order that its buyer can go on with. */
export type OpenOrder = KnownOrder & { page: number; reservation: DataOf<'reserve'> };

export type Lines = { releaseId: string; quantity: number }[];

/** What a command asks for: an order that appears next must come from it. */
export interface Asked {
  event: KnownEvent;
  page: number | undefined;
  request: BodyOf<'reserve'>;
  /** So many orders may appear. */
  atMost: number;
}

/** An order that is new, or has another status than before. */
export interface Move {
  order: KnownOrder;
  from: KnownOrder['status'] | undefined;
  to: KnownOrder['status'];
}

export const isLive = ({ status }: Pick<KnownOrder, 'status'>): boolean =>
  status === 'held' || status === 'awaiting_payment';

/** Money may still move. */
export const isUnderWay = ({ status }: ListedPayment): boolean =>
  status === 'open' || status === 'challenged' || status === 'processing';

/** Its tickets are nobody else's: sold, held, or pinned by a payment. */
export const isTaken = (order: KnownOrder): boolean =>
  isLive(order) || order.status === 'completed';

export const isOpen = (order: KnownOrder): order is OpenOrder => order.reservation !== undefined;

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export const quantityIn = (lines: Lines, releaseId: string): number =>
  sumOf(lines.filter((line) => line.releaseId === releaseId).map(({ quantity }) => quantity));

/** Two lines of one release are one. */
export function mergedLines(lines: Lines): Lines {
  const ids = [...new Set(lines.map(({ releaseId }) => releaseId))];
  return ids.map((releaseId) => ({ releaseId, quantity: quantityIn(lines, releaseId) }));
}
