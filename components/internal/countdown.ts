import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { clock } from '../../src/clock/clock.js';
import { letSleep, wakeAt } from './wake-up.js';

/** A countdown in seconds that the visitor sees. */
export class Countdown implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #end = 0;

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
    this.#tick();
  }

  hostDisconnected(): void {
    letSleep(this.#tick);
  }

  readonly #tick = (): void => {
    const left = this.#end - clock.now();
    if (left > 0) wakeAt(clock.now() + (left % 1000 || 1000), this.#tick);
    this.#host.requestUpdate();
  };
}
