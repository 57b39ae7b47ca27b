import { addJsonLd } from '../../src/html/json-ld.js';

/** The organiser's MusicEvent for search engines: once per page and event, gone with the element. */
export class StructuredData {
  #block: object | null = null;
  #remove?: (() => void) | undefined;

  /** The block that belongs in the page now; null for none. */
  show(eventId: string, block: object | null): void {
    if (block === this.#block) return;
    this.remove();
    this.#block = block;
    this.#remove = block ? addJsonLd(`lineup ${eventId}`, block) : undefined;
  }

  remove(): void {
    this.#remove?.();
    this.#block = null;
  }
}
