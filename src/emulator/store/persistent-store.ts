import type { EmulatorState } from '../state/state.js';
import { fingerprintOf } from './fingerprint.js';
import { memoryIn, textOf } from './kept-text.js';
import type { World } from '../state/world.js';
import type { Store } from './store.js';
import { worldParts, type WorldParts } from './world-parts.js';

/** What is kept of an emulator: one record. */
export interface StoredRecord {
  /** Grows with every change. */
  revision: number;
  /** Of the world it began as; another one is another world. */
  fingerprint: string;
  /** When it was written, by the time base of the clock. */
  writtenAt: number;
  /** As JSON, without what the demo data say anyway. */
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
  // Looked at before the first piece of work, and not before: it takes its time.
  let beginning: Began | undefined;

  const catchUp = async ({ parts, world }: Began): Promise<number> => {
    const revision = (await storage.revision()) ?? 0;
    if (revision === known.revision) return revision;
    const kept = await storage.read();
    if (kept?.fingerprint !== world || elapsed() - kept.writtenAt >= lifetimeMilliseconds)
      return revision;
    state.memory = memoryIn(kept.memory, parts);
    known = kept;
    return revision;
  };

  const keep = async ({ parts, world }: Began, revision: number) => {
    const memory = textOf(state.memory, parts);
    if (memory === known.memory) return;
    known = { revision, memory };
    await storage.write({ revision, memory, fingerprint: world, writtenAt: elapsed() });
  };

  return {
    isKept: true,
    transaction: (work, mayChange = () => true) =>
      lock(async () => {
        beginning ??= beganAs(state.world);
        const revision = await catchUp(beginning);
        const result = work();
        if (mayChange()) await keep(beginning, revision + 1);
        return result;
      }),
  };
}

/** What the demo data make, which another version of them does not. */
interface Began {
  readonly parts: WorldParts;
  /** Its fingerprint. */
  readonly world: string;
}

const beganAs = (world: World): Began => ({
  parts: worldParts(world),
  world: fingerprintOf(world),
});
