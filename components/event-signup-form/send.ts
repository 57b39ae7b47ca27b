import type { Answer, SubmissionResult } from '../../src/contract/forms.js';
import { isRequestFailure } from '../../src/client/errors.js';
import { clientOf } from '../internal/clients.js';
import type { FormElement } from '../internal/form-element.js';

/** What became of the answers. */
export type Sent =
  | { readonly outcome: 'arrived'; readonly result: SubmissionResult }
  /** `fields` names what was refused, where the service says so. */
  | { readonly outcome: 'refused'; readonly fields: readonly string[] }
  /** Nobody has taken them, and `error` says why; undefined when the visitor is offline. */
  | { readonly outcome: 'failed'; readonly error: unknown }
  | { readonly outcome: 'wait'; readonly seconds: number }
  /** They left, and what became of them is not known. */
  | { readonly outcome: 'unheard' };

/** Sends once; never throws, and never sends again by itself. */
export async function send(
  host: FormElement,
  answers: Record<string, Answer>,
  version: number | undefined,
): Promise<Sent> {
  if (!navigator.onLine) return { outcome: 'failed', error: undefined };
  const body = version === undefined ? { answers } : { answers, version };
  try {
    const client = clientOf(host);
    const result = await client?.submitForm({ key: host.settings.form ?? '', body });
    return result ? { outcome: 'arrived', result } : { outcome: 'failed', error: new Error() };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** By the code alone. */
function outcomeOf(error: unknown): Sent {
  if (!isRequestFailure(error)) return { outcome: 'failed', error };
  const { code, details, retryAfterSeconds: seconds } = error;
  switch (code) {
    case 'bad_request':
      return { outcome: 'refused', fields: Object.keys(details?.fields ?? {}) };
    case 'rate_limited':
      return seconds ? { outcome: 'wait', seconds } : { outcome: 'failed', error };
    case 'network':
    case 'timeout':
    case 'bad_answer':
    case 'unsupported_version':
      return { outcome: 'unheard' };
    default:
      return { outcome: 'failed', error };
  }
}
