import { formatter } from './intl.js';

/** "House, Techno and Disco" for `and`; "House, Techno, Disco" for `unit`, where a language has that. */
export function listLabel(
  items: readonly string[],
  locale: string,
  join: 'and' | 'unit' = 'unit',
): string {
  // Not of the type “unit”: Japanese has no mark between those, and words would run into each other.
  const options: Intl.ListFormatOptions = {
    type: 'conjunction',
    style: join === 'and' ? 'long' : 'narrow',
  };
  return formatter(Intl.ListFormat, locale, options).format(items);
}
