import { mayResume } from '../../../src/checkout/session/session-names.js';
import type { LooseFeed } from '../../../src/checkout/sale/offers.js';
import { clientOf } from '../../internal/feed/clients.js';
import { latePart } from '../../internal/late-part.js';
import type { OrderView } from '../order/order-view.js';
import type { CartAccess } from '../parts/cart-access.js';
import { askEarly, type EarlyQuote } from '../parts/early-quote.js';
import type { TicketsHost } from '../tickets-host.js';

/** What an order needs of the cart. */
interface OrderSources extends Omit<CartAccess, 'client' | 'event' | 'begun' | 'withoutCode'> {
  /** The sale as the service has said it. */
  readonly feed: () => LooseFeed | undefined;
  /** Whether the price is asked for before the code of the order is there. */
  readonly asksEarly: () => boolean;
  readonly withoutCode: (order: OrderView) => void;
}

/** Fetches the code of an order when a visitor begins to choose, or comes back to an order. */
export class OrderLoader {
  order: OrderView | undefined;
  /** There may be an order of an earlier page, and its code could not be fetched. */
  isLost = false;
  readonly #host: TicketsHost;
  readonly #sources: OrderSources;
  /** Undefined where the code could not be fetched. */
  readonly load: () => Promise<OrderView | undefined>;

  constructor(host: TicketsHost, sources: OrderSources) {
    this.#host = host;
    this.#sources = sources;
    this.load = latePart(host, 'the checkout', async () => {
      const quote = this.#askEarly();
      host.words = () => import('../../../src/i18n/checkout/languages.js');
      const [code] = await Promise.all([import('../order/order-view.js'), host.loadPhrases()]);
      return this.#create(code.OrderView, quote);
    });
    const { event } = host.settings;
    const client = clientOf(host);
    if (event && client && mayResume(client.baseUrl, event)) void this.resume();
  }

  /** Without the order the tickets would look as if nothing had been bought, and be paid for again. */
  async resume(): Promise<void> {
    this.isLost = !(await this.load());
    if (this.isLost) this.#host.announce(this.#host.phrases.trouble);
    this.#host.requestUpdate();
  }

  #askEarly(): EarlyQuote | undefined {
    const client = clientOf(this.#host);
    const { event } = this.#host.settings;
    const { asksEarly, selection } = this.#sources;
    return client && event && asksEarly() ? askEarly(client, event, selection.value) : undefined;
  }

  #create(Order: typeof OrderView, begun?: EarlyQuote): OrderView | undefined {
    const client = clientOf(this.#host);
    const { event } = this.#host.settings;
    if (!client || !event) return undefined;
    const { withoutCode, feed } = this.#sources;
    const order: OrderView = new Order(this.#host, {
      ...this.#sources,
      client,
      event,
      begun,
      withoutCode: () => withoutCode(order),
    });
    this.order = order;
    const said = feed();
    if (said) order.checkout.readFeed(said);
    this.#host.requestUpdate();
    return order;
  }
}
