import type { Memory } from '../state/memory.js';
import { changedParts, worldOf, type WorldParts } from './world-parts.js';

/** How a memory is written: `2/` and what has changed of its world, once `1/` and the whole of it. */
export const fingerprintIn = (form: 1 | 2, world: string): string => `${form}/${world}`;

/** What is kept: all but the world as it is, and of the world what is other than it began. */
interface Kept extends Omit<Memory, 'world'> {
  worldParts: Record<string, unknown>;
}

/** @param began the world that the demo data make, by its parts */
export function textOf({ world, ...rest }: Memory, began: WorldParts): string {
  const changed = [...changedParts(began, world)].map(([place, text]) => `"${place}":${text}`);
  return `{"worldParts":{${changed.join()}},${JSON.stringify(rest).slice(1)}`;
}

export function memoryIn(text: string, began: WorldParts): Memory {
  const kept = JSON.parse(text) as Memory | Kept;
  if ('world' in kept) return kept; // of the first form
  const { worldParts, ...rest } = kept;
  return { ...rest, world: worldOf(began, worldParts) };
}
