import type { LitElement, ReactiveController } from 'lit';
import { clock } from '../../src/clock/clock.js';
import { letSleep, wakeAt } from './wake-up.js';

const minute = 60_000;

/** The time left until a stated moment. Updates the element when the words change. */
export class TimeUntil implements ReactiveController {
  readonly #host: LitElement;
  readonly #reached: () => void;
  #target: number | undefined;
  /** The moment whose arrival was reported, so that it is reported once. */
  #reachedTarget: number | undefined;

  /** @param arrived called once at that moment */
  constructor(host: LitElement, arrived: () => void) {
    this.#host = host;
    this.#reached = arrived;
    host.addController(this);
  }

  /** Milliseconds; undefined without a moment, or after it. */
  leftUntil(at: number | undefined): number | undefined {
    this.#target = at;
    const left = (at ?? 0) - clock.now();
    return left > 0 ? left : undefined;
  }

  hostUpdated(): void {
    this.#scheduleUpdate();
  }

  hostDisconnected(): void {
    letSleep(this.#update);
  }

  readonly #update = (): void => this.#host.requestUpdate();

  #scheduleUpdate(): void {
    letSleep(this.#update);
    const at = this.#target;
    if (at === undefined || !this.#host.isConnected) return;
    const left = at - clock.now();
    if (left > 0) {
      // Counts by minutes, and by seconds near the end.
      const step = left > 2 * minute ? left % minute || minute : left % 1000 || 1000;
      wakeAt(clock.now() + step, this.#update);
    } else if (this.#reachedTarget !== at) {
      this.#reachedTarget = at;
      this.#reached();
    }
  }
}
