import type { EventElement } from '../element.js';
import { goToElement } from './go-to-element.js';
import { Neighbours } from './neighbours.js';

/**
 * Links of a feed to a part of this page: `#artist-…`, `#faq-…`, `#news-…`, `#photo-…`, `#tickets`. The
 * browser adds the step to its history, and the element that shows the part opens it; this adds what
 * the browser does not do. Without such an element nothing happens.
 */
export class PageLinks {
  readonly #tickets: Neighbours<EventElement>;

  constructor(host: EventElement) {
    this.#tickets = new Neighbours(host, 'event-tickets', () => undefined);
  }

  /** Runs before the browser follows a pressed link. */
  readonly follow = (press: Event): void => {
    const { hash, href } = press.currentTarget as HTMLAnchorElement;
    const [page = ''] = location.href.split('#', 1);
    if (press.defaultPrevented || !hash || href !== page + hash) return;
    // The same hash again fires no event: the link was opened, closed and pressed again.
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
