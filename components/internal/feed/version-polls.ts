import { Poll } from '../../../src/cache/poll.js';
import type { Client } from '../../../src/client/client.js';
import { isAnswerError, isRequestFailure, isServiceError } from '../../../src/client/errors.js';
import type { EventVersion } from '../../../src/contract/events.js';
import type { Loose } from '../../../src/contract/loose.js';

const everySeconds = 60;

/** The service's answer about an event's versions; empty if it has no such endpoint. */
export type LooseVersions = Loose<EventVersion>;

/** By client, then by event: all elements of an event share one poll. */
const polls = new WeakMap<Client, Map<string, Poll<LooseVersions>>>();

/**
 * Polls the versions of an event's content: at once, every minute, and when the visitor returns to
 * the page. Without an event it sends no request and only ticks every minute. EVT-10
 */
export function versionPollOf(client: Client, slug = ''): Poll<LooseVersions> {
  const known = polls.get(client) ?? new Map<string, Poll<LooseVersions>>();
  polls.set(client, known);
  let poll = known.get(slug);
  if (!poll) {
    const ask = askVersions(client, slug);
    known.set(slug, (poll = new Poll({ ask, everySeconds, atOnce: true, waitAfter })));
  }
  return poll;
}

/** If the service has no such endpoint, this page doesn't ask again. */
function askVersions(
  client: Client,
  slug: string,
): (signal: AbortSignal) => Promise<LooseVersions> {
  let isMissing = !slug;
  return async (signal) => {
    if (isMissing) return {};
    try {
      return await client.getVersion({ slug }, { signal });
    } catch (error) {
      if (!isMissingOperation(error)) throw error;
      isMissing = true;
      return {};
    }
  };
}

/** The service refuses, or answers with something else, such as an HTML page. */
const isMissingOperation = (error: unknown): boolean =>
  isAnswerError(error) || (isServiceError(error) && /^4(?!29)/.test(String(error.status ?? '')));

const waitAfter = (error: unknown): number | undefined =>
  isRequestFailure(error) ? error.retryAfterSeconds : undefined;
