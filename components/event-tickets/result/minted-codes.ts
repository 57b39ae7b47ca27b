import { html, nothing, type TemplateResult } from 'lit';
import type { CrossOffer, Order } from '../../../src/checkout/order/order.js';
import { money } from '../../../src/format/money.js';
import offerPhrases from '../../../src/i18n/checkout/en/offers.json' with { type: 'json' };
import { heading } from '../../internal/heading.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { printDay, type OrderContext } from '../parts/order-context.js';
import { printPercent } from '../parts/cart-phrases.js';
import type { TicketsHost } from '../tickets-host.js';
import { offerStyles } from './offers.styles.js';

const thanksMilliseconds = 2000;

/** Discounts at other events. The offer is shown at once, its code as soon as it exists. spec L250, L254 */
export class MintedCodes {
  /** The code that was just copied. */
  #copied = '';

  constructor(host: TicketsHost) {
    host.addPhrases(offerPhrases);
    adoptStyles(host.renderRoot, offerStyles);
  }

  draw(view: OrderContext): TemplateResult | undefined {
    const { order } = view.state;
    if (!order || order.offers.length + order.codes.length === 0) return undefined;
    const { phrases, headingLevel } = view.host;
    const promised = order.offers.filter((offer) => !order.codes.some(isFor(offer)));
    return html`<section class="offers" part="offers">
      ${heading(headingLevel, phrases.offersTitle, 'offers-title')}
      <ul role="list">
        ${order.codes.map((code) => this.#minted(view, code))}
        ${promised.map(
          (offer) =>
            html`<li>
              ${drawOffer(at(view, offer), lifetime(view, offer))}
              <p class="note">${phrases.codePrepared}</p>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  #minted(view: OrderContext, minted: Order['codes'][number]): TemplateResult {
    const { phrases } = view.host;
    // The offer fills in what the code leaves out.
    const offer = view.state.order?.offers.find((one) => isFor(one)(minted));
    const until = printDay(view, minted.expiresAt);
    const lasts = until ? phrases.codeUntil({ date: until }) : offer && lifetime(view, offer);
    const copied = this.#copied === minted.code;
    return html`<li>
      ${drawOffer(at(view, minted, offer), lasts)}
      <div class="row">
        <code class="code-word" translate="no">${minted.code}</code>
        ${
          'clipboard' in navigator
            ? html`<button
                class="button"
                part="button"
                type="button"
                aria-label=${copied ? nothing : phrases.copyCode({ code: minted.code })}
                @click=${() => this.#copy(view, minted.code)}
              >
                ${copied ? phrases.codeCopied : phrases.copyCode({ code: '' }).trim()}
              </button>`
            : undefined
        }
      </div>
    </li>`;
  }

  async #copy({ host }: OrderContext, code: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
    } catch {
      return; // blocked by the page's permissions policy: nothing was copied
    }
    this.#copied = code;
    host.announce(host.phrases.codeCopied);
    host.requestUpdate();
    setTimeout(() => {
      this.#copied = '';
      host.requestUpdate();
    }, thanksMilliseconds);
  }
}

const drawOffer = (words: string, lasts: string | undefined): TemplateResult =>
  html`<p>${words} ${lasts ? html`<br /><span class="note">${lasts}</span>` : undefined}</p>`;

/** Whether a code belongs to this offer: two offers of one event differ by their label. */
const isFor =
  (offer: CrossOffer) =>
  ({ eventSlug, label }: CrossOffer): boolean =>
    eventSlug === offer.eventSlug && (label === offer.label || !label || !offer.label);

/**
 * "10% off at Foghorn Sessions", as far as the service states it. The organiser's own label takes
 * precedence. The text runs in the direction of the page's language, not of the label. spec L250
 */
function at(view: OrderContext, offer: CrossOffer, promise = offer): string {
  const { phrases, language } = view.host;
  const { percentBps: share, pennies, currency } = promise;
  const label = offer.label || promise.label;
  // The other event may have another currency than this order.
  const price = pennies && currency ? money(pennies, currency, language) : '';
  const amount = share ? printPercent(share, language) : price;
  const discount = label || (amount && phrases.amountOff({ amount }));
  const event = offer.eventName || offer.eventSlug;
  return discount && event ? phrases.offerAt({ discount, event }) : discount || event;
}

const lifetime = ({ host }: OrderContext, { days }: CrossOffer): string | undefined =>
  days ? host.phrases.codeForDays({ count: days }) : undefined;
