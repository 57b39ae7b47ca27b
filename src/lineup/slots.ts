import type { ArtistSummary, Lineup, Slot } from '../contract/lineup.js';
import { readItems, readObjects, type LooseObject } from '../contract/loose.js';

/** An act of which nothing is known. */
const nobody = {
  id: '',
  name: '',
  imageUrl: '',
  hometown: '',
  region: '',
  country: '',
  locationLabel: '',
};

/** A set of which nothing is known. */
export const blankSlot = {
  id: '',
  stage: '',
  day: '',
  startTime: '',
  endTime: '',
  durationMinutes: 0,
  billingTier: '',
  isPlaceholder: false,
  placeholderLabel: '',
  placeholderDescription: '',
  featured: false,
  createdAtIso: '',
  setNote: '',
};

/**
 * The sets of a line-up as they can be drawn. What is missing, null or of another kind than the
 * service promises is blank, and costs nothing but itself (X32).
 */
export const readSlots = ({ slots }: Lineup): Slot[] => readObjects(slots).map(slotOf);

export function slotOf(raw: LooseObject): Slot {
  const slot = fill(blankSlot, raw);
  slot.id ||= slot.day + slot.startTime + slot.stage;
  const artists = actsIn([raw['artist'], ...readItems(raw['artists'])]);
  return { ...slot, artist: artists[0] ?? null, artists };
}

/**
 * Each act once, without those that have no name to print. The feed names the lead of a back-to-back
 * set twice, in `artist` and in `artists` (spec L53, L54).
 */
export function actsIn(value: unknown): ArtistSummary[] {
  const acts = new Map<string, ArtistSummary>();
  for (const raw of readObjects(value)) {
    const act = fill(nobody, raw);
    act.id ||= act.name;
    const genres = readItems(raw['genres']).filter((genre) => typeof genre === 'string');
    if (act.name && !acts.has(act.id)) acts.set(act.id, { ...act, genres });
  }
  return [...acts.values()];
}

/** The members of `blank`, each as it is in `raw` where it is of the same kind there. */
export function fill<Shape extends object>(blank: Shape, raw: LooseObject): Shape {
  const filled = { ...blank } as Record<string, unknown>;
  for (const name in filled) {
    const value = raw[name];
    if (typeof value === typeof filled[name]) filled[name] = value;
  }
  return filled as Shape;
}
