import { formatter } from './intl.js';

export interface Place {
  hometown: string | null;
  region: string | null;
  country: string | null;
  locationLabel: string | null;
}

/** Where an artist is from. The organiser's label is preferred to joining the parts (spec L87). */
export function place(from: Place, locale: string): string | undefined {
  if (from.locationLabel) return from.locationLabel;
  const parts = [from.hometown, from.region, from.country && countryName(from.country, locale)];
  return parts.filter(Boolean).join(', ') || undefined;
}

/** The name of an ISO 3166-1 alpha-2 country; a text that is no such code comes back as it is. */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  return formatter(Intl.DisplayNames, locale, { type: 'region' }).of(code.toUpperCase()) ?? code;
}
