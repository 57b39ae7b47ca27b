import type { World } from '../state/world.js';

/** Of a world as it begins, by FNV-1a: after any change of the demo data a kept record is of no use. */
export function fingerprintOf(world: World): string {
  const text = JSON.stringify(world);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
