import { Poll } from '../../src/cache/poll.js';
import type { Client } from '../../src/client/client.js';
import { isRequestFailure } from '../../src/client/errors.js';
import type { Broadcasts } from '../../src/contract/broadcasts.js';

const everySeconds = 60;

/** By service and key, then by address: one poll per event, however many elements of a page follow it. */
const polls = new WeakMap<Client, Map<string, Poll<Broadcasts>>>();

/** What the service says of an event, asked for again every minute. */
export function pollOf(client: Client, slug: string): Poll<Broadcasts> {
  const known = polls.get(client) ?? new Map<string, Poll<Broadcasts>>();
  polls.set(client, known);
  let poll = known.get(slug);
  if (!poll) {
    const ask = (signal: AbortSignal) => client.listBroadcasts({ slug }, { signal });
    known.set(slug, (poll = new Poll<Broadcasts>({ ask, everySeconds, waitAfter })));
  }
  return poll;
}

const waitAfter = (error: unknown): number | undefined =>
  isRequestFailure(error) ? error.retryAfterSeconds : undefined;
