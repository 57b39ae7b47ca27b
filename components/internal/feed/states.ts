import { html, type TemplateResult } from 'lit';
import { isRequestFailure, type RequestFailure } from '../../../src/client/errors.js';
import type { StatePhrases } from '../../../src/i18n/states/phrases.js';

/** A sentence in place of the content, and a button or link that helps. */
export function notice(text: unknown, action?: TemplateResult): TemplateResult {
  return html`<div class="notice" part="error">
    <p>${text}</p>
    ${action}
  </div>`;
}

/**
 * Tells the visitor why there is no content. The code decides, not the HTTP status.
 * @param seconds until another attempt makes sense; else what the error says
 */
export function failureWords(phrases: StatePhrases, error: unknown, seconds?: number): string {
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
      return phrases.busy({ seconds: seconds ?? error.retryAfterSeconds });
    case 'bad_answer':
    case 'unsupported_version':
      return asksToWait(error)
        ? phrases.busy({ seconds: error.retryAfterSeconds })
        : phrases.unreadable;
    case 'secret_key':
      return phrases.secretKey;
    default:
      return asksToWait(error)
        ? phrases.busy({ seconds: error.retryAfterSeconds })
        : phrases.trouble;
  }
}

/** For an unknown code: the specification has a status for it, and no name. spec L340 */
export const asksToWait = ({ status }: RequestFailure): boolean => status === 429;
