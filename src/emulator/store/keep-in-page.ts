import { createStore, get, set } from 'idb-keyval';
import type { Keeper, KeptRecord, Lock } from './kept-store.js';

/** How long a tab waits for the others before it gives up. */
const patienceMilliseconds = 5000;

/**
 * A record in the database of this page's origin; undefined where a page may not have one, or where
 * it has no locks: over plain http, in a sandbox, with storage blocked.
 * @param name of the world: each has a record of its own
 */
export async function keepInPage(
  name: string,
): Promise<{ keeper: Keeper; lock: Lock } | undefined> {
  try {
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return undefined;
    const shelf = createStore('bandstand-emulator', 'worlds');
    await get(name, shelf);
    const keeper: Keeper = {
      read: () => get<KeptRecord>(name, shelf),
      write: (record) => set(name, record, shelf),
    };
    const lock: Lock = (work) =>
      locks.request(
        `bandstand-emulator ${name}`,
        { signal: AbortSignal.timeout(patienceMilliseconds) },
        work,
      );
    return { keeper, lock };
  } catch {
    return undefined;
  }
}
