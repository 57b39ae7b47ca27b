import type { StateStorage, StoredRecord, Lock } from './persistent-store.js';
import { createQueue } from './queue.js';

/**
 * A record in the storage of this tab, which no other tab sees and no lock guards: what is left to a
 * page over plain http. It outlives a reload, and so a visit to the payment page. Undefined where
 * storage is blocked.
 * @param name of the world: each has a record of its own
 */
export function keepInTab(name: string): { storage: StateStorage; lock: Lock } | undefined {
  const place = `bandstand-emulator ${name}`;
  const revisionOf = `${place}: revision`;
  try {
    const tab = sessionStorage;
    tab.setItem(revisionOf, tab.getItem(revisionOf) ?? '0'); // fails where nothing is kept
    const storage: StateStorage = {
      revision: () => Promise.resolve(Number(tab.getItem(revisionOf))),
      read: () => Promise.resolve(readRecord(tab.getItem(place))),
      write: (record) => {
        try {
          tab.setItem(place, JSON.stringify(record));
          tab.setItem(revisionOf, String(record.revision));
        } catch {
          // Full: the world goes on until the page is left.
        }
        return Promise.resolve();
      },
    };
    return { storage, lock: createQueue() };
  } catch {
    return undefined;
  }
}

const readRecord = (kept: string | null): StoredRecord | undefined =>
  kept === null ? undefined : (JSON.parse(kept) as StoredRecord);
