import { html, type TemplateResult } from 'lit';
import type { EntryState } from '../../src/cache/cache.js';
import { isRequestFailure } from '../../src/client/errors.js';
import { timestampLabel } from '../../src/format/timestamps.js';
import { trouble } from '../../src/i18n/en/trouble.js';
import { clientOf } from './clients.js';
import type { EventElement } from './element.js';
import { failureWords, notice } from './states.js';

/** What a feed shows and says when something went wrong. Fetched after the first paint. */
export class Trouble {
  readonly #host: EventElement;
  readonly #refresh: () => Promise<void>;
  #announced: unknown;
  #retrying = false;

  constructor(host: EventElement, refresh: () => Promise<void>) {
    host.learn(trouble);
    this.#host = host;
    this.#refresh = refresh;
  }

  /** Unfinished set-up is the organiser's to see, and says which attribute is missing. */
  setup(): TemplateResult {
    const { about, settings, phrases } = this.#host;
    const missing = [clientOf(this.#host) ? '' : 'base-url', settings[about] ? '' : about].filter(
      Boolean,
    );
    return notice(phrases.missingSettings(missing.join(', ')));
  }

  /** Instead of the content. The author may put other words in its place. */
  failure(error: unknown): TemplateResult {
    const words = failureWords(this.#host.phrases, error);
    // Trying again would not make a secret key public.
    if (isRequestFailure(error) && error.code === 'secret_key') return notice(words);
    return html`<slot name="error">${notice(words, this.#button())}</slot>`;
  }

  /** Above older data, which is better than none but must say that it is older. */
  stale(updatedAt = 0): TemplateResult {
    const { phrases, language } = this.#host;
    const time = timestampLabel(new Date(updatedAt).toISOString(), language) ?? '';
    return html`<div class="stale" part="stale">
      <p>${navigator.onLine ? phrases.stale(time) : phrases.offlineSince(time)}</p>
      ${this.#button()}
    </div>`;
  }

  /** To be called after every update: speaks to a screen reader, keeps the focus in the element. */
  follow({ error, busy }: EntryState<unknown>): void {
    if (error !== undefined && error !== this.#announced) {
      this.#host.announce(failureWords(this.#host.phrases, error));
    }
    this.#announced = error;
    if (!this.#retrying || busy) return;
    this.#retrying = false;
    if (error === undefined) focusContent(this.#host);
  }

  #button(): TemplateResult {
    const retry = () => {
      this.#retrying = true;
      void this.#refresh();
    };
    return html`<button class="button" part="button" type="button" @click=${retry}>
      ${this.#host.phrases.retry}
    </button>`;
  }
}

/** The pressed button is gone, and the focus must not fall back to the top of the page. */
function focusContent({ renderRoot }: EventElement): void {
  const box = renderRoot.querySelector<HTMLElement>('.base');
  if (!box) return;
  box.tabIndex = -1;
  box.focus({ preventScroll: true });
  box.addEventListener('blur', () => box.removeAttribute('tabindex'), { once: true });
}
