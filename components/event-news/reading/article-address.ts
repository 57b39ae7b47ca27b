import { hashOf, hashPrefix } from '../article-links.js';

/**
 * The hash of the article that is read, and the way back. Reading is one step of the history,
 * however many articles follow each other: one step back leads to the list. Written without a
 * `hashchange`, so that no router of the page is woken.
 */
export class ArticleAddress {
  /** The hash under which the list stood. */
  #before = '';
  #own = '';
  /** The step is ours: going back leads to the list, not to the page before. */
  #pushed = false;

  /** A visitor opened an article. */
  enter(slug: string): void {
    const hash = `#${hashPrefix}${hashOf(slug)}`;
    if (location.hash === hash) {
      this.arrive();
      return;
    }
    if (this.#own && location.hash === this.#own) write('replaceState', hash);
    else {
      this.#before = location.hash;
      this.#pushed = write('pushState', hash);
    }
    this.#own = location.hash;
  }

  /** The address named the article already. */
  arrive(): void {
    if (location.hash === this.#own) return;
    this.#own = location.hash;
    this.#before = '';
    this.#pushed = false;
  }

  /** The visitor is back at the address of the list. */
  get isLeft(): boolean {
    return this.#own !== '' && location.hash === this.#before;
  }

  /** True when the browser goes back, and will say so. */
  goBack(): boolean {
    const isOurs = this.#pushed && location.hash === this.#own;
    if (isOurs) history.back();
    return isOurs;
  }

  /** Takes away our own hash and no other. */
  leave(): void {
    if (this.#own && location.hash === this.#own) write('replaceState', '');
    this.#own = '';
    this.#pushed = false;
  }
}

function write(how: 'pushState' | 'replaceState', hash: string): boolean {
  try {
    history[how](history.state, '', location.pathname + location.search + hash);
    return how === 'pushState';
  } catch {
    return false; // a srcdoc frame has no address that could be changed: reading works all the same
  }
}
