import { html, type TemplateResult } from 'lit';
import type { LooseFeed } from '../../../src/checkout/sale/offers.js';
import { webUrl } from '../../../src/html/links.js';
import { drawFieldError } from '../../internal/form/error-summary.js';
import type { OrderContext } from '../parts/order-context.js';
import { optionRow } from '../parts/option-row.js';

export const attestationId = 'attestation';

/** The declaration that a buyer must accept. Accepting counts for this wording only. spec L189 */
export class AttestationBox {
  #accepted = '';

  /** Also true if the feed has no declaration. */
  isAccepted(feed: LooseFeed): boolean {
    return this.#accepted === textOf(feed);
  }

  draw(
    view: OrderContext,
    problem: string | undefined,
    changed: () => void,
  ): TemplateResult | undefined {
    const { host, feed } = view;
    const text = textOf(feed);
    if (!text) return undefined;
    const choose = (isChosen: boolean) => {
      this.#accepted = isChosen ? text : '';
      changed();
    };
    const { inside, beside } = declaration(feed, text);
    return html`<div class="item">
      ${problem ? drawFieldError(host.phrases, { id: attestationId, words: problem }) : undefined}
      ${optionRow({
        id: attestationId,
        words: inside,
        isChosen: this.isAccepted(feed),
        choose,
        required: { isInvalid: !!problem },
      })}
      ${beside ? html`<p>${beside}</p>` : undefined}
    </div>`;
  }

  restore(feed: LooseFeed): void {
    this.#accepted = textOf(feed);
  }

  clear(): void {
    this.#accepted = '';
  }
}

const textOf = ({ checkout }: LooseFeed): string => checkout?.legal?.attestation?.text ?? '';

/** The text with its link inside; if the link's text is no part of it, the link comes after it. */
function declaration(
  { checkout }: LooseFeed,
  text: string,
): { inside: TemplateResult | string; beside?: TemplateResult } {
  const { linkText, termsUrl } = checkout?.legal?.attestation ?? {};
  const href = webUrl(termsUrl);
  if (!linkText || !href) return { inside: text };
  // Opens in a new tab, so that the typed details stay.
  const link = html`<a href=${href} target="_blank" rel="noopener">${linkText}</a>`;
  const at = text.indexOf(linkText);
  if (at < 0) return { inside: text, beside: link };
  return { inside: html`${text.slice(0, at)}${link}${text.slice(at + linkText.length)}` };
}
