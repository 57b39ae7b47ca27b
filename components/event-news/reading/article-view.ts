import { html, nothing, type TemplateResult } from 'lit';
import type { SafeAddress } from '../../../src/html/links.js';
import { timestampLabel } from '../../../src/format/timestamps.js';
import { plainButton, quietButton } from '../../internal/buttons.js';
import { failureWords, notice } from '../../internal/feed/states.js';
import { heading } from '../../internal/heading.js';
import type { ArticleEntry } from '../articles.js';
import { drawMeta, newsPicture } from '../card.js';
import type { NewsHost } from '../news-context.js';
import { shareArticleButton } from './share.js';

export interface ArticleView {
  /** What is known of it: from its own answer, or from the list until that has come. */
  readonly entry: ArticleEntry | undefined;
  /** Unknown, taken down, or not out yet. */
  readonly isGone: boolean;
  /** Its text is there. */
  readonly isWhole: boolean;
  readonly failure: unknown;
  /** Where it can be read, for others. */
  readonly address: string;
  /** The way to the list; undefined on a page about this article. */
  readonly back: (() => void) | undefined;
  readonly retry: () => void;
  readonly picture: SafeAddress | undefined;
  readonly broken: (address: string) => void;
}

/** An article as it is read. */
export function articleView(view: ArticleView, host: NewsHost): TemplateResult {
  const { phrases } = host;
  const { entry, isGone, isWhole, back } = view;
  const title = isGone ? phrases.articleGone : entry?.title || phrases.article;
  return html`<article class="article" part="article">
    ${back ? backButton(phrases.backToNews, back) : nothing}
    <header class="head">
      ${heading(host.headingLevel, html`<bdi>${title}</bdi>`, 'title')}
      ${entry && !isGone ? drawHead(entry, host) : nothing}
    </header>
    ${isGone ? html`<p class="hint">${phrases.articleGoneHint}</p>` : drawContent(view, host)}
    ${entry && isWhole ? drawFoot(entry, view, host) : nothing}
  </article>`;
}

function drawContent(view: ArticleView, host: NewsHost): TemplateResult {
  const { phrases } = host;
  const { picture, failure, isWhole, broken } = view;
  const pending = html`<div class="pending" aria-busy="true">
    <span class="visually-hidden">${phrases.loading({ what: phrases.article })}</span>
    <span class="bone"></span><span class="bone"></span><span class="bone"></span>
  </div>`;
  const trouble = () =>
    notice(failureWords(phrases, failure), plainButton(phrases.retry, view.retry));
  const instead = failure === undefined ? pending : trouble();
  return html`${picture ? newsPicture(picture, { eager: true, broken }) : nothing}
  ${isWhole ? html`<div class="body" part="body" dir="auto"></div>` : instead}`;
}

const backButton = (words: string, back: () => void): TemplateResult =>
  quietButton(
    html`<svg class="icon arrow" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M19 12H5m6-6-6 6 6 6" />
      </svg>
      ${words}`,
    back,
  );

function drawHead(entry: ArticleEntry, host: NewsHost): TemplateResult {
  const { excerpt } = entry;
  return html`${excerpt ? html`<p class="lede" part="excerpt" dir="auto">${excerpt}</p>` : nothing}
  ${drawMeta(entry, host)} ${drawUpdated(entry, host)}`;
}

/** A later word than the first, told by its day. */
function drawUpdated(entry: ArticleEntry, { phrases, language }: NewsHost) {
  const [first, last] = [entry.publishedAt, entry.updatedAt].map((at) => at.slice(0, 10));
  const date = last && first && last > first && timestampLabel(entry.updatedAt, language);
  if (!date) return nothing;
  return html`<p class="meta">
    <time datetime=${entry.updatedAt}>${phrases.updated({ date })}</time>
  </p>`;
}

/** What comes after the last word: handing it on, and what else there is to read. */
function drawFoot(entry: ArticleEntry, { address }: ArticleView, host: NewsHost): TemplateResult {
  const { articles, phrases } = host;
  const place = articles.findIndex(({ slug }) => slug === entry.slug);
  const [newer, older] = place < 0 ? [] : [articles[place - 1], articles[place + 1]];
  const neighbours = html`<nav class="neighbours" part="neighbours" aria-label=${phrases.otherNews}>
    ${drawNeighbour(newer, phrases.newerArticle, host)}
    ${drawNeighbour(older, phrases.olderArticle, host)}
  </nav>`;
  return html`<footer class="foot">
    ${shareArticleButton(host, entry.title, address)}
    <p class="address">${address}</p>
    ${newer || older ? neighbours : nothing}
  </footer>`;
}

function drawNeighbour(article: ArticleEntry | undefined, label: string, host: NewsHost) {
  const address = article && host.addressOf(article);
  if (!address) return nothing;
  return html`<a
    class="neighbour"
    part="neighbour"
    href=${address}
    @click=${(event: MouseEvent) => host.follow(event, article)}
  >
    <span class="way">${label}</span>
    <span><bdi>${article.title}</bdi></span>
  </a>`;
}
