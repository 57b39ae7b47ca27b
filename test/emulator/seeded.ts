import { seedWorld } from '../../src/emulator/seed/seed.js';
import type { ArtistRecord, EventRecord, World } from '../../src/emulator/state/world.js';

export const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
export const demoStart = '2027-05-01T10:00:00.000Z';

export const world: World = seedWorld({ seed: 1 });

export function event(slug: string, from: World = world): EventRecord {
  const found = from.events.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`no event ${slug}`);
  return found;
}

/** Artists with a hand-written profile; the others belong to metropolis. */
export function written(from: World = world): ArtistRecord[] {
  const generated = new Set(event('metropolis', from).sets.flatMap((set) => set.artists));
  return from.artists.filter(({ id }) => !generated.has(id));
}

export function hasText(text: string | null): text is string {
  return text !== null;
}
