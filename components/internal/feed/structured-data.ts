import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { addJsonLd } from '../../../src/html/json-ld.js';

/** Data for search engines: one block per id however many elements show it, gone with the last. */
export class StructuredData implements ReactiveController {
  #shown: unknown = null;
  #remove?: (() => void) | undefined;

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  /**
   * Puts the block into the head of the page; null, or what is no block, takes it away. `id` names feed
   * and event.
   */
  show(id: string, block: unknown): void {
    if (block === this.#shown) return;
    this.#remove?.();
    this.#shown = block;
    this.#remove = typeof block === 'object' && block ? addJsonLd(id, block) : undefined;
  }

  hostDisconnected(): void {
    this.show('', null);
  }
}
