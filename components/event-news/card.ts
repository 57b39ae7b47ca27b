import { html, nothing, type TemplateResult } from 'lit';
import type { SafeAddress } from '../../src/html/links.js';
import { timestampLabel } from '../../src/format/timestamps.js';
import { heading } from '../internal/heading.js';
import type { ArticleEntry } from './articles.js';
import type { NewsContext } from './news-context.js';

export interface NewsCardOptions {
  /** The newest article stands above the others, large. */
  readonly lead: boolean;
  /** In sight at once, so that its picture is not waited for. */
  readonly eager: boolean;
  /** Title and date alone. */
  readonly short: boolean;
  /** Takes note of a picture that does not load. */
  readonly broken: (address: string) => void;
}

/** One article of the list. Without a picture it is set in type: no box is kept for what is not there. */
export function drawNewsCard(
  article: ArticleEntry,
  look: NewsCardOptions,
  news: NewsContext,
): TemplateResult {
  const { title, excerpt, picture } = article;
  const shown = picture && !look.short;
  const names = ['card', look.lead && 'lead', shown && 'pictured'].filter(Boolean);
  return html`<li class=${names.join(' ')} part="card">
    ${shown ? newsPicture(picture, look) : nothing}
    <div class="words">
      ${heading(news.headingLevel, drawLink(article, title, news), 'title')}
      ${excerpt && !look.short ? html`<p class="excerpt" part="excerpt" dir="auto">${excerpt}</p>` : nothing}
      ${drawMeta(article, news, look.short)}
    </div>
  </li>`;
}

function drawLink(article: ArticleEntry, title: string, news: NewsContext): TemplateResult {
  const address = news.addressOf(article);
  if (!address) return html`<bdi>${title}</bdi>`;
  return html`<a
    class="open"
    href=${address}
    data-slug=${article.slug}
    @click=${(event: MouseEvent) => news.follow(event, article)}
    ><bdi>${title}</bdi></a
  >`;
}

/** The box has its size before a byte of the picture has come. Its title stands beside it: alt is empty. */
export function newsPicture(
  address: SafeAddress,
  { eager, broken }: Pick<NewsCardOptions, 'eager' | 'broken'>,
): TemplateResult {
  return html`<div class="picture" part="picture">
    <img
      src=${address}
      alt=""
      width="16"
      height="9"
      loading=${eager ? 'eager' : 'lazy'}
      decoding="async"
      @error=${() => broken(address)}
    />
  </div>`;
}

/** Date, author and tags: whichever there are. */
export function drawMeta(
  { publishedAt, author, tags }: ArticleEntry,
  { language }: Pick<NewsContext, 'language'>,
  short = false,
): TemplateResult | typeof nothing {
  const date = timestampLabel(publishedAt, language);
  const parts = [
    date && html`<time part="date" datetime=${publishedAt}>${date}</time>`,
    !short && author && html`<span part="author"><bdi translate="no">${author}</bdi></span>`,
    ...(short ? [] : tags).map(
      (tag) => html`<span class="tag" part="tag"><bdi>${tag}</bdi></span>`,
    ),
  ].filter(Boolean);
  return parts.length > 0 ? html`<p class="meta" part="meta">${parts}</p>` : nothing;
}
