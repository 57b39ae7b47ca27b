import type { Memory } from '../state/memory.js';
import type { World } from '../state/world.js';

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

/** The parts of a world as JSON, by their places: `orders`, `events/3/tickets`. */
export type WorldParts = ReadonlyMap<string, string>;

/**
 * A world is large, and what changes in it is small: the orders, the tickets of one event. So each
 * member is a part by itself, and of an event each of its own.
 */
export function worldParts(world: World): Map<string, string> {
  const parts = new Map<string, string>();
  for (const [name, value] of Object.entries({ ...world, [eventCount]: world.events.length }))
    parts.set(name, JSON.stringify(value));
  for (const [index, event] of world.events.entries())
    for (const [name, value] of Object.entries(event))
      parts.set(`events/${index}/${name}`, JSON.stringify(value));
  return parts;
}

const eventCount = 'events';

/** Those parts that are not as they were; none has gone, since no member of a world is optional. */
export function changedParts(began: WorldParts, world: World): Map<string, string> {
  const parts = worldParts(world);
  for (const [place, text] of parts) if (began.get(place) === text) parts.delete(place);
  return parts;
}

/** The world as it began, but for these parts; nothing of it is shared with another. */
export function worldOf(began: WorldParts, changed: Readonly<Record<string, unknown>>): World {
  const world: Record<string, unknown> = {};
  const events: Record<string, unknown>[] = [];
  for (const place of new Set([...began.keys(), ...Object.keys(changed)])) {
    const value: unknown = Object.hasOwn(changed, place)
      ? changed[place]
      : JSON.parse(began.get(place) ?? '');
    const [, index, name = ''] = /^events\/(\d+)\/(.+)$/.exec(place) ?? [];
    if (index !== undefined) (events[Number(index)] ??= {})[name] = value;
    else world[place] = value;
  }
  events.length = Number(world[eventCount]);
  world[eventCount] = events;
  return world as unknown as World;
}
