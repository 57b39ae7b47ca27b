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

/** Draws the cart around the tickets, while they are chosen. */
export class CartView implements CartSummary {
  /** Why "Continue" leads nowhere yet. */
  hint: string | undefined;
  readonly #host: TicketsHost;
  readonly #parts: CartParts;

  constructor(host: TicketsHost, parts: CartParts) {
    this.#host = host;
    this.#parts = parts;
  }

  /** Instead of the tickets, once they are chosen: the steps of the order. */
  order(feed: LooseFeed, sale: Sale): TemplateResult | undefined {
    const { orders } = this.#parts;
    const { phrases } = this.#host;
    if (!orders.isLost) return orders.order?.draw(feed, sale);
    const again = plainButton(phrases.retry, () => void orders.resume());
    return notice(phrases.trouble, again);
  }

  /** Above the tickets: what is held, what went wrong, what changed. */
  above(sale: Sale): TemplateResult {
    const { orders, news } = this.#parts;
    return html`${orders.order?.above()} ${news.draw(sale)}`;
  }

  /** The form for a code, or how the code stands that is taken. */
  codeForm(sale: Sale): TemplateResult | undefined {
    const { code, chosen, orders } = this.#parts;
    return code.view?.draw(sale, orders.order?.withCode(chosen.linesOf(sale)));
  }

  /** How what is chosen is paid, where there is a choice. */
  plans(): TemplateResult | undefined {
    return this.#parts.orders.order?.plans();
  }

  /** How many are chosen, and what they cost. */
  sum(sale: Sale): TemplateResult | undefined {
    const { chosen, orders } = this.#parts;
    const sum = chosen.draw(sale, orders.order?.total);
    return sum && html`${sum} ${orders.order?.savings()}`;
  }

  /** Where the button leads, else that the sum is an estimate. */
  purchase(sale: Sale): string | undefined {
    const { chosen, orders, shop } = this.#parts;
    const isEstimate = chosen.linesOf(sale).length > 0 && !orders.order?.total;
    const estimate = isEstimate ? this.#host.phrases.estimateHint : undefined;
    return this.hint ?? shop.view?.words ?? orders.order?.waits ?? estimate;
  }

  /** Ends the wait for a turn. */
  callOff(): TemplateResult | undefined {
    return this.#parts.orders.order?.callOff();
  }
}
