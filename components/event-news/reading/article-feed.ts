import type { Entry } from '../../../src/cache/cache.js';
import { isRequestFailure } from '../../../src/client/errors.js';
import type { Article } from '../../../src/contract/news.js';
import { clientOf, sharedEntry } from '../../internal/feed/clients.js';
import type { EventElement } from '../../internal/element.js';

/** An article read a minute ago is read again, and shown meanwhile. */
const maxAgeSeconds = 60;

/** The text of one article, for as long as somebody reads it. */
export class ArticleFeed {
  readonly #host: EventElement;
  #entry?: Entry<Article> | undefined;
  #key?: string | undefined;
  #unsubscribe?: (() => void) | undefined;

  constructor(host: EventElement) {
    this.#host = host;
  }

  /** Takes up the article of that slug; leaves the one before. */
  follow(articleSlug: string): void {
    const host = this.#host;
    const asked = { slug: host.settings.event ?? '', articleSlug };
    const client = articleSlug && asked.slug ? clientOf(host) : undefined;
    const key = client?.keyOf('getArticle', asked);
    if (key === this.#key) return;
    this.stop();
    if (key === undefined) return;
    this.#key = key;
    // Also what is not found is asked for again when the visitor comes back: it may be out by then.
    this.#entry = sharedEntry(host, 'getArticle', asked, { maxAgeSeconds });
    this.#unsubscribe = this.#entry?.subscribe(() => host.requestUpdate());
  }

  stop(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = this.#entry = this.#key = undefined;
  }

  /** What the organiser has taken down is shown no longer, though it was read before. */
  get article(): Article | undefined {
    return this.isGone ? undefined : this.#entry?.state.data;
  }

  /** Unknown, taken down, or not out yet: the service makes no difference. NWS-08 */
  get isGone(): boolean {
    const error = this.#entry?.state.error;
    return isRequestFailure(error) && error.code === 'not_found';
  }

  /** Why there is no text; silent while an older one is shown or a new request runs. */
  get failure(): unknown {
    const { data, error, busy } = this.#entry?.state ?? { busy: true };
    return data || busy ? undefined : error;
  }

  get busy(): boolean {
    return this.#entry?.state.busy ?? false;
  }

  async refresh(): Promise<void> {
    await this.#entry?.refresh();
  }
}
