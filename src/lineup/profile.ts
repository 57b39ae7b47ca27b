import type { ArtistSummary, Slot } from '../contract/lineup.js';
import { readObject, readObjects } from '../contract/loose.js';
import { actsIn, fill, slotOf } from './slots.js';

/** An artist as a visitor reads about one; a text that is not there is empty. */
export interface ArtistProfile extends ArtistSummary {
  realName: string;
  bioShort: string;
  bioLong: string;
  website: string;
  /** Platform slug and address, as the feed spells them. */
  socials: [slug: string, url: string][];
  /** Every set of the artist, as in a line-up. */
  sets: Slot[];
}

const blank = { realName: '', bioShort: '', bioLong: '', website: '' };

/** What an answer says about an artist; what is damaged costs itself alone. X32 */
export function artistProfile(answer: unknown, artist: ArtistSummary): ArtistProfile {
  const raw = readObject(answer);
  const [act = artist] = actsIn([raw]);
  const socials = readObject(raw['socials']);
  return {
    ...act,
    ...fill(blank, raw),
    socials: Object.entries(socials).filter(
      (one): one is [string, string] => typeof one[1] === 'string',
    ),
    sets: readObjects(raw['sets']).map((set) => slotOf({ ...set, id: set['lineupId'], artist })),
  };
}
