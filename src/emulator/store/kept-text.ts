import type { Memory } from '../state/memory.js';
import { changedParts, worldOf, type WorldParts } from './world-parts.js';

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
  const { worldParts, ...rest } = JSON.parse(text) as Kept;
  return { ...rest, world: worldOf(began, worldParts) };
}
