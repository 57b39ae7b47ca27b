import type { Load } from '../../src/cache/cache.js';
import { isRefusal } from '../../src/client/errors.js';
import { clientOf, pageCache } from '../internal/feed/clients.js';
import type { RewardsHost } from './rewards-host.js';

interface StoredWallet {
  /** Of service and person. In memory alone: it holds the token. */
  readonly key: string;
  readonly wallet: unknown;
  /** When it arrived, in milliseconds since 1970. */
  readonly updatedAt: number;
}

/** Of one person at a time, and gone with the page. */
let kept: StoredWallet | undefined;

const keyOf = (host: RewardsHost): string | undefined => clientOf(host)?.keyOf('getRewards', {});

/**
 * Remembers what was read in this visit, when an element leaves: answers of this operation outlive no
 * element in the cache, and whoever comes back to the wallet may be offline by then.
 */
export function keepWallet(host: RewardsHost): void {
  const client = clientOf(host);
  if (!client) return;
  const key = client.keyOf('getRewards', {});
  // Nothing is asked by this. It may come first all the same, so that it brings what others ask with.
  const load: Load<unknown> = (signal, onWait) => client.getRewards({}, { signal, onWait });
  const options = { maxAgeSeconds: 0, isFinal: isRefusal };
  const { data, updatedAt } = pageCache().entry(key, load, options).state;
  if (data !== undefined && updatedAt !== undefined) kept = { key, wallet: data, updatedAt };
}

/** What the same person has read before. */
export function keptWallet(host: RewardsHost): StoredWallet | undefined {
  return kept && kept.key === keyOf(host) ? kept : undefined;
}

/** Somebody has signed out. */
export function forgetWallet(): void {
  kept = undefined;
}
