import { html, type TemplateResult } from 'lit';
import type { Checkout } from '../../../src/checkout/checkout.js';
import type { Failure } from '../../../src/checkout/machine/state.js';
import type {
  ConfirmExpress,
  ExpressPayment,
  ExpressProvider,
} from '../../../src/checkout/providers/express.js';
import type { SecretAction, Setting } from '../../../src/checkout/providers/provider.js';
import express from '../../../src/i18n/checkout/en/express.json' with { type: 'json' };
import { quietButton } from '../../internal/buttons.js';
import { warnDeveloper } from '../../internal/developer.js';
import { clientOf } from '../../internal/feed/clients.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import type { OrderContext } from '../parts/order-context.js';
import type { TicketsHost } from '../tickets-host.js';
import { expressPayment, type EventFacts } from './express-payment.js';
import { ExpressPress } from './express-press.js';
import { expressStyles } from './express.styles.js';

interface Sources {
  readonly checkout: Checkout;
  /** The wallets that the page has registered. */
  readonly providers: ReadonlyMap<string, () => Promise<ExpressProvider>>;
  /** Adds an element for a provider's content to the page, outside the shadow root. */
  readonly makePlace: (slot: string) => Setting;
}

/**
 * Buttons of the registered wallets that this device supports, below the ordinary payment. They take
 * the same steps as its button: one payment, and only the service's answer counts.
 */
export class ExpressButtons {
  readonly #host: TicketsHost;
  readonly #sources: Sources;
  readonly #press: ExpressPress;
  readonly #shown = new Set<{ close: () => void }>();
  /** Key of the payment and the wallets that the buttons were made for. */
  #made = '';
  #facts: EventFacts | undefined;

  constructor(host: TicketsHost, sources: Sources) {
    const { checkout } = sources;
    host.addPhrases(express);
    adoptStyles(host.renderRoot, expressStyles);
    this.#host = host;
    this.#sources = sources;
    this.#press = new ExpressPress(checkout);
    checkout.subscribe(() => this.#follow());
    if (host.payments.split(/\s+/).includes('client_secret')) void this.#learnEvent();
    else warnDeveloper(host, 'shows no wallet: its attribute payments lacks client_secret.');
  }

  /** A wallet is handling a press. */
  get isBusy(): boolean {
    return this.#press.isUnderWay;
  }

  /** @returns undefined if the payment wasn't started by a wallet */
  perform(action: SecretAction): Promise<Failure | undefined> | undefined {
    return this.#press.perform(action)?.catch((error: unknown) => {
      warnDeveloper(this.#host, `could not pay with the wallet of ${action.provider}.`, error);
      return { code: 'payment_failed' };
    });
  }

  draw(view: OrderContext): TemplateResult | undefined {
    const payment = this.#facts && expressPayment(view, this.#facts);
    if (!payment) return undefined;
    if (!this.isBusy) this.#make(payment);
    if (this.#shown.size === 0) return undefined;
    const { phrases } = this.#host;
    return html`<div
      class="express"
      part="express"
      role="group"
      aria-label=${phrases.expressCheckout}
    >
      <p class="otherwise"><span>${phrases.payOtherwise}</span></p>
      <slot name="express"></slot>
      ${this.#press.mayBeLeft ? quietButton(phrases.backToOrder, () => this.#press.leave()) : undefined}
    </div>`;
  }

  #make(payment: ExpressPayment): void {
    const { providers } = this.#sources;
    const key = JSON.stringify([payment, ...providers.keys()]);
    if (key === this.#made) return;
    this.#close();
    this.#made = key;
    for (const [name, load] of providers) {
      this.#show(name, load, payment).catch((error: unknown) => {
        warnDeveloper(this.#host, `could not show the wallet of ${name}.`, error);
      });
    }
  }

  async #show(
    name: string,
    load: () => Promise<ExpressProvider>,
    payment: ExpressPayment,
  ): Promise<void> {
    const key = this.#made;
    const provider = await load();
    if (!(await provider.isAvailable(payment)) || key !== this.#made) return;
    const setting = this.#sources.makePlace('express');
    const pay = (confirm: ConfirmExpress) => this.#press.pay(name, confirm);
    const shown = { close: () => setting.place.remove() };
    this.#shown.add(shown);
    this.#host.requestUpdate();
    try {
      const button = await provider.show(payment, { ...setting, pay });
      shown.close = () => {
        button.close();
        setting.place.remove();
      };
    } catch (error) {
      this.#shown.delete(shown);
      this.#host.requestUpdate();
      shown.close();
      throw error;
    }
    // The order may have changed in the meantime.
    if (!this.#shown.has(shown)) shown.close();
  }

  /** Removes the buttons after the payment step: another order or another try makes new ones. */
  #follow(): void {
    const { step } = this.#sources.checkout.state;
    if (!this.isBusy && step !== 'payment' && step !== 'paying') this.#close();
  }

  #close(): void {
    for (const { close } of this.#shown) close();
    this.#shown.clear();
    this.#made = '';
  }

  async #learnEvent(): Promise<void> {
    const { event } = this.#host.settings;
    try {
      this.#facts = (event && (await clientOf(this.#host)?.getEvent({ slug: event }))) || {};
    } catch {
      this.#facts = {}; // wallets work without the event's name and country
    }
    this.#host.requestUpdate();
  }
}
