import type { ReactiveController, TemplateResult } from 'lit';
import { readText } from '../../../src/contract/loose.js';
import newsParts from '../../../src/i18n/event-news/en/parts.json' with { type: 'json' };
import details from '../../../src/i18n/states/en/details.json' with { type: 'json' };
import trouble from '../../../src/i18n/states/en/trouble.json' with { type: 'json' };
import { StructuredData } from '../../internal/feed/structured-data.js';
import { focusPart } from '../../internal/focus-part.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { entryOf, type ArticleEntry } from '../articles.js';
import type { NewsHost } from '../news-context.js';
import type { ArticleIndex } from '../news-index.js';
import { ArticleAddress } from './article-address.js';
import { ArticleFeed } from './article-feed.js';
import { articleView } from './article-view.js';
import { articleStyles } from './article.styles.js';
import { fillBody } from './body.js';
import { PageHead } from './page-head.js';
import { rememberScroll, showTop } from './place.js';
import { focusText } from '../../internal/focus-text.js';
import { addPageListener, removePageListener } from '../../../src/cache/page-events.js';

/** The reading view: one article in place of the list, and the way back to it. */
export class Reading implements ReactiveController {
  readonly #host: NewsHost;
  readonly #feed: ArticleFeed;
  readonly #structured: StructuredData;
  readonly #head: PageHead;
  readonly #address = new ArticleAddress();
  /** What the list said of the article when it was last looked at. */
  #listed?: string;
  /** Where the visitor was in the list, and at which article. */
  #place?: { readonly slug: string; readonly restore: () => void } | undefined;

  constructor(host: NewsHost) {
    for (const words of [newsParts, details, trouble]) host.addPhrases(words);
    adoptStyles(host.renderRoot, articleStyles);
    this.#host = host;
    this.#feed = new ArticleFeed(host);
    this.#structured = new StructuredData(host);
    this.#head = new PageHead(host);
    host.addEventListener('event-refresh', () => void this.#feed.refresh());
    host.addController(this);
  }

  /** A visitor opened an article: a step forward, from which the browser leads back. */
  async open(slug: string): Promise<void> {
    const host = this.#host;
    if (!host.reads) this.#place = { slug, restore: rememberScroll(host) };
    this.#address.enter(slug);
    host.opened = slug;
    await this.#showArticle();
  }

  /** The address of the page named the article. */
  async arrive(): Promise<void> {
    this.#address.arrive();
    await this.#showArticle();
  }

  hostConnected(): void {
    for (const type of ['popstate', 'hashchange']) addPageListener(type, this.#moved);
  }

  hostDisconnected(): void {
    for (const type of ['popstate', 'hashchange']) removePageListener(type, this.#moved);
    this.#feed.stop();
  }

  hostUpdate(): void {
    this.#feed.follow(this.#host.reads);
  }

  hostUpdated(): void {
    this.#refreshWhenListed();
    const host = this.#host;
    const { article } = this.#feed;
    const box = host.renderRoot.querySelector('.body');
    if (!host.reads || !article || !box) {
      this.#structured.show('', null);
      this.#head.leave();
      return;
    }
    fillBody(box, article, host);
    const block = host.schema === 'off' ? null : article.schemaOrg;
    this.#structured.show(`news ${host.eventId} ${host.reads}`, block);
    const { title, excerpt } = entryOf(article);
    if (host.seo) {
      this.#head.show(
        readText(article.seoTitle) || title,
        readText(article.seoDescription) || excerpt,
      );
    } else this.#head.leave();
  }

  render(index: ArticleIndex): TemplateResult {
    const host = this.#host;
    const { article, isGone, failure } = this.#feed;
    const entry = this.#entry;
    const picture = entry && !isGone && !index.isBroken(entry.picture) ? entry.picture : undefined;
    const isOwnPage = host.article !== undefined && host.article.trim() === host.reads;
    const view = {
      entry,
      isGone,
      isWhole: article !== undefined,
      failure,
      address: this.#sharedAddress(entry),
      back: isOwnPage && !isGone ? undefined : this.#goBack,
      retry: this.#retry,
      picture,
      broken: index.broken,
    };
    return articleView(view, host);
  }

  /** The article itself knows best; until it has come, the list knows much of it. */
  get #entry(): ArticleEntry | undefined {
    const { reads, articles } = this.#host;
    const { article } = this.#feed;
    const listed = articles.find(({ slug }) => slug === reads);
    if (!article) return listed;
    const own = entryOf(article);
    return { ...own, slug: reads, title: own.title || listed?.title || '' };
  }

  /** In full, as others shall find it; a page about one article is that page. */
  #sharedAddress(entry: ArticleEntry | undefined): string {
    const address = entry ? this.#host.addressOf(entry) : undefined;
    const isOwnPage = !this.#host.opened && !this.#host.articleUrl;
    return (!isOwnPage && address) || location.href;
  }

  /** The list is newer than the text: the article came out, was changed, or was taken down. */
  #refreshWhenListed(): void {
    const { reads, articles, eventId } = this.#host;
    if (!eventId) return; // there is no list yet
    const updatedAt = articles.find(({ slug }) => slug === reads)?.updatedAt;
    const listed = `${reads} ${updatedAt}`;
    const isKnown = this.#listed?.startsWith(`${reads} `);
    const isNew = listed !== this.#listed && updatedAt !== this.#feed.article?.updatedAt;
    if (isKnown && isNew) void this.#feed.refresh();
    this.#listed = listed;
  }

  readonly #moved = (): void => {
    if (this.#host.opened && this.#address.isLeft) void this.#close();
  };

  readonly #goBack = (): void => {
    if (!this.#address.goBack()) void this.#close();
  };

  /** The button goes away with the error; the focus stays with the article. */
  readonly #retry = (): void => {
    void focusPart(this.#host, '.article .title');
    void this.#feed.refresh();
  };

  async #showArticle(): Promise<void> {
    const host = this.#host;
    host.requestUpdate();
    await host.updateComplete;
    const article = host.renderRoot.querySelector('.article');
    const title = article?.querySelector<HTMLElement>('.title');
    if (title) focusText(title, { preventScroll: true });
    if (article) showTop(article);
    const { slug, title: name } = this.#entry ?? { slug: host.reads, title: '' };
    host.emit('event-news-opened', { slug, title: name });
  }

  async #close(): Promise<void> {
    const host = this.#host;
    const place = this.#place;
    const read = host.reads;
    this.#place = undefined;
    this.#address.leave();
    if (!host.opened) host.article = undefined;
    host.opened = '';
    host.requestUpdate();
    await host.updateComplete;
    const links = [...host.renderRoot.querySelectorAll<HTMLElement>('.open')];
    const named = (slug?: string) => links.find(({ dataset }) => dataset['slug'] === slug);
    place?.restore();
    const link = named(place?.slug) ?? named(read) ?? links[0];
    link?.focus({ preventScroll: place !== undefined });
  }
}
