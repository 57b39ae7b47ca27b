import { html, type TemplateResult } from 'lit';
import type { Phrases } from '../../src/i18n/phrases.js';
import type { EventElement } from '../internal/element.js';

const thanksMilliseconds = 2000;

/** Copies the deep link of a question; absent where the browser has no clipboard for us. */
export function copyLink(id: string, phrases: Phrases<'faq'>): TemplateResult | undefined {
  if (!('clipboard' in navigator)) return undefined;
  const copy = async (button: HTMLElement) => {
    try {
      const { linkTo } = await import('../internal/hash-link.js');
      await navigator.clipboard.writeText(linkTo('faq-', id));
    } catch {
      return; // refused by the page's permissions policy, or not loaded: nothing was copied or is said
    }
    button.setAttribute('data-copied', '');
    setTimeout(() => button.removeAttribute('data-copied'), thanksMilliseconds);
    (button.getRootNode() as ShadowRoot & { host: EventElement }).host.announce(phrases.linkCopied);
  };
  return html`<button class="copy" part="copy-link" type="button" .activate=${copy}>
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12.5 5.8" />
      <path d="M14 10a4 4 0 0 0-5.7 0L4.7 13.6a4 4 0 0 0 5.7 5.7L11.5 18.2" />
    </svg>
    <span class="copy-offer">${phrases.copyLink}</span>
    <span class="copy-done" aria-hidden="true">${phrases.linkCopied}</span>
  </button>`;
}
