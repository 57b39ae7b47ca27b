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
import formPhrases from '../../../src/i18n/checkout/en/form.json' with { type: 'json' };

/**
 * A payment in this page. The provider's form is a child of the element, shown through a slot, as
 * frames of providers do not work inside a shadow root.
 */
export class EmbeddedPayment {
  readonly #host: TicketsHost;
  readonly #returnUrl: () => string;
  readonly #registerProviders: () => Promise<unknown>;
  #form: PaymentForm | undefined;
  #place: HTMLElement | undefined;
  #finish: ((failure: Failure | undefined) => void) | undefined;
  #failure: PaymentFailure | undefined;
  #busy = false;
  /** The wallet buttons, loaded only if the page has registered wallets. */
  #express?: ExpressButtons | undefined;
  #asksForExpress = false;

  constructor(host: TicketsHost, returnUrl: () => string) {
    host.addPhrases(formPhrases);
    this.#host = host;
    this.#returnUrl = returnUrl;
    this.#registerProviders = pagePayments(host);
  }

  /** Shows the form. @returns once the buyer has paid or gone back, or a failure if it can't be shown */
  async perform(action: SecretAction): Promise<Failure | undefined> {
    const inWallet = this.#express?.perform(action);
    if (inWallet) return inWallet;
    this.close();
    try {
      await this.#registerProviders();
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

  /** A payment is being confirmed. */
  get isBusy(): boolean {
    return this.#busy || !!this.#express?.isBusy;
  }

  /** Wallets go below the button that pays: they load late and would move it during a press. */
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
    await this.#registerProviders();
    if (!expressProviders.size) {
      this.#asksForExpress = false; // a wallet may be registered later
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

  /** A second press while one is being confirmed does nothing. */
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
      // The payment may have gone through: the checkout asks the service.
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

  /** The provider's message, which is in the language of the page; else our own. */
  #words({ message }: PaymentFailure): string {
    return message ?? this.#host.phrases.paymentFailed;
  }
}
