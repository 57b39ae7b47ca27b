import type { EmulatorState } from '../state/state.js';
import type { World } from '../state/world.js';

const ofVisitors = ['submissions', 'signups', 'orders', 'registrations'] as const;

/** What organisers have made; what visitors have done is theirs. */
export interface ExportedWorld {
  seed: number;
  now: string;
  /** Below it lie the pictures that the records name. */
  assetsUrl: string;
  world: Omit<World, (typeof ofVisitors)[number]>;
}

/** The world as plain JSON (its records are described in `world.ts`), to seed another service with. */
export function exportedWorld({ memory, clock, assetsUrl }: EmulatorState): ExportedWorld {
  const world = structuredClone(memory.world);
  for (const name of ofVisitors) Reflect.deleteProperty(world, name);
  return { seed: memory.seed, now: clock.timestamp(), assetsUrl, world };
}
