import type { ReactiveController } from 'lit';
import type { Checkout } from '../../../src/checkout/checkout.js';

const signs = ['focus', 'online', 'pageshow', 'storage'] as const;

/** Asks how the order stands whenever the page may have missed something. */
export class ReconnectCheck implements ReactiveController {
  readonly #checkout: Checkout;

  constructor(checkout: Checkout) {
    this.#checkout = checkout;
  }

  hostConnected(): void {
    for (const sign of signs) addEventListener(sign, this.#check);
  }

  hostDisconnected(): void {
    for (const sign of signs) removeEventListener(sign, this.#check);
  }

  /** Another tab's writing counts where it is about an order. */
  readonly #check = (event: Event): void => {
    if (event instanceof StorageEvent && !event.key?.startsWith('evt:')) return;
    this.#checkout.check();
  };
}
