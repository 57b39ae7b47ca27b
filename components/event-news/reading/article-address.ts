import { articleHash, hashPrefix } from '../article-links.js';

/** In the state of an entry of the history that reading has made under a hash of the page. */
const mark = 'eventNewsArticle';

const stateNow = (): Record<string, unknown> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
};

/**
 * The hash of the article that is read, and the way back. Reading is one step of the history,
 * however many articles follow each other: one step back leads to the list. Written without a
 * `hashchange`, so that no router of the page is woken. A hash of the page's own stays as it is: then
 * the step is one of the state alone.
 */
export class ArticleAddress {
  /** The hash under which the list stood. */
  #before = '';
  #own = '';
  /** The step is ours: going back leads to the list, not to the page before. */
  #pushed = false;
  #isMarked = false;

  /** A visitor opened an article. */
  enter(slug: string): void {
    const hash = `#${hashPrefix}${articleHash(slug)}`;
    if (location.hash === hash) {
      this.arrive();
      return;
    }
    if (stateNow()[mark]) return;
    if (this.#own && location.hash === this.#own) write('replaceState', hash);
    else {
      this.#before = location.hash;
      this.#isMarked = location.hash !== '';
      this.#pushed = this.#isMarked
        ? write('pushState', location.hash, { ...stateNow(), [mark]: true })
        : write('pushState', hash);
    }
    this.#own = location.hash;
  }

  /** The address named the article already. */
  arrive(): void {
    if (location.hash === this.#own) return;
    this.#own = location.hash;
    this.#before = '';
    this.#pushed = false;
    this.#isMarked = false;
  }

  /** The visitor is back at the address of the list. */
  get isLeft(): boolean {
    if (this.#own === '' || location.hash !== this.#before) return false;
    return !this.#isMarked || !stateNow()[mark];
  }

  /** True when the browser goes back, and will say so. */
  goBack(): boolean {
    const isHere = location.hash === this.#own && (!this.#isMarked || stateNow()[mark] === true);
    const isOurs = this.#pushed && isHere;
    if (isOurs) history.back();
    return isOurs;
  }

  /** Takes away our own hash and no other. */
  leave(): void {
    if (this.#own && location.hash === this.#own && !this.#isMarked) write('replaceState', '');
    this.#own = '';
    this.#isMarked = false;
    this.#pushed = false;
  }
}

function write(
  how: 'pushState' | 'replaceState',
  hash: string,
  state: unknown = history.state,
): boolean {
  try {
    history[how](state, '', location.pathname + location.search + hash);
    return how === 'pushState';
  } catch {
    return false; // a srcdoc frame has no address that could be changed: reading works all the same
  }
}
