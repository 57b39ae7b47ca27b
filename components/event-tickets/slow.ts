import type { EventTickets } from './event-tickets.js';

/** From here on somebody may wonder whether the press was heard. */
const patienceMilliseconds = 10_000;

/** Whether something has been under way for long. */
export class Slow {
  isSlow = false;
  readonly #host: EventTickets;
  #timer?: ReturnType<typeof setTimeout> | undefined;

  constructor(host: EventTickets) {
    this.#host = host;
  }

  watch(busy: boolean): void {
    if (!busy) this.stop();
    else this.#timer ??= setTimeout(() => this.#tell(), patienceMilliseconds);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.isSlow = false;
  }

  #tell(): void {
    this.isSlow = true;
    this.#host.announce(this.#host.phrases.stillWorking);
    this.#host.requestUpdate();
  }
}
