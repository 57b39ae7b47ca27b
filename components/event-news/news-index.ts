import { html, nothing, type TemplateResult } from 'lit';
import { tagsOf, withTag, type ArticleEntry } from './articles.js';
import { drawNewsCard } from './card.js';
import type { NewsHost } from './news-context.js';
import { focusText } from '../internal/focus-text.js';

const usualLimit = 7;

/** The list of articles: which tag is chosen, and how many stand in sight. */
export class ArticleIndex {
  readonly #host: NewsHost;
  #tag = '';
  /** How often somebody asked for more. */
  #more = 0;
  readonly #broken = new Set<string>();

  constructor(host: NewsHost) {
    this.#host = host;
  }

  render(): TemplateResult {
    const { articles, layout, controls } = this.#host;
    const tags = controls === 'off' || layout === 'headlines' ? [] : tagsOf(articles);
    const tag = tags.includes(this.#tag) ? this.#tag : '';
    const chosen = withTag(articles, tag ? [tag] : []);
    const shown = chosen.slice(0, this.#limit * (this.#more + 1));
    const known = layout === 'list' || layout === 'headlines' ? layout : 'cards';
    return html`${tags.length > 1 ? this.#chips(tags, tag) : nothing}
      <ul role="list" class="articles ${known}" part="articles">
        ${shown.map((article, index) => this.#card(article, index))}
      </ul>
      ${shown.length < chosen.length ? this.#moreButton(shown.length) : nothing}`;
  }

  /** Draws the card again without a picture that does not load. */
  readonly broken = (address: string): void => {
    this.#broken.add(address);
    this.#host.requestUpdate();
  };

  isBroken(address: string | undefined): boolean {
    return !address || this.#broken.has(address);
  }

  get #limit(): number {
    const limit = Math.floor(this.#host.limit);
    return limit > 0 ? limit : usualLimit;
  }

  #card(article: ArticleEntry, index: number): TemplateResult {
    const { layout, reads } = this.#host;
    const picture = this.isBroken(article.picture) ? undefined : article.picture;
    const short = layout === 'headlines';
    const lead = index === 0 && layout !== 'list' && !short;
    const look = { lead, short, eager: lead && !reads, broken: this.broken };
    return drawNewsCard({ ...article, picture }, look, this.#host);
  }

  #chips(tags: readonly string[], chosen: string): TemplateResult {
    const { phrases } = this.#host;
    const chip = (words: string, tag: string) =>
      html`<button
        class="button chip"
        part="chip"
        type="button"
        aria-pressed=${tag === chosen}
        @click=${() => this.#choose(tag)}
      >
        <bdi>${words}</bdi>
      </button>`;
    return html`<div class="chips" part="tags" role="group" aria-label=${phrases.topics}>
      ${chip(phrases.allTopics, '')} ${tags.map((tag) => chip(tag, tag))}
    </div>`;
  }

  #choose(tag: string): void {
    const host = this.#host;
    this.#tag = tag;
    this.#more = 0;
    host.requestUpdate();
    host.announce(
      host.phrases.articleCount({ count: withTag(host.articles, tag ? [tag] : []).length }),
    );
  }

  #moreButton(before: number): TemplateResult {
    return html`<button
      class="button more"
      part="button"
      type="button"
      @click=${() => void this.#showMore(before)}
    >
      ${this.#host.phrases.moreNews}
    </button>`;
  }

  /** What is new stands where the button stood: the focus goes on from there, and nothing jumps. */
  async #showMore(before: number): Promise<void> {
    const host = this.#host;
    this.#more += 1;
    host.requestUpdate();
    await host.updateComplete;
    const first = host.renderRoot.querySelectorAll<HTMLElement>('.card')[before];
    const link = first?.querySelector<HTMLElement>('.open');
    if (link) link.focus({ preventScroll: true });
    else if (first) focusText(first, { preventScroll: true });
  }
}
