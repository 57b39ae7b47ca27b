import { clock } from '../clock/clock.js';
import { CacheEntry, type Entry, type EntryOptions, type Load } from './entry.js';
import { browserTimer, type Timer } from './timer.js';
import { browserWake, type Wake } from './wake.js';

export type { Entry, EntryOptions, EntryState, Load } from './entry.js';
export type { Wake } from './wake.js';

export interface CacheOptions {
  /** Milliseconds since the epoch. */
  now?: () => number;
  wake?: Wake;
  later?: Timer;
}

export interface Cache {
  /**
   * The entry of a key, the same for all callers. The first caller's `load` is used, so it must depend
   * on the key only. Call it before every subscription: an unused entry is dropped after five minutes.
   */
  entry<T>(key: string, load: Load<T>, options: EntryOptions): Entry<T>;
}

/** Answers that widgets share, in memory only. */
export function createCache({
  now = () => clock.now(),
  wake = browserWake,
  later = browserTimer,
}: CacheOptions = {}): Cache {
  const entries = new Map<string, CacheEntry<unknown>>();

  function create<T>(key: string, load: Load<T>, options: EntryOptions): Entry<T> {
    const entry: CacheEntry<T> = new CacheEntry(load, options, {
      now,
      wake,
      later,
      keep: () => entries.has(key) || entries.set(key, entry),
      drop: () => entries.get(key) === entry && entries.delete(key),
    });
    entries.set(key, entry);
    return entry;
  }

  return {
    entry: <T>(key: string, load: Load<T>, options: EntryOptions) =>
      (entries.get(key) as Entry<T> | undefined) ?? create(key, load, options),
  };
}
