import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { clock } from '../../src/clock/clock.js';

/** A countdown in seconds that the visitor sees. */
export class Countdown implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #end = 0;
  #timer?: ReturnType<typeof setInterval> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Seconds left; 0 when it has ended. */
  get left(): number {
    return Math.max(0, Math.ceil((this.#end - clock.now()) / 1000));
  }

  start(seconds: number): void {
    this.#end = clock.now() + seconds * 1000;
    this.hostConnected();
  }

  hostConnected(): void {
    if (this.left > 0) this.#timer ??= setInterval(() => this.#tick(), 1000);
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    if (this.left === 0) this.hostDisconnected();
    this.#host.requestUpdate();
  }
}
