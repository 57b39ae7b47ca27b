import { html, type ReactiveController, type TemplateResult } from 'lit';
import type { Entry } from '../../../src/cache/cache.js';
import { isRefusal, isRequestFailure, type RequestFailure } from '../../../src/client/errors.js';
import { savedTime } from '../../../src/format/saved-time.js';
import english from '../../../src/i18n/offline/en/first.json' with { type: 'json' };
import type { OfflinePhrases } from '../../../src/i18n/offline/phrases.js';
import type { EventElement } from '../element.js';
import { registerWorker } from './register-worker.js';
import { LateWords } from '../words/late-words.js';

/** Between attempts while the service does not answer; each pause is twice the one before. */
const shortestPauseSeconds = 1;
const longestPauseSeconds = 60;

/** An element that can tell what its newest answer has changed. */
interface ComparingHost {
  /** How many sets have moved since the first answer on this page. */
  readonly movedCount?: number;
}

/**
 * On a page with `offline`: says calmly when an answer was saved, or that a connection is needed,
 * and asks again until there is one. A server that is back tells nobody, unlike a phone's own
 * connection. UX: O4, O13, O14
 */
export class OfflineFeed implements ReactiveController {
  readonly #host: EventElement & ComparingHost;
  readonly #entryNow: () => Entry<unknown> | undefined;
  readonly #words: LateWords<OfflinePhrases>;
  #timer?: ReturnType<typeof setTimeout> | undefined;
  #pauseSeconds = shortestPauseSeconds;
  /** When the answer was saved that was shown without a connection. */
  #savedAt?: number | undefined;

  constructor(host: EventElement, entryNow: () => Entry<unknown> | undefined) {
    this.#host = host;
    this.#entryNow = entryNow;
    this.#words = new LateWords(
      english,
      () => import('../../../src/i18n/offline/languages.js'),
      () => host.requestUpdate(),
    );
    host.addController(this);
    host.requestUpdate();
    registerWorker(host);
  }

  hostUpdate(): void {
    this.#words.update(this.#host);
    const { data, error, updatedAt } = this.#entryNow()?.state ?? {};
    if (data !== undefined && isConnectionLost(error)) this.#savedAt = updatedAt;
  }

  hostUpdated(): void {
    const { error, busy } = this.#entryNow()?.state ?? {};
    if (!isPassing(error)) return this.#stop();
    const seconds = Math.max(this.#pauseSeconds, error.retryAfterSeconds ?? 0);
    if (!busy) this.#timer ??= setTimeout(() => this.#askAgain(), seconds * 1000);
  }

  hostDisconnected(): void {
    this.#stop();
  }

  /** Above a saved answer; undefined for any other failure than that of the connection. */
  staleWords(error: unknown, savedAt = 0): string | undefined {
    if (!isConnectionLost(error)) return undefined;
    return this.#words.phrases.savedSince({ time: this.#time(savedAt) });
  }

  /** In place of content that is never saved, or not saved yet. */
  failureWords(error: unknown): string | undefined {
    if (!isConnectionLost(error)) return undefined;
    const { ticketsNeedConnection, needsConnection } = this.#words.phrases;
    return this.#host.localName === 'event-tickets' ? ticketsNeedConnection : needsConnection;
  }

  /** Replaces the line about the saved answer, so that nothing below it moves. */
  drawRecovered(): TemplateResult | undefined {
    if (this.#savedAt === undefined) return undefined;
    const { setsMoved, backOnline } = this.#words.phrases;
    const { movedCount: count = 0 } = this.#host;
    const words = count ? setsMoved({ count, time: this.#time(this.#savedAt) }) : backOnline;
    return html`<div class="stale"><p>${words}</p></div>`;
  }

  #time(savedAt: number): string {
    return savedTime(savedAt, this.#host.language);
  }

  #askAgain(): void {
    this.#timer = undefined;
    this.#pauseSeconds = Math.min(2 * this.#pauseSeconds, longestPauseSeconds);
    // A hidden page waits: returning to it asks again anyway.
    if (document.visibilityState === 'visible') void this.#entryNow()?.refresh(true);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pauseSeconds = shortestPauseSeconds;
  }
}

/** Another attempt may go better; a refusal or “not found” stays what it is. */
const isPassing = (error: unknown): error is RequestFailure =>
  isRequestFailure(error) && error.code !== 'not_found' && !isRefusal(error);

/** Nobody answered, too late, or something else than the service: a hotel's login page, a proxy. */
const isConnectionLost = (error: unknown): boolean =>
  isRequestFailure(error) && /^(network|timeout|bad_answer)$/.test(error.code);
