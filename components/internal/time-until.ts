import type { LitElement, ReactiveController } from 'lit';

const minute = 60_000;
/** A timer takes no more than so many milliseconds. */
const mostAhead = 60 * minute;

/** The time until something, drawn anew when its words change. Counts only to a time that is stated. */
export class TimeUntil implements ReactiveController {
  readonly #host: LitElement;
  readonly #reached: () => void;
  #target: number | undefined;
  /** The time whose coming has been told: once, whatever comes of it. */
  #reachedTarget: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param arrived is called once the time has come */
  constructor(host: LitElement, arrived: () => void) {
    this.#host = host;
    this.#reached = arrived;
    host.addController(this);
  }

  /** Milliseconds; undefined when there is nothing to count to, or it has come. */
  leftUntil(at: number | undefined): number | undefined {
    this.#target = at;
    const left = (at ?? 0) - Date.now();
    return left > 0 ? left : undefined;
  }

  hostUpdated(): void {
    this.#scheduleUpdate();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  #scheduleUpdate(): void {
    clearTimeout(this.#timer);
    const at = this.#target;
    if (at === undefined || !this.#host.isConnected) return;
    const left = at - Date.now();
    if (left > 0) {
      // By minutes, and by seconds when it is near.
      const step = left > 2 * minute ? left % minute || minute : left % 1000 || 1000;
      this.#timer = setTimeout(() => this.#host.requestUpdate(), Math.min(step, mostAhead));
    } else if (this.#reachedTarget !== at) {
      this.#reachedTarget = at;
      this.#reached();
    }
  }
}
