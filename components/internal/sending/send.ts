import type { Client } from '../../../src/client/client.js';
import { isRequestFailure, type RequestFailure } from '../../../src/client/errors.js';
import type { EventElement } from '../element.js';
import { clientOf } from '../feed/clients.js';
import { asksToWait } from '../feed/states.js';

/** What became of the answers. */
export type SendOutcome =
  | { readonly outcome: 'arrived'; readonly result: unknown }
  /** `fields` names what was refused, where the service says so. */
  | { readonly outcome: 'refused'; readonly fields: readonly string[] }
  /** The service has not accepted them. `error` is undefined if the visitor is offline. */
  | { readonly outcome: 'failed'; readonly error: unknown }
  | { readonly outcome: 'wait'; readonly seconds: number }
  /** They were sent, and the outcome is unknown. */
  | { readonly outcome: 'unheard' };

/** Sends once, without retries. Never throws. */
export async function sendOnce(
  host: EventElement,
  deliver: (client: Client) => Promise<unknown>,
): Promise<SendOutcome> {
  if (!navigator.onLine) return { outcome: 'failed', error: undefined };
  const client = clientOf(host);
  if (!client) return { outcome: 'failed', error: new Error('no address') };
  try {
    return { outcome: 'arrived', result: await deliver(client) };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** By the code, where it is one that we know. */
function outcomeOf(error: unknown): SendOutcome {
  if (!isRequestFailure(error)) return { outcome: 'failed', error };
  switch (error.code) {
    case 'bad_request':
      return { outcome: 'refused', fields: Object.keys(error.details?.fields ?? {}) };
    case 'network':
    case 'timeout':
      return { outcome: 'unheard' };
    case 'bad_answer':
    case 'unsupported_version':
      return asksToWait(error) ? refusedFor(error) : { outcome: 'unheard' };
    default:
      return error.code === 'rate_limited' || asksToWait(error)
        ? refusedFor(error)
        : { outcome: 'failed', error };
  }
}

/** Not accepted; the service may say when to try again. */
const refusedFor = (error: RequestFailure): SendOutcome =>
  error.retryAfterSeconds
    ? { outcome: 'wait', seconds: error.retryAfterSeconds }
    : { outcome: 'failed', error };
