import type { ListedOrder } from '../../../src/emulator/control/sales/orders.js';
import type { FaultEffect } from '../../../src/emulator/state/faults.js';
import type { DataOf } from '../../../src/contract/endpoints.js';
import { check } from '../../conformance/check.js';
import {
  isLive,
  isOpen,
  isTaken,
  mergedLines,
  quantityIn,
  sumOf,
  type Asked,
  type KnownEvent,
  type KnownOrder,
  type KnownRelease,
  type Move,
  type OpenOrder,
} from './known.js';
import type { Sight } from './sight.js';

export interface Answered {
  event: KnownEvent;
  reservation: DataOf<'reserve'>;
}

/**
 * The world as the test has it in mind. It counts for itself, from what was asked for and how the
 * orders stand, and takes no sum from the emulator.
 */
export class Ledger {
  readonly orders: KnownOrder[] = [];
  /** Damages the next call of a buyer. */
  fault: FaultEffect | undefined;
  asked: Asked | undefined;
  /** How often the test has looked. */
  looks = 0;
  /** Reference -> what a buyer was answered. */
  readonly reservations = new Map<string, Answered>();

  constructor(
    readonly events: readonly KnownEvent[],
    readonly releases: readonly KnownRelease[],
    /** The last look at the service. */
    public sight: Sight,
  ) {}

  get now(): number {
    return Date.parse(this.sight.now);
  }

  release(releaseId: string): KnownRelease {
    const found = this.releases.find(({ id }) => id === releaseId);
    check(found !== undefined, `a release that was there from the start, not ${releaseId}`);
    return found;
  }

  soldOf(release: KnownRelease): number {
    return release.sold + this.count(release, ({ status }) => status === 'completed');
  }

  heldOf(release: KnownRelease): number {
    return this.count(release, isLive);
  }

  /** What can still be held, as if the holds `without` had never been. */
  leftOf(release: KnownRelease, without: readonly KnownOrder[] = []): number {
    const own = release.stock - this.takenOf(release, without);
    return release.isTicket ? Math.min(own, this.roomAt(release.event, without)) : own;
  }

  /** People that the venue still takes. */
  roomAt(event: KnownEvent, without: readonly KnownOrder[] = []): number {
    const tickets = this.releases.filter((one) => one.event === event && one.isTicket);
    return event.capacity - sumOf(tickets.map((one) => this.takenOf(one, without)));
  }

  /** Completed, live and pinned. */
  takenOf(release: KnownRelease, without: readonly KnownOrder[] = []): number {
    const isMeant = (order: KnownOrder) => isTaken(order) && !without.includes(order);
    return release.sold + this.count(release, isMeant);
  }

  /** Orders that keep others from using the code once more. */
  usersOf(event: KnownEvent, code: string): KnownOrder[] {
    return this.orders.filter(
      (order) => order.event === event && order.promo === code && isTaken(order),
    );
  }

  holdsOf(page: number, event: KnownEvent): KnownOrder[] {
    return this.orders.filter(
      (order) => order.page === page && order.event === event && isLive(order),
    );
  }

  /** The newest first: what a buyer has just begun is what most commands are about. */
  open(): OpenOrder[] {
    return this.orders.filter(isOpen).reverse();
  }

  /** Takes in how the orders stand now. */
  learn(sight: Sight): Move[] {
    const moves: Move[] = [];
    for (const listed of sight.orders) {
      const known = this.orders.find(({ reference }) => reference === listed.reference);
      const order = known ?? this.enter(listed);
      const { status: to } = listed;
      if (order.status !== to || !known) moves.push({ order, from: known?.status, to });
      order.status = to;
      order.reservation ??= this.reservations.get(order.reference)?.reservation;
      order.hasDetails ||= Boolean(sight.statuses.get(order.reference)?.buyer);
    }
    this.sight = sight;
    this.looks += 1;
    return moves;
  }

  private enter(listed: ListedOrder): KnownOrder {
    const { asked } = this;
    check(asked !== undefined && asked.atMost > 0, 'no order that nobody asked for');
    asked.atMost -= 1;
    const { reference, promo, status, createdAt, holdExpiresAt } = listed;
    const { event, page, request } = asked;
    const lines = mergedLines(request.items);
    const order = { reference, event, page, request, lines, promo, status, createdAt };
    this.orders.push({ ...order, holdExpiresAt, hasDetails: false, reservation: undefined });
    return this.orders.at(-1)!;
  }

  private count(release: KnownRelease, isMeant: (order: KnownOrder) => boolean): number {
    return sumOf(this.orders.filter(isMeant).map(({ lines }) => quantityIn(lines, release.id)));
  }
}
