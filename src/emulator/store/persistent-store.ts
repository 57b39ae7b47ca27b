import type { Memory } from '../state/memory.js';
import type { EmulatorState } from '../state/state.js';
import type { Store } from './store.js';

/** What is kept of an emulator: one record. */
export interface StoredRecord {
  /** Grows with every change. */
  revision: number;
  /** Of the world it began as; another one is another world. */
  fingerprint: string;
  /** When it was written, by the time base of the clock. */
  writtenAt: number;
  /** As JSON. */
  memory: string;
}

/** A place for one record. */
export interface StateStorage {
  /** Of the record, without reading the whole of it. */
  revision(): Promise<number | undefined>;
  read(): Promise<StoredRecord | undefined>;
  write(record: StoredRecord): Promise<void>;
}

/** Lets one piece of work at a time through, over all who share the record. */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface KeptStoreOptions {
  state: EmulatorState;
  storage: StateStorage;
  lock: Lock;
  /** Asked for before the first piece of work, and not before: it takes its time. */
  fingerprint: () => string;
  elapsed: () => number;
  /** A record that nobody has touched for longer counts as none. */
  lifetimeMilliseconds: number;
}

/**
 * Catches up with the record, works, and writes what has changed, all under the lock: two tabs, or
 * two requests, never sell the same ticket. The record of another version of the demo world, or one
 * that is too old, counts as none.
 */
export function createPersistentStore(options: KeptStoreOptions): Store {
  const { state, storage, lock, elapsed, lifetimeMilliseconds } = options;
  let known = { revision: 0, memory: '' };
  let fingerprint = '';

  const catchUp = async (): Promise<number> => {
    fingerprint ||= options.fingerprint();
    const revision = (await storage.revision()) ?? 0;
    if (revision === known.revision) return revision;
    const kept = await storage.read();
    const isUsable =
      kept?.fingerprint === fingerprint && elapsed() - kept.writtenAt < lifetimeMilliseconds;
    if (!isUsable) return revision;
    state.memory = JSON.parse(kept.memory) as Memory;
    known = kept;
    return revision;
  };

  const keep = async (revision: number) => {
    const memory = JSON.stringify(state.memory);
    if (memory === known.memory) return;
    known = { revision, memory };
    await storage.write({ revision, memory, fingerprint, writtenAt: elapsed() });
  };

  return {
    isKept: true,
    transaction: (work, mayChange = () => true) =>
      lock(async () => {
        const revision = await catchUp();
        const result = work();
        if (mayChange()) await keep(revision + 1);
        return result;
      }),
  };
}
