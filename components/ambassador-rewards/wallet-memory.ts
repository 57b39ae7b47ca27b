import { clientOf, pageCache } from '../internal/feed/clients.js';
import type { RewardsHost } from './rewards-host.js';

interface Kept {
  /** Of service and person. In memory alone: it holds the token. */
  readonly key: string;
  readonly wallet: unknown;
  /** When it arrived, in milliseconds since 1970. */
  readonly updatedAt: number;
}

/** Of one person at a time, and gone with the page. */
let kept: Kept | undefined;

const keyOf = (host: RewardsHost): string | undefined => clientOf(host)?.keyOf('getRewards', {});

/**
 * Remembers what was read in this visit, when an element leaves: answers of this operation outlive no
 * element in the cache, and whoever comes back to the wallet may be offline by then.
 */
export function keepWallet(host: RewardsHost): void {
  const key = keyOf(host);
  if (key === undefined) return;
  const none = (): Promise<unknown> => Promise.reject(new Error('nothing is asked here'));
  const { data, updatedAt } = pageCache().entry(key, none, { maxAgeSeconds: 0 }).state;
  if (data !== undefined && updatedAt !== undefined) kept = { key, wallet: data, updatedAt };
}

/** What the same person has read before. */
export function keptWallet(host: RewardsHost): Kept | undefined {
  return kept && kept.key === keyOf(host) ? kept : undefined;
}

/** Somebody has signed out. */
export function forgetWallet(): void {
  kept = undefined;
}
