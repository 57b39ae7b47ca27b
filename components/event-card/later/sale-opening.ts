import type { ReactiveController } from 'lit';
import type { CardHost } from '../card-context.js';

const minute = 60_000;
/** A timer takes no more than so many milliseconds. */
const mostAhead = 60 * minute;

/**
 * The time until a sale opens, drawn anew when its words change, and the reading of the event when it
 * has come. Counts only to a time that the service has stated.
 */
export class SaleOpening implements ReactiveController {
  readonly #host: CardHost;
  #startsAt: number | undefined;
  /** The opening for which the event was read again: once, whatever comes of it. */
  #answered: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: CardHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Milliseconds; undefined when there is nothing to count to, or it has come. */
  leftUntil(startsAt: number | undefined): number | undefined {
    this.#startsAt = startsAt;
    const left = (startsAt ?? 0) - Date.now();
    return left > 0 ? left : undefined;
  }

  hostUpdated(): void {
    this.#wait();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const startsAt = this.#startsAt;
    if (startsAt === undefined || !this.#host.isConnected) return;
    const left = startsAt - Date.now();
    if (left > 0) {
      // By minutes, and by seconds when it is near.
      const step = left > 2 * minute ? left % minute || minute : left % 1000 || 1000;
      this.#timer = setTimeout(() => this.#host.requestUpdate(), Math.min(step, mostAhead));
    } else if (this.#answered !== startsAt) {
      this.#answered = startsAt;
      void this.#host.refresh();
    }
  }
}
