import { html, type TemplateResult } from 'lit';
import { isRequestFailure } from '../../src/client/errors.js';
import { timestampLabel } from '../../src/format/dates.js';
import type { StatePhrases } from '../../src/i18n/phrases.js';
import type { EventElement } from './element.js';

/** A sentence where the content would stand, and what can be done about it. */
export function notice(text: unknown, action?: TemplateResult): TemplateResult {
  return html`<div class="notice" part="error">
    <p class="notice-text">${text}</p>
    ${action}
  </div>`;
}

/** Why there is nothing, in words for a visitor. The author may put other words in their place. */
export function failureNotice(
  host: EventElement,
  error: unknown,
  retry: () => void,
): TemplateResult {
  const { phrases } = host;
  const words = failureWords(phrases, error);
  if (isRequestFailure(error) && error.code === 'secret_key') return notice(words);
  return html`<slot name="error">${notice(words, retryButton(phrases, retry))}</slot>`;
}

/** Unfinished set-up is the organiser's to see, and says which attribute is missing. */
export function setupNotice({ phrases, settings, client }: EventElement): TemplateResult {
  const missing = [client ? '' : 'base-url', settings.event ? '' : 'event'].filter(Boolean);
  return notice(phrases.missingSettings(missing.join(', ')));
}

/** Older data is better than none, but must say that it is older. */
export function staleNote(
  host: EventElement,
  updatedAt: number | undefined,
  retry: () => void,
): TemplateResult {
  const { phrases, language } = host;
  const time = timestampLabel(new Date(updatedAt ?? 0).toISOString(), language) ?? '';
  const words = navigator.onLine ? phrases.stale(time) : phrases.offlineSince(time);
  return html`<div class="stale" part="stale">
    <p>${words}</p>
    ${retryButton(phrases, retry)}
  </div>`;
}

/** What stands in the page decides; the HTTP status does not. */
export function failureWords(phrases: StatePhrases, error: unknown): string {
  if (!isRequestFailure(error)) return phrases.trouble;
  switch (error.code) {
    case 'network':
      return navigator.onLine ? phrases.unreachable : phrases.offline;
    case 'timeout':
      return phrases.slow;
    case 'unauthorized':
      return phrases.unauthorized;
    case 'origin_not_allowed':
      return phrases.forbidden;
    case 'not_found':
      return phrases.notFound;
    case 'rate_limited':
      return phrases.busy(error.retryAfterSeconds);
    case 'bad_answer':
    case 'unsupported_version':
      return phrases.unreadable;
    case 'secret_key':
      return phrases.secretKey;
    default:
      return phrases.trouble;
  }
}

function retryButton(phrases: StatePhrases, retry: () => void): TemplateResult {
  return html`<button class="button" part="button" type="button" @click=${retry}>
    ${phrases.retry}
  </button>`;
}
