import { countryName } from './country.js';

export interface ArtistOrigin {
  hometown: string | null;
  region: string | null;
  country: string | null;
  locationLabel: string | null;
}

/** Where an artist is from. The organiser's label is preferred to joining the parts (spec L87). */
export function placeLabel(from: ArtistOrigin, locale: string): string | undefined {
  if (from.locationLabel) return from.locationLabel;
  const parts = [from.hometown, from.region, from.country && countryName(from.country, locale)];
  return parts.filter(Boolean).join(', ') || undefined;
}
