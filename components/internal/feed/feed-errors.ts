import { html, type TemplateResult } from 'lit';
import type { EntryState } from '../../../src/cache/cache.js';
import { isRequestFailure } from '../../../src/client/errors.js';
import { clock } from '../../../src/clock/clock.js';
import { timestampLabel } from '../../../src/format/timestamps.js';
import trouble from '../../../src/i18n/states/en/trouble.json' with { type: 'json' };
import { clientOf } from './clients.js';
import { plainButton } from '../buttons.js';
import type { OfflineFeed } from '../offline/offline-feed.js';
import { Countdown } from '../countdown.js';
import type { EventElement } from '../element.js';
import { failureWords, notice } from './states.js';
import { focusText } from '../focus-text.js';

/** What a feed shows and announces after an error. */
export class FeedErrors {
  readonly #host: EventElement;
  readonly #refresh: () => Promise<void>;
  /** Counts down to the next attempt. */
  readonly #countdown: Countdown;
  #waitsUntil?: number | undefined;
  #announced: unknown;
  /** On pages that keep what they show. */
  offline?: OfflineFeed;
  #retrying = false;

  constructor(host: EventElement, refresh: () => Promise<void>) {
    host.addPhrases(trouble);
    this.#host = host;
    this.#refresh = refresh;
    this.#countdown = new Countdown(host);
  }

  /**
   * Tells the organiser which attribute is missing. Without an address of the service the script has
   * lost its settings, and only the console reports that.
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
    return settings.baseUrl
      ? notice(phrases.missingSettings({ names: missing.join(', ') }))
      : undefined;
  }

  /** Drawn in place of the content. The author may replace it by the slot `error`. */
  drawFailure({ error, waitsUntil }: EntryState<unknown>): TemplateResult {
    const { phrases } = this.#host;
    if (waitsUntil !== undefined) {
      const words = phrases.retryIn({ seconds: this.#countdown.left || 1 });
      return html`<slot name="error">${notice(words)}</slot>`;
    }
    const words =
      this.offline?.failureWords(error) ?? failureWords(phrases, error, this.#countdown.left);
    // A retry does not help: the key is secret.
    if (isRequestFailure(error) && error.code === 'secret_key') return notice(words);
    return html`<slot name="error">${notice(words, this.#retryButton())}</slot>`;
  }

  /** The note above data that could not be refreshed. */
  drawNote({ error, updatedAt = 0 }: EntryState<unknown>): TemplateResult | undefined {
    const { phrases, language } = this.#host;
    if (error === undefined) return this.offline?.drawRecovered();
    // Such a page asks again without a press.
    const saved = this.offline?.staleWords(error, updatedAt);
    const time = timestampLabel(new Date(updatedAt).toISOString(), language) ?? '';
    const words = navigator.onLine ? phrases.stale({ time }) : phrases.offlineSince({ time });
    return html`<div class="stale" part="stale">
      <p>${saved ?? words}</p>
      ${saved ? undefined : this.#retryButton()}
    </div>`;
  }

  /** Call after every update: announces the outcome and keeps the focus in the element. */
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

  /** Shows the seconds counting down, and announces them once. */
  #updateWait(until: number | undefined): void {
    if (until === this.#waitsUntil) return;
    this.#waitsUntil = until;
    if (until === undefined) return;
    this.#countdown.start((until - clock.now()) / 1000);
    this.#host.announce(this.#host.phrases.retryIn({ seconds: this.#countdown.left }));
  }

  #retryButton(): TemplateResult {
    const retry = () => {
      this.#retrying = true;
      void this.#refresh();
    };
    return plainButton(this.#host.phrases.retry, retry);
  }
}

/** The pressed button is gone: without this the focus falls back to the top of the page. */
function focusContent({ renderRoot }: EventElement): void {
  const box = renderRoot.querySelector<HTMLElement>('.base');
  if (box) focusText(box, { preventScroll: true });
}
