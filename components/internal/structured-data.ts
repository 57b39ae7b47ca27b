import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { addJsonLd } from '../../src/html/json-ld.js';

/** Data for search engines that belongs to what the element shows. */
export interface StructuredDataBlock {
  /** Elements that show the same share one block under one id. */
  readonly id: string;
  readonly data: object;
}

/** Keeps a JSON-LD block in the head of the page while its element is there. */
export class StructuredData implements ReactiveController {
  readonly #block: () => StructuredDataBlock | undefined;
  #shown?: object | undefined;
  #remove?: (() => void) | undefined;

  /** @param block what belongs in the head now; undefined for nothing */
  constructor(host: ReactiveControllerHost, block: () => StructuredDataBlock | undefined) {
    this.#block = block;
    host.addController(this);
  }

  hostUpdated(): void {
    const block = this.#block();
    if (block?.data === this.#shown) return;
    this.#take();
    if (!block) return;
    this.#shown = block.data;
    this.#remove = addJsonLd(block.id, block.data);
  }

  hostDisconnected(): void {
    this.#take();
  }

  #take(): void {
    this.#remove?.();
    this.#remove = undefined;
    this.#shown = undefined;
  }
}
