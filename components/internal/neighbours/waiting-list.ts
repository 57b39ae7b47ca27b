import { html, type TemplateResult } from 'lit';
import { webUrl } from '../../../src/html/links.js';
import { hashAddress } from '../../../src/html/page-addresses.js';
import { findTarget, goToElement } from './go-to-element.js';

/** An element that sells, or says that all is sold. */
export interface WaitingHost {
  /** Selector of the waiting list on this page. */
  readonly waitingTarget?: string | undefined;
  /** Address of one elsewhere. */
  readonly soldOutHref?: string | undefined;
  readonly phrases: { readonly joinWaitingList: string };
}

/** The way on from what is sold out, as the author of the page names it. */
export class WaitingList {
  readonly #host: WaitingHost;

  constructor(host: WaitingHost) {
    this.#host = host;
  }

  /** @returns undefined if the page has no such place, and no address is safe to follow */
  draw(): TemplateResult | undefined {
    const target = this.#target;
    // Never the selector that found it: a text can be a selector and the address of a script at once.
    const href = target ? hashAddress(target.id || 'waiting-list') : webUrl(this.#host.soldOutHref);
    if (!href) return undefined;
    return html`<p>
      <a class="waiting" part="waiting" href=${href} @click=${this.#go}
        >${this.#host.phrases.joinWaitingList}</a
      >
    </p>`;
  }

  readonly #go = (press: Event): void => {
    const target = this.#target;
    if (!target) return;
    press.preventDefault();
    goToElement(target);
  };

  /** Looked for at each press: it may have come into the page since. */
  get #target(): HTMLElement | undefined {
    return findTarget(this.#host.waitingTarget);
  }
}
