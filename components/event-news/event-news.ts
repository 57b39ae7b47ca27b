import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import english from '../../src/i18n/event-news/en/first.json' with { type: 'json' };
import type { Phrases } from '../../src/i18n/phrases.js';
import { phrasesFrom } from '../../src/i18n/texts.js';
import states from '../../src/i18n/states/en/first.json' with { type: 'json' };
import { lenientBoolean } from '../internal/converters.js';
import type { OwnWords } from '../../src/i18n/own-words.js';
import { define } from '../internal/define.js';
import { EventElement } from '../internal/element.js';
import type { FeedFailed, FeedLoaded } from '../internal/events.js';
import { FeedController } from '../internal/feed/feed-controller.js';
import { HashLink, linkTo } from '../internal/hash-link.js';
import { latePart } from '../internal/late-part.js';
import { controls } from '../internal/styles/controls.styles.js';
import type { SafeAddress } from '../../src/html/links.js';
import { articleAddress, articleHash, hashPrefix, slugOf } from './article-links.js';
import { articlesOf, withTag, type ArticleEntry } from './articles.js';
import { newsStyles } from './event-news.styles.js';
import type { NewsLayout } from './news-context.js';
import { ArticleIndex } from './news-index.js';
import type { Reading } from './reading/reading.js';
import { articleSkeleton, newsSkeleton } from './skeleton.js';

export type { FeedFailed, FeedLoaded } from '../internal/events.js';
export type { NewsLayout } from './news-context.js';

/** What the events about an article tell. */
export interface ArticleOpened {
  readonly slug: string;
  readonly title: string;
}

/**
 * The news of an event, newest first, by tag, and read in place: a link to `#news-<slug>` opens that
 * article.
 *
 * @tag event-news
 * @fires {CustomEvent<FeedLoaded>} event-news-loaded - The list has loaded or changed.
 * @fires {CustomEvent<FeedFailed>} event-news-failed - It could not be loaded; `code` says why.
 * @fires {CustomEvent<ArticleOpened>} event-news-before-open - An article is about to open. Cancelable.
 * @fires {CustomEvent<ArticleOpened>} event-news-opened - An article was opened.
 * @slot - Shown until the list has loaded, and if it can't load.
 * @slot empty - Instead of the message for an event without news.
 * @slot error - Instead of the error message and its button.
 * @csspart base - The outermost box.
 * @csspart tags - The tags to choose from.
 * @csspart chip - A tag to choose.
 * @csspart articles - The list.
 * @csspart card - An article in the list.
 * @csspart picture - The picture of an article, in the list and above its text.
 * @csspart title - The heading of an article.
 * @csspart excerpt - The excerpt of an article.
 * @csspart meta - The line with date, author and tags.
 * @csspart date - The date of an article.
 * @csspart author - The author of an article.
 * @csspart tag - A tag of an article.
 * @csspart button - "More news", "All news", "Share" and "Try again".
 * @csspart article - The open article.
 * @csspart body - The text of the article.
 * @csspart neighbours - The links to the previous and next article.
 * @csspart neighbour - One of these links.
 * @csspart empty - The message for an event without news.
 * @csspart error - The error message.
 * @csspart stale - The line above news when a refresh failed.
 * @csspart demo-badge - "Demo data".
 * @cssprop --event-sticky-top - Height of your sticky header.
 */
export class EventNews extends EventElement {
  static override properties: PropertyDeclarations = {
    headingLevel: { type: Number, attribute: 'heading-level' },
    layout: {},
    limit: { type: Number },
    tags: {},
    controls: {},
    articleUrl: { attribute: 'article-url' },
    article: {},
    seo: { converter: lenientBoolean },
    schema: {},
  };

  static override styles = [...EventElement.styles, controls, newsStyles];

  /** @internal */
  override english = phrasesFrom({ ...states, ...english });
  /** @internal */
  override words = () => import('../../src/i18n/event-news/languages.js');
  /** @internal */
  declare phrases: Phrases<'news'>;
  /** Your own words, by the keys of docs/words.md. They come before the words of the page. */
  declare strings?: OwnWords<Phrases<'news'>> | undefined;

  /** Level of the headings, 2 to 6: of the titles in the list, and of the open article. */
  headingLevel = 3;
  /** `cards` with pictures, a `list` with small ones, or only `headlines`. */
  layout: NewsLayout = 'cards';
  /** Number of articles before "More news". */
  limit = 7;
  /** Only articles with one of these tags, separated by commas. */
  tags?: string | undefined;
  /** `off` hides the tags. */
  controls?: 'on' | 'off' | undefined;
  /** Address of your own article pages, with `{slug}` in it. */
  articleUrl?: string | undefined;
  /** Slug of the only article to show. */
  article?: string | undefined;
  /** Title and description of the page follow the open article. */
  seo = false;
  /** `off` leaves out the data for search engines. */
  schema?: 'on' | 'off' | undefined;
  /** @internal */
  opened = '';

  readonly #index = new ArticleIndex(this);
  #reading?: Reading;
  #partMissing = false;
  readonly #feed = new FeedController(this, {
    endpoint: 'listNews',
    params: () => (this.settings.event ? { slug: this.settings.event } : undefined),
    name: () => this.phrases.news,
    skeleton: () => (this.reads ? articleSkeleton() : newsSkeleton(this.layout)),
    ready: () => this.#draw(),
    isEmpty: () => !this.reads && this.articles.length === 0,
    empty: () => html`<p class="notice notice-title" part="empty">${this.phrases.emptyNews}</p>`,
  });

  constructor() {
    super();
    new HashLink(this, hashPrefix, (hash) => this.#reveal(hash));
  }

  /** @internal */
  get articles(): readonly ArticleEntry[] {
    const wanted = (this.tags ?? '').split(',').map((tag) => tag.trim());
    return withTag(this.#all, wanted.filter(Boolean));
  }

  /** @internal */
  get eventId(): string {
    return this.#feed.data?.eventId ?? '';
  }

  /** @internal */
  get reads(): string {
    return this.opened || this.article?.trim() || '';
  }

  /** Shows an article instead of the list, also one that isn't in the list. */
  async openArticle(slug: string): Promise<void> {
    await (await this.#loadedReading())?.open(slug);
  }

  /** @internal */
  addressOf({ slug }: ArticleEntry): SafeAddress | undefined {
    if (!slug) return undefined;
    const own = this.articleUrl ? articleAddress(this.articleUrl, slug) : undefined;
    return own ?? linkTo(hashPrefix, articleHash(slug));
  }

  /** @internal */
  follow(event: MouseEvent, { slug, title }: ArticleEntry): void {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button || ctrlKey || metaKey || shiftKey || altKey) return; // in a window of its own
    const wanted = this.emit('event-news-before-open', { slug, title }, { cancelable: true });
    if (wanted && this.articleUrl) return;
    event.preventDefault();
    if (wanted) void this.openArticle(slug);
  }

  protected override updated(): void {
    if (this.reads && !this.#partMissing) void this.#loadedReading();
  }

  protected override render(): TemplateResult {
    return this.#feed.render();
  }

  get #all(): readonly ArticleEntry[] {
    return this.#feed.data ? articlesOf(this.#feed.data) : [];
  }

  /** The list stays where it is while somebody reads, so that it is found as it was left. */
  #draw(): TemplateResult {
    const { reads, article, phrases } = this;
    const reading = () => this.#reading?.render(this.#index) ?? articleSkeleton();
    return html`${this.#partMissing ? html`<p class="notice">${phrases.trouble}</p>` : nothing}
      <div ?hidden=${reads !== ''} @pointerover=${this.#prepare} @focusin=${this.#prepare}>
        ${article ? nothing : this.#index.render()}
      </div>
      ${reads && !this.#partMissing ? reading() : nothing}`;
  }

  /** Whoever points at a title will soon read: the press shall find all it needs. */
  readonly #prepare = (): void => void (this.articleUrl || this.#loadReading());

  readonly #loadReading = latePart(
    this,
    'how articles are read',
    () => import('./reading/reading.js'),
  );

  async #loadedReading(): Promise<Reading | undefined> {
    const code = await this.#loadReading();
    if (!this.isConnected) return undefined;
    const missing = !code;
    if (code) this.#reading ??= this.#openArticle(new code.Reading(this));
    this.#partMissing = missing;
    if (missing) {
      this.opened = '';
      this.requestUpdate();
      this.announce(this.phrases.trouble);
    }
    return this.#reading;
  }

  #openArticle(reading: Reading): Reading {
    this.requestUpdate();
    return reading;
  }

  /** Opens the article that a deep link names. False while the list is not there yet. */
  #reveal(hash: string): boolean {
    if (this.articleUrl || !hash) return true;
    if (!this.#feed.data) {
      void this.#loadReading();
      return false;
    }
    const slug = slugOf(hash, this.#all);
    if (slug !== this.opened && this.#isMine(slug)) {
      this.opened = slug;
      this.requestUpdate();
      void this.#loadedReading().then((reading) => reading?.arrive());
    }
    return true;
  }

  /** Of several on one page, the first that lists an article shows it. */
  #isMine(slug: string): boolean {
    const others = [...document.querySelectorAll('event-news')].filter((other) => other !== this);
    const isListed = this.#all.some((article) => article.slug === slug);
    return isListed ? others.every(({ opened }) => opened !== slug) : others.length === 0;
  }
}

define('event-news', EventNews);

declare global {
  interface HTMLElementTagNameMap {
    'event-news': EventNews;
  }
  interface GlobalEventHandlersEventMap {
    'event-news-loaded': CustomEvent<FeedLoaded>;
    'event-news-failed': CustomEvent<FeedFailed>;
    'event-news-before-open': CustomEvent<ArticleOpened>;
    'event-news-opened': CustomEvent<ArticleOpened>;
  }
}
