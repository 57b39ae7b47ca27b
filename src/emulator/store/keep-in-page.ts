import { createStore, get, setMany } from 'idb-keyval';
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
    const revisionOf = `${name}: revision`;
    const keeper: Keeper = {
      revision: () => get<number>(revisionOf, shelf),
      read: () => get<KeptRecord>(name, shelf),
      write: (record) =>
        setMany(
          [
            [revisionOf, record.revision],
            [name, record],
          ],
          shelf,
        ),
    };
    await keeper.revision(); // where nothing may be kept, this fails
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
