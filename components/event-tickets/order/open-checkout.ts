import type { Checkout } from '../../../src/checkout/checkout.js';
import { createCheckout } from '../../../src/checkout/engine.js';
import type { BrowserSessionStore } from '../../../src/checkout/session/session-store.js';
import type { Countdown } from '../../internal/countdown.js';
import type { LateView } from '../../internal/late-view.js';
import type { EmbeddedPayment } from '../payment/payment-form.js';
import { warnDeveloper } from '../../internal/developer.js';
import { leaveForPayment, payInPage, listedPaymentKinds } from '../payment/payment-page.js';
import type { TicketsHost } from '../tickets-host.js';
import { attributionOf } from './attribution.js';
import type { CartAccess } from '../parts/cart-access.js';
import type { OrderContext } from '../parts/order-context.js';
import { emitOrderStep, isPermitted } from './order-events.js';
import type { Turn } from './turn.js';

interface Connections {
  readonly cart: CartAccess;
  readonly store: BrowserSessionStore;
  readonly form: LateView<EmbeddedPayment>;
  readonly returnUrl: () => string;
  /** Counts down to the next request for a quote while the service is busy. */
  readonly wait: Countdown;
  readonly turn: LateView<Turn>;
  /** The last drawn context with the current state of the order. */
  readonly now: () => OrderContext | undefined;
}

/** Creates the checkout engine and connects it to payments, events and the feed of the element. */
export function openCheckout(host: TicketsHost, connections: Connections): Checkout {
  const { cart, store, form, returnUrl, wait, turn, now } = connections;
  const warn = (text: string) => warnDeveloper(host, text);
  const { client, event, selection } = cart;
  return createCheckout({
    client,
    event,
    selection,
    store,
    returnUrl,
    accepts: listedPaymentKinds(host.payments),
    channel: () => attributionOf(host),
    perform: (action) =>
      action.kind === 'client_secret' ? payInPage(form, action) : leaveForPayment(action, warn),
    permit: (what, sums) => {
      const view = now();
      return !view || isPermitted(view, what, sums);
    },
    onMilestone: (milestone) => {
      const view = now();
      if (view) emitOrderStep(view, milestone);
    },
    onWait: (seconds) => {
      wait.start(seconds);
      host.announce(host.phrases.retryIn({ seconds: Math.ceil(seconds) }));
    },
    startedQuote: cart.startedQuote,
    secondsOpen: cart.secondsOpen,
    onTurn: (seconds) => void turn.load().then((view) => view?.start(seconds)),
    warn,
    onFeedWanted: () => void host.refresh(true),
  });
}
