import { html, nothing, type TemplateResult } from 'lit';
import type { NewsHost } from '../news-context.js';

const thanksMilliseconds = 2000;

/**
 * Hands the article on the way the device does it, else copies its link; nothing where the browser
 * has neither for us.
 */
export function shareArticleButton(
  host: NewsHost,
  title: string,
  url: string,
): TemplateResult | typeof nothing {
  const { phrases } = host;
  if ('share' in navigator) {
    const share = () => void navigator.share({ title, url }).catch(() => undefined); // thought better of
    return html`<button class="button share" part="button" type="button" @click=${share}>
      ${icon} ${phrases.shareArticle}
    </button>`;
  }
  if (!('clipboard' in navigator)) return nothing;
  const copy = ({ currentTarget }: Event) => void copyLink(host, url, currentTarget as Element);
  return html`<button class="button share" part="button" type="button" @click=${copy}>
    ${icon}
    <span class="copy-offer">${phrases.copyArticleLink}</span>
    <span class="copy-done" aria-hidden="true">${phrases.articleLinkCopied}</span>
  </button>`;
}

async function copyLink(host: NewsHost, url: string, button: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    return; // refused by the page's permissions policy: nothing was copied, so nothing is said
  }
  button.setAttribute('data-copied', '');
  setTimeout(() => button.removeAttribute('data-copied'), thanksMilliseconds);
  host.announce(host.phrases.articleLinkCopied);
}

const icon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M12 15V4m-4 4 4-4 4 4M6 12v7h12v-7" />
</svg>`;
