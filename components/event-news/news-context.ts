import type { SafeAddress } from '../../src/html/links.js';
import type { Phrases } from '../../src/i18n/phrases.js';
import type { EventElement } from '../internal/element.js';
import type { ArticleEntry } from './articles.js';

/** The ways to list articles. */
export type NewsLayout = 'cards' | 'list' | 'headlines';

/** What the templates of the list need from the element. */
export interface NewsContext {
  readonly phrases: Phrases<'news'>;
  /** BCP 47, for dates. */
  readonly language: string;
  /** Of an article's title. */
  readonly headingLevel: number;
  /** Where the title of an article leads; undefined where it cannot be read. */
  addressOf(article: ArticleEntry): SafeAddress | undefined;
  /** A press on that link. */
  follow(event: MouseEvent, article: ArticleEntry): void;
}

/** What the list and the reading view see of the element. */
export interface NewsHost extends EventElement, NewsContext {
  phrases: Phrases<'news'>;
  language: string;
  /** As they are listed, newest first. */
  readonly articles: readonly ArticleEntry[];
  readonly eventId: string;
  readonly articleUrl?: string | undefined;
  readonly layout: NewsLayout;
  readonly limit: number;
  readonly controls?: 'on' | 'off' | undefined;
  readonly schema?: 'on' | 'off' | undefined;
  readonly seo: boolean;
  /** Slug of the one article that the page is about. */
  article?: string | undefined;
  /** Slug of what a visitor has opened; empty while nobody reads. */
  opened: string;
  /** Slug of the article that is shown; empty while the list is. */
  readonly reads: string;
}
