import type { Keeper, KeptRecord, Lock } from './kept-store.js';
import { createQueue } from './queue.js';

/**
 * A record in the storage of this tab, which no other tab sees and no lock guards: what is left to a
 * page over plain http. It outlives a reload, and so a visit to the payment page. Undefined where
 * storage is blocked.
 * @param name of the world: each has a record of its own
 */
export function keepInTab(name: string): { keeper: Keeper; lock: Lock } | undefined {
  const place = `bandstand-emulator ${name}`;
  const revisionOf = `${place}: revision`;
  try {
    const storage = sessionStorage;
    storage.setItem(revisionOf, storage.getItem(revisionOf) ?? '0'); // fails where nothing is kept
    const keeper: Keeper = {
      revision: () => Promise.resolve(Number(storage.getItem(revisionOf))),
      read: () => Promise.resolve(readRecord(storage.getItem(place))),
      write: (record) => {
        try {
          storage.setItem(place, JSON.stringify(record));
          storage.setItem(revisionOf, String(record.revision));
        } catch {
          // Full: the world goes on until the page is left.
        }
        return Promise.resolve();
      },
    };
    return { keeper, lock: createQueue() };
  } catch {
    return undefined;
  }
}

const readRecord = (kept: string | null): KeptRecord | undefined =>
  kept === null ? undefined : (JSON.parse(kept) as KeptRecord);
