import { html, type TemplateResult } from 'lit';
import type { Checkout } from '../../../src/checkout/checkout.js';
import type {
  PaymentFailure,
  PaymentForm,
  SecretAction,
  Setting,
} from '../../../src/checkout/providers/provider.js';
import { expressProviders, paymentProvider } from '../../../src/checkout/providers/registry.js';
import type { Failure } from '../../../src/checkout/machine/state.js';
import { warnDeveloper } from '../../internal/developer.js';
import { latePart } from '../../internal/late-part.js';
import { drawNote, type OrderContext } from '../parts/order-context.js';
import type { TicketsHost } from '../tickets-host.js';
import { quietButton } from '../../internal/buttons.js';
import { onwardButton } from '../parts/onward-button.js';
import { pagePayments } from './page-payments.js';
import { payLabel } from './pay-label.js';
import type { ExpressButtons } from './express-buttons.js';

/**
 * A payment in this page. The provider's own form stands in the page beside the shadow root, as
 * frames of providers do not work in one, and is seen through a slot.
 */
export class EmbeddedPayment {
  readonly #host: TicketsHost;
  readonly #returnUrl: () => string;
  readonly #learn: () => Promise<unknown>;
  #form: PaymentForm | undefined;
  #place: HTMLElement | undefined;
  #finish: ((failure: Failure | undefined) => void) | undefined;
  #failure: PaymentFailure | undefined;
  #busy = false;
  /** Those of the device, where the page has made some known; else nothing of them is loaded. */
  #express?: ExpressButtons | undefined;
  #asksForExpress = false;

  constructor(host: TicketsHost, returnUrl: () => string) {
    this.#host = host;
    this.#returnUrl = returnUrl;
    this.#learn = pagePayments(host);
  }

  /** Shown until the buyer has paid or gone back. A failure means that it could not be shown. */
  async perform(action: SecretAction): Promise<Failure | undefined> {
    const inWallet = this.#express?.perform(action);
    if (inWallet) return inWallet;
    this.close();
    try {
      await this.#learn();
      const provider = await paymentProvider(action.provider);
      if (!provider) return { code: 'no_way_to_pay' };
      const setting = this.#makePlace('payment');
      this.#place = setting.place;
      this.#form = await provider.open(action, setting);
    } catch (error) {
      warnDeveloper(this.#host, `could not show the payment form of ${action.provider}.`, error);
      this.close();
      return { code: 'payment_failed' };
    }
    this.#host.requestUpdate();
    return new Promise((resolve) => {
      this.#finish = resolve;
    });
  }

  /** A press is being answered. */
  get isBusy(): boolean {
    return this.#busy || !!this.#express?.isBusy;
  }

  /** Below the button that pays: they come late, and would push it away from under a finger. */
  express({ checkout }: OrderContext): ExpressButtons | undefined {
    if (!this.#asksForExpress) void this.#loadExpress(checkout);
    return this.#express;
  }

  draw(view: OrderContext, progress: string | undefined): TemplateResult {
    const { phrases } = this.#host;
    const busy = this.#busy || !this.#form;
    return html`<div class="payment">
      <slot name="payment"></slot>
      ${this.#failure ? html`<p class="problem">${this.#words(this.#failure)}</p>` : undefined}
      ${onwardButton(payLabel(view), busy, () => void this.#confirm())} ${drawNote(progress)}
      ${quietButton(phrases.backToOrder, () => this.#done({ code: 'payment_left' }))}
    </div>`;
  }

  close(): void {
    this.#form?.close();
    this.#place?.remove();
    this.#form = this.#place = this.#failure = this.#finish = undefined;
    this.#busy = false;
  }

  async #loadExpress(checkout: Checkout): Promise<void> {
    this.#asksForExpress = true;
    await this.#learn();
    if (!expressProviders.size) {
      this.#asksForExpress = false; // one may be made known later
      return;
    }
    const code = await latePart(this.#host, 'the wallets', () => import('./express-buttons.js'))();
    const sources = { checkout, providers: expressProviders, makePlace: this.#makePlace };
    this.#express = code && new code.ExpressButtons(this.#host, sources);
  }

  readonly #makePlace = (slot: string): Setting => {
    const place = document.createElement('div');
    place.slot = slot;
    this.#host.append(place);
    const dark = getComputedStyle(this.#host).colorScheme.includes('dark');
    return { place, returnUrl: this.#returnUrl(), language: this.#host.language, dark };
  };

  /** One press, one payment, however fast it comes again. */
  async #confirm(): Promise<void> {
    const form = this.#form;
    if (this.#busy || !form) return;
    this.#busy = true;
    this.#failure = undefined;
    this.#host.announce(this.#host.phrases.payStarted);
    this.#host.requestUpdate();
    let failure: PaymentFailure | undefined;
    try {
      failure = await form.confirm();
    } catch {
      // Whether it went through, only the service knows.
      this.#done({ code: 'payment_failed' });
      return;
    }
    this.#busy = false;
    if (!failure) {
      this.#done(undefined);
      return;
    }
    this.#failure = failure;
    this.#host.announce(this.#words(failure));
    this.#host.requestUpdate();
  }

  #done(failure: Failure | undefined): void {
    const finish = this.#finish;
    this.close();
    finish?.(failure);
  }

  /** In the provider's words, which are in the language of the page. */
  #words({ message }: PaymentFailure): string {
    return message ?? this.#host.phrases.paymentFailed;
  }
}
