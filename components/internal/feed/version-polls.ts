import { Poll } from '../../../src/cache/poll.js';
import type { Client } from '../../../src/client/client.js';
import { isAnswerError, isRequestFailure, isServiceError } from '../../../src/client/errors.js';
import type { EventVersion } from '../../../src/contract/events.js';
import type { Loose } from '../../../src/contract/loose.js';

const everySeconds = 60;

/** What the service says of an event's versions: nothing where it has no such answer. */
export type LooseVersions = Loose<EventVersion>;

/** By service and key, then by event: one poll per event, however many elements of a page follow it. */
const polls = new WeakMap<Client, Map<string, Poll<LooseVersions>>>();

/**
 * The versions of an event's content: asked for at once, every minute, and on coming back. EVT-10
 * Without an event nothing is asked, and the minutes alone are told.
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

/** A service that has no such answer is not asked again by this page. */
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

/** It refuses, or sends a page of another kind in its place. */
const isMissingOperation = (error: unknown): boolean =>
  isAnswerError(error) || (isServiceError(error) && /^4(?!29)/.test(String(error.status ?? '')));

const waitAfter = (error: unknown): number | undefined =>
  isRequestFailure(error) ? error.retryAfterSeconds : undefined;
