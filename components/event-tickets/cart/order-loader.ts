import { hasReturned, mayResume } from '../../../src/checkout/session/session-names.js';
import type { LooseFeed } from '../../../src/checkout/sale/offers.js';
import { clientOf } from '../../internal/feed/clients.js';
import { showInPlace } from '../../internal/follow-growth.js';
import { latePart } from '../../internal/late-part.js';
import type { OrderView } from '../order/order-view.js';
import type { CartAccess } from '../parts/cart-access.js';
import { askEarly, type EarlyQuote } from '../parts/early-quote.js';
import type { TicketsHost } from '../tickets-host.js';

/** What an order needs from the cart. */
interface OrderSources extends Omit<
  CartAccess,
  'client' | 'event' | 'startedQuote' | 'withoutCode'
> {
  /** The feed as the service sent it. */
  readonly feed: () => LooseFeed | undefined;
  /** Whether the price is requested before the code of the order is loaded. */
  readonly asksForQuoteEarly: () => boolean;
  readonly withoutCode: (order: OrderView) => void;
}

/** Loads the code of the order when a visitor starts to choose, or comes back to an order. */
export class OrderLoader {
  order: OrderView | undefined;
  /** There may be an order from an earlier page, but the code to show it could not be loaded. */
  isLost = false;
  readonly #host: TicketsHost;
  readonly #sources: OrderSources;
  /** Resolves to undefined if the code could not be loaded. */
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
    if (!event || !client || !mayResume(client.baseUrl, event)) return;
    if (hasReturned(event)) showInPlace(host);
    void this.resume();
  }

  /** Resumes an earlier order. Without it the page looks as if nothing was bought, and invites a second payment. */
  async resume(): Promise<void> {
    this.isLost = !(await this.load());
    if (this.isLost) this.#host.announce(this.#host.phrases.trouble);
    this.#host.requestUpdate();
  }

  #askEarly(): EarlyQuote | undefined {
    const client = clientOf(this.#host);
    const { event } = this.#host.settings;
    const { asksForQuoteEarly, selection } = this.#sources;
    return client && event && asksForQuoteEarly()
      ? askEarly(client, event, selection.value)
      : undefined;
  }

  #create(Order: typeof OrderView, startedQuote?: EarlyQuote): OrderView | undefined {
    const client = clientOf(this.#host);
    const { event } = this.#host.settings;
    if (!client || !event) return undefined;
    const { withoutCode, feed } = this.#sources;
    const order: OrderView = new Order(this.#host, {
      ...this.#sources,
      client,
      event,
      startedQuote,
      withoutCode: () => withoutCode(order),
    });
    this.order = order;
    const said = feed();
    if (said) order.checkout.readFeed(said);
    this.#host.requestUpdate();
    return order;
  }
}
