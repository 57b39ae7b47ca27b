import { html, type TemplateResult } from 'lit';
import type { Cart } from '../../../src/checkout/sale/cart.js';
import type { LooseFeed, Sale } from '../../../src/checkout/sale/offers.js';
import { changesBetween, type SaleChange } from '../../../src/checkout/sale/sale-changes.js';
import { describeChange } from '../parts/cart-phrases.js';
import type { TicketsHost } from '../tickets-host.js';

/** What changed in the sale while a visitor was choosing: said once, and in sight until the next choice. */
export class SaleNews {
  readonly #host: TicketsHost;
  #sale: Sale | undefined;
  #feed: LooseFeed | undefined;
  #changes: readonly SaleChange[] = [];

  constructor(host: TicketsHost) {
    this.#host = host;
  }

  /**
   * After every update.
   * @param feed what `sale` was read from, before a code or an order marked it
   * @param chosen only changes of these releases are news
   */
  follow(sale: Sale, feed: LooseFeed | undefined, chosen: Cart): void {
    const [before, read] = [this.#sale, this.#feed];
    this.#sale = sale;
    this.#feed = feed;
    if (!before || read === feed) return;
    const changes = changesBetween(before, sale, chosen);
    if (changes.length === 0) return;
    this.#changes = changes;
    this.#host.announce(this.#wordsOf(sale).join(' '));
    this.#host.requestUpdate();
  }

  /** Something else has been chosen. */
  clear(): void {
    this.#changes = [];
  }

  /** The next sale is compared with nothing: the element has left the page. */
  leave(): void {
    this.#sale = undefined;
  }

  draw(sale: Sale): TemplateResult | undefined {
    if (this.#changes.length === 0) return undefined;
    return html`<ul class="changes" part="changes" role="list">
      ${this.#wordsOf(sale).map((words) => html`<li>${words}</li>`)}
    </ul>`;
  }

  #wordsOf(sale: Sale): string[] {
    return this.#changes.map((change) => describeChange(this.#host, sale, change));
  }
}
