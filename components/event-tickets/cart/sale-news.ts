import { html, type TemplateResult } from 'lit';
import type { Cart } from '../../../src/checkout/sale/cart.js';
import type { LooseFeed, Sale } from '../../../src/checkout/sale/offers.js';
import type { SaleChange } from '../../../src/checkout/sale/sale-changes.js';
import { lateView, type LateView } from '../../internal/late-view.js';
import type { TicketsHost } from '../tickets-host.js';
import type { ChangeWords } from './change-words.js';

/** Changes in the sale while a visitor chooses: announced once, shown until the next change of the cart. */
export class SaleNews {
  readonly #host: TicketsHost;
  readonly #words: LateView<ChangeWords>;
  #sale: Sale | undefined;
  #feed: LooseFeed | undefined;
  #changes: readonly SaleChange[] = [];

  constructor(host: TicketsHost) {
    this.#host = host;
    this.#words = lateView(host, 'the words for a sale', async () => {
      const { ChangeWords } = await import('./change-words.js');
      return new ChangeWords(host);
    });
  }

  /**
   * Runs after every update.
   * @param feed the source of `sale`, before a code or an order marked it
   * @param chosen the selection: only changes of its releases count
   */
  follow(sale: Sale, feed: LooseFeed | undefined, chosen: Cart): void {
    const [before, read] = [this.#sale, this.#feed];
    this.#sale = sale;
    this.#feed = feed;
    const isOther = read !== feed && JSON.stringify(before?.offers) !== JSON.stringify(sale.offers);
    if (before && isOther) void this.#compare(before, sale, chosen);
  }

  /** Removes the changes once the visitor has changed the selection. */
  clear(): void {
    this.#changes = [];
  }

  /** The element has left the page, so the next feed is not compared with this one. */
  leave(): void {
    this.#sale = undefined;
  }

  draw(sale: Sale): TemplateResult | undefined {
    if (this.#changes.length === 0) return undefined;
    return html`<ul class="changes" part="changes" role="list">
      ${this.#describe(sale).map((words) => html`<li>${words}</li>`)}
    </ul>`;
  }

  async #compare(before: Sale, sale: Sale, chosen: Cart): Promise<void> {
    const words = await this.#words.load();
    const changes = words?.between(before, sale, chosen) ?? [];
    if (changes.length === 0) return;
    this.#changes = changes;
    this.#host.announce(this.#describe(sale).join(' '));
    this.#host.requestUpdate();
  }

  #describe(sale: Sale): string[] {
    return this.#changes.map((change) => this.#words.view?.describe(sale, change) ?? '');
  }
}
