import type { ArtistRecord } from '../../state/world.js';
import { portrait, toArtist } from '../artist-sheet.js';
import type { Identify } from '../ids.js';
import type { Dice } from './dice.js';
import words from './words.json' with { type: 'json' };

const portraits = 90;
const { firstNames, genres, habits, lastNames, qualities, things } = words;
const places = words.places as [hometown: string, country: string, label: string][];

/** As many artists as asked for, no two with one name or one description. */
export function crowd(id: Identify, dice: Dice, size: number): ArtistRecord[] {
  const names = distinct(size, () => name(dice));
  const descriptions = distinct(size, () => `${capital(dice.pick(genres))}, ${dice.pick(habits)}.`);
  return names.map((artist, index) => {
    const [hometown, country, label] = dice.pick(places);
    const first = dice.pick(genres);
    const record = toArtist(
      {
        name: artist,
        place: [hometown, null, country, label],
        genres: dice.chance(0.4) ? distinct(2, () => dice.pick(genres)) : [first],
        short: descriptions[index],
      },
      id,
    );
    return dice.chance(0.6) ? { ...record, image: portrait(1 + dice.below(portraits)) } : record;
  });
}

function name(dice: Dice): string {
  switch (dice.below(4)) {
    case 0:
      return `The ${dice.pick(qualities)} ${dice.pick(things)}`;
    case 1:
      return `${dice.pick(qualities)} ${dice.pick(things)}`;
    default:
      return `${dice.pick(firstNames)} ${dice.pick(lastNames)}`;
  }
}

function distinct(size: number, make: () => string): string[] {
  const found = new Set<string>();
  while (found.size < size) found.add(make());
  return [...found];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
