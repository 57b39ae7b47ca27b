import { formatter } from './intl.js';

/** The name of an ISO 3166-1 alpha-2 country; a text that is no such code comes back as it is. */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  return formatter(Intl.DisplayNames, locale, { type: 'region' }).of(code.toUpperCase()) ?? code;
}
