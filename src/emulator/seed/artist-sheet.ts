import type { ArtistRecord } from '../state/world.js';
import sheets from './artists.json' with { type: 'json' };
import type { Identify } from './ids.js';

type Field<Name extends keyof ArtistRecord> = NonNullable<ArtistRecord[Name]>;

/** An artist as written in the seed: what is left out is what the artist never filled in. */
export interface ArtistSheet {
  name: string;
  /** `portraits/NN.svg`. */
  portrait?: number;
  place?: [
    hometown: ArtistRecord['hometown'],
    region: ArtistRecord['region'],
    country: ArtistRecord['country'],
    label: ArtistRecord['locationLabel'],
  ];
  genres: string[];
  short?: Field<'bioShort'>;
  long?: Field<'bioLong'>;
  realName?: Field<'realName'>;
  website?: Field<'website'>;
  socials?: Field<'socials'>;
}

/** Everybody with a hand-written profile, in the order of the portraits. */
export const artistSheets = sheets as ArtistSheet[];

export function toArtist(sheet: ArtistSheet, id: Identify): ArtistRecord {
  const [hometown, region, country, locationLabel] = sheet.place ?? [null, null, null, null];
  return {
    id: id('artist', sheet.name),
    name: sheet.name,
    realName: sheet.realName ?? null,
    bioShort: sheet.short ?? null,
    bioLong: sheet.long ?? null,
    image: sheet.portrait ? portrait(sheet.portrait) : null,
    genres: sheet.genres,
    website: sheet.website ?? null,
    socials: sheet.socials ?? {},
    hometown,
    region,
    country,
    locationLabel,
  };
}

export function portrait(number: number): string {
  return `portraits/${String(number).padStart(2, '0')}.svg`;
}
