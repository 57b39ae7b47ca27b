import type { EmulatorState } from '../state/state.js';
import type { World } from '../state/world.js';
import { memoryIn, textOf, worldParts, type WorldParts } from './kept-text.js';
import type { Keep, Store } from './store.js';

/**
 * Catches up with the record, works, and writes what has changed, all under the lock: two tabs, or
 * two requests, never sell the same ticket. The record of another version of the demo world, or one
 * that is too old, counts as none.
 */
export function createPersistentStore(
  state: EmulatorState,
  elapsed: () => number,
  { storage, lock, lifetimeHours = Infinity }: Keep,
): Store {
  let known = { revision: 0, memory: '' };
  // Looked at before the first piece of work, and not before: it takes its time.
  let beginning: Began | undefined;

  const catchUp = async ({ parts, world }: Began): Promise<number> => {
    const revision = (await storage.revision()) ?? 0;
    if (revision === known.revision) return revision;
    const kept = await storage.read();
    if (kept?.fingerprint !== world || elapsed() - kept.writtenAt >= lifetimeHours * 3_600_000)
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

/** Of a world as it begins, by FNV-1a: after any change of the demo data a kept record is of no use. */
function fingerprintOf(world: World): string {
  const text = JSON.stringify(world);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
