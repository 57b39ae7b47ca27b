import { createStore, get, setMany } from 'idb-keyval';
import { createPageLock } from './page-lock.js';
import { createQueue, type Lock, type StateStorage, type StoredRecord } from './store.js';

/** How long a tab waits for the others, or for the database, before it gives up. */
const patienceMilliseconds = 5000;

/**
 * A record in the database of this page's origin; undefined where a page may not have one, or where
 * it has no locks: over plain http, in a sandbox, with storage blocked; or where the database does
 * not answer, as happens in Safari and beside a broken profile.
 * @param name of the world: each has a record of its own
 * @param deadline a signal that aborts after so many milliseconds
 */
export async function keepInPage(
  name: string,
  deadline = (milliseconds: number): AbortSignal => AbortSignal.timeout(milliseconds),
): Promise<{ storage: StateStorage; lock: Lock } | undefined> {
  try {
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return undefined;
    const shelf = createStore('bandstand-emulator', 'worlds');
    const revisionOf = `${name}: revision`;
    const inTime = <Result>(answer: Promise<Result>) =>
      unlessAborted(answer, deadline(patienceMilliseconds));
    const storage: StateStorage = {
      revision: () => inTime(get<number>(revisionOf, shelf)),
      read: () => inTime(get<StoredRecord>(name, shelf)),
      write: (record) =>
        inTime(
          setMany(
            [
              [revisionOf, record.revision],
              [name, record],
            ],
            shelf,
          ),
        ),
    };
    await storage.revision(); // where nothing may be kept, this fails
    const patience = () => deadline(patienceMilliseconds);
    return { storage, lock: createPageLock(`bandstand-emulator ${name}`, patience) };
  } catch {
    return undefined;
  }
}

/** What is answered too late is not waited for: a lock that is never given back stops every tab. */
function unlessAborted<Result>(answer: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([answer, aborted]);
}

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
