import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { SafeAddress } from '../../src/html/links.js';
import { addressHere } from '../../src/html/page-addresses.js';

/**
 * Deep links into an element: `#faq-<id>` in the address. Browsers don't find ids inside a shadow
 * root. Other hashes belong to the page and are left alone.
 */
export class HashLink implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #prefix: string;
  readonly #reveal: (id: string) => boolean;
  #seen?: string;
  #wanted?: string | undefined;

  /**
   * @param prefix the text before the id: `faq-`
   * @param reveal shows the part; false while there is no data, and then called again after the next
   * update
   */
  constructor(host: ReactiveControllerHost, prefix: string, reveal: (id: string) => boolean) {
    this.#host = host;
    this.#prefix = `#${prefix}`;
    this.#reveal = reveal;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('hashchange', this.#changed);
    // An element that was only moved must not scroll there again.
    if (location.hash !== this.#seen) this.#changed();
  }

  hostDisconnected(): void {
    window.removeEventListener('hashchange', this.#changed);
  }

  hostUpdated(): void {
    if (this.#wanted !== undefined && this.#reveal(this.#wanted)) this.#wanted = undefined;
  }

  readonly #changed = (): void => {
    this.#seen = location.hash;
    const named = this.#seen.startsWith(this.#prefix);
    this.#wanted = named ? this.#seen.slice(this.#prefix.length) : undefined;
    if (named) this.#host.requestUpdate();
  };
}

/** The address of this page with a deep link instead of its hash. */
export const linkTo = (prefix: string, id: string): SafeAddress => addressHere(prefix + id);
