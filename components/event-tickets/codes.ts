import { html, type TemplateResult } from 'lit';
import type { CrossOffer, Order } from '../../src/checkout/order.js';
import { heading } from '../internal/heading.js';
import { day, type DeskView } from './desk-view.js';

const thanksMilliseconds = 2000;

/** Discounts at other events: promised at once, with a code as soon as there is one. spec L250, L254 */
export class Codes {
  /** The code that was copied a moment ago. */
  #copied = '';

  draw(view: DeskView): TemplateResult | undefined {
    const { order } = view.state;
    if (!order || order.offers.length + order.codes.length === 0) return undefined;
    const { phrases, headingLevel } = view.host;
    const promised = order.offers.filter((offer) => !codeFor(order, offer));
    return html`<section class="offers" part="offers">
      ${heading(headingLevel, phrases.offersTitle, 'offers-title')}
      <ul role="list">
        ${order.codes.map((code) => this.#minted(view, code))}
        ${promised.map(
          (offer) =>
            html`<li>
              <p>${at(view, offer)}</p>
              <p class="note">${phrases.codePrepared}</p>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  #minted(view: DeskView, minted: Order['codes'][number]): TemplateResult {
    const { phrases } = view.host;
    const until = day(view, minted.expiresAt);
    const copied = this.#copied === minted.code;
    return html`<li>
      <p>${at(view, minted)}</p>
      <p class="row">
        <code class="code-word">${minted.code}</code>
        ${
          'clipboard' in navigator
            ? html`<button
                class="button"
                part="button"
                type="button"
                @click=${() => void this.#copy(view, minted.code)}
              >
                ${copied ? phrases.codeCopied : phrases.copyCode(minted.code)}
              </button>`
            : undefined
        }
        ${until ? html`<span class="note">${phrases.codeUntil(until)}</span>` : undefined}
      </p>
    </li>`;
  }

  async #copy({ host }: DeskView, code: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
    } catch {
      return; // refused by the page's permissions policy: nothing was copied, so nothing is said
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

const codeFor = ({ codes }: Order, offer: CrossOffer) =>
  codes.find(({ eventSlug, label }) => eventSlug === offer.eventSlug && label === offer.label);

const at = ({ host }: DeskView, { label, eventName }: CrossOffer): TemplateResult =>
  html`<bdi>${host.phrases.offerAt(label, eventName)}</bdi>`;
