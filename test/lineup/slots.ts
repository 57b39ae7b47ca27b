import type { ArtistSummary, Slot } from '../../src/contract/lineup.js';

let count = 0;

/** An act by name, with nothing else filled in. The same name gives the same act. */
export function act(name: string): ArtistSummary {
  return {
    id: `act-${name}`,
    name,
    imageUrl: null,
    genres: [],
    hometown: null,
    region: null,
    country: null,
    locationLabel: null,
  };
}

/** A set from `20:00` to `21:00` on a Friday, by whoever the names say; without names unannounced. */
export function slot(values: Partial<Slot> = {}, ...names: string[]): Slot {
  count += 1;
  return {
    id: `slot-${count}`,
    stage: 'Lark',
    day: '2027-06-25',
    startTime: '20:00',
    endTime: '21:00',
    durationMinutes: 60,
    billingTier: 'main',
    isPlaceholder: names.length === 0,
    placeholderLabel: null,
    placeholderDescription: null,
    featured: false,
    createdAtIso: '2027-01-01T00:00:00.000Z',
    setNote: null,
    artist: names[0] === undefined ? null : act(names[0]),
    artists: names.map(act),
    ...values,
  };
}

/** A set from one time to another. */
export function played(startTime: string, endTime: string, values: Partial<Slot> = {}): Slot {
  return slot({ startTime, endTime, ...values }, 'Any');
}
