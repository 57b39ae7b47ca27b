import { html, type TemplateResult } from 'lit';
import type { LooseFeed, Sale } from '../../../src/checkout/sale/offers.js';
import { plainButton } from '../../internal/buttons.js';
import { notice } from '../../internal/feed/states.js';
import type { CartSummary, TicketsHost } from '../tickets-host.js';
import type { ChosenTickets } from './chosen-tickets.js';
import type { LateParts } from './late-parts.js';
import type { OrderLoader } from './order-loader.js';
import type { SaleNews } from './sale-news.js';

interface CartParts extends LateParts {
  readonly chosen: ChosenTickets;
  readonly news: SaleNews;
  readonly orders: OrderLoader;
}

/** Draws the cart around the tickets while the visitor chooses. */
export class CartView implements CartSummary {
  /** Why "Continue" did nothing. */
  hint: string | undefined;
  readonly #host: TicketsHost;
  readonly #parts: CartParts;

  constructor(host: TicketsHost, parts: CartParts) {
    this.#host = host;
    this.#parts = parts;
  }

  /** The steps of the order, in place of the tickets; undefined while the visitor chooses. */
  order(feed: LooseFeed, sale: Sale): TemplateResult | undefined {
    const { orders } = this.#parts;
    const { phrases } = this.#host;
    if (!orders.isLost) return orders.order?.draw(feed, sale);
    const again = plainButton(phrases.retry, () => void orders.resume());
    return notice(phrases.trouble, again);
  }

  /** Shown above the tickets: the held order, problems, changes in the sale. */
  above(sale: Sale): TemplateResult {
    const { orders, news } = this.#parts;
    return html`${orders.order?.above()} ${news.draw(sale)}`;
  }

  /** The form for a code, or the status of the applied code. */
  codeForm(sale: Sale): TemplateResult | undefined {
    const { code, chosen, orders } = this.#parts;
    return code.view?.draw(sale, orders.order?.withCode(chosen.linesOf(sale)));
  }

  /** The choice of payment plans, if there are any. */
  plans(): TemplateResult | undefined {
    return this.#parts.orders.order?.plans();
  }

  /** Number of tickets and their price. */
  sum(sale: Sale): TemplateResult | undefined {
    const { chosen, orders } = this.#parts;
    const sum = chosen.draw(sale, orders.order?.total);
    return sum && html`${sum} ${orders.order?.savings()}`;
  }

  /** Says where the button leads, or that the sum is an estimate. */
  purchase(sale: Sale): string | undefined {
    const { chosen, orders, shop } = this.#parts;
    const isEstimate = chosen.linesOf(sale).length > 0 && !orders.order?.total;
    const estimate = isEstimate ? this.#host.phrases.estimateHint : undefined;
    return this.hint ?? shop.view?.words ?? orders.order?.waits ?? estimate;
  }

  /** The button that cancels a wait in the queue. */
  callOff(): TemplateResult | undefined {
    return this.#parts.orders.order?.callOff();
  }
}
