import type { EventElement } from '../element.js';
import { goToElement } from './go-to-element.js';
import { Neighbours } from './neighbours.js';

/**
 * Links of a feed that lead to a part of this page: `#artist-…`, `#faq-…`, `#news-…`, `#photo-…`,
 * `#tickets`. The browser goes there by itself, with a step of the history, and the element that
 * shows it opens it; here is what is missing for that. Where nobody shows it nothing happens.
 */
export class PageLinks {
  readonly #tickets: Neighbours<EventElement>;

  constructor(host: EventElement) {
    this.#tickets = new Neighbours(host, 'event-tickets', () => undefined);
  }

  /** Before the browser follows a link that was pressed. */
  readonly follow = (press: Event): void => {
    const { hash, href } = press.currentTarget as HTMLAnchorElement;
    const [page = ''] = location.href.split('#', 1);
    if (press.defaultPrevented || !hash || href !== page + hash) return;
    // The same address again tells nobody anything: the link was opened, closed and pressed again.
    if (hash === location.hash && elementHashes.test(hash)) forgetHash();
    const [tickets] = this.#tickets.all;
    if (tickets && hash === '#tickets' && !document.getElementById('tickets')) goToElement(tickets);
  };
}

/** Another hash may be an address of the page's own router. */
const elementHashes = /^#(?:(?:artist|faq|news|photo)-|tickets$)/;

function forgetHash(): void {
  try {
    history.replaceState(history.state, '', location.pathname + location.search);
  } catch {
    // A srcdoc frame has no address that could be changed.
  }
}
