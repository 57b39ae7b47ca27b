import { html, type TemplateResult } from 'lit';
import type { EntryState } from '../../../src/cache/cache.js';
import { isRequestFailure } from '../../../src/client/errors.js';
import { timestampLabel } from '../../../src/format/timestamps.js';
import { trouble } from '../../../src/i18n/states/en-trouble.js';
import { clientOf } from './clients.js';
import { plainButton } from '../buttons.js';
import { Countdown } from '../countdown.js';
import type { EventElement } from '../element.js';
import { failureWords, notice } from './states.js';
import { focusText } from '../focus-text.js';

/** What a feed shows and says when something went wrong. */
export class FeedErrors {
  readonly #host: EventElement;
  readonly #refresh: () => Promise<void>;
  /** Until the next attempt makes sense. */
  readonly #countdown: Countdown;
  #waitsUntil?: number | undefined;
  #announced: unknown;
  #retrying = false;

  constructor(host: EventElement, refresh: () => Promise<void>) {
    host.addPhrases(trouble);
    this.#host = host;
    this.#refresh = refresh;
    this.#countdown = new Countdown(host);
  }

  /**
   * Unfinished set-up is the organiser's to see, and says which attribute is missing. Where nothing
   * says which service answers, the script has lost its settings: only the console can be right.
   */
  drawMissingSettings(): TemplateResult | undefined {
    const { about, settings, phrases } = this.#host;
    const isAsked = !about || settings[about];
    const hasService = !!clientOf(this.#host);
    const missing = [...(hasService ? [] : ['base-url']), ...(isAsked ? [] : [about])];
    void import('../../../src/client/diagnose.js').then(
      ({ tellMissing }) => tellMissing(missing),
      () => undefined,
    );
    return settings.baseUrl ? notice(phrases.missingSettings(missing.join(', '))) : undefined;
  }

  /** Instead of the content. The author may put other words in its place. */
  drawFailure({ error, waitsUntil }: EntryState<unknown>): TemplateResult {
    const { phrases } = this.#host;
    if (waitsUntil !== undefined) {
      const words = phrases.retryIn(this.#countdown.left || 1);
      return html`<slot name="error">${notice(words)}</slot>`;
    }
    const words = failureWords(phrases, error, this.#countdown.left);
    // Trying again would not make a secret key public.
    if (isRequestFailure(error) && error.code === 'secret_key') return notice(words);
    return html`<slot name="error">${notice(words, this.#retryButton())}</slot>`;
  }

  /** Above older data, which is better than none but must say that it is older. */
  drawStale(updatedAt = 0): TemplateResult {
    const { phrases, language } = this.#host;
    const time = timestampLabel(new Date(updatedAt).toISOString(), language) ?? '';
    return html`<div class="stale" part="stale">
      <p>${navigator.onLine ? phrases.stale(time) : phrases.offlineSince(time)}</p>
      ${this.#retryButton()}
    </div>`;
  }

  /** To be called after every update: speaks to a screen reader, keeps the focus in the element. */
  update({ error, busy, waitsUntil }: EntryState<unknown>): void {
    this.#updateWait(waitsUntil);
    if (error !== undefined && error !== this.#announced) {
      const seconds = isRequestFailure(error) ? error.retryAfterSeconds : undefined;
      this.#countdown.start(seconds ?? 0);
      this.#host.announce(failureWords(this.#host.phrases, error, seconds));
    }
    this.#announced = error;
    if (!this.#retrying || busy) return;
    this.#retrying = false;
    if (error === undefined) focusContent(this.#host);
  }

  /** The seconds are seen to pass, and said once. */
  #updateWait(until: number | undefined): void {
    if (until === this.#waitsUntil) return;
    this.#waitsUntil = until;
    if (until === undefined) return;
    this.#countdown.start((until - Date.now()) / 1000);
    this.#host.announce(this.#host.phrases.retryIn(this.#countdown.left));
  }

  #retryButton(): TemplateResult {
    const retry = () => {
      this.#retrying = true;
      void this.#refresh();
    };
    return plainButton(this.#host.phrases.retry, retry);
  }
}

/** The pressed button is gone, and the focus must not fall back to the top of the page. */
function focusContent({ renderRoot }: EventElement): void {
  const box = renderRoot.querySelector<HTMLElement>('.base');
  if (box) focusText(box, { preventScroll: true });
}
