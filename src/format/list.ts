import { formatter } from './intl.js';

/** "House, Techno and Disco" for `and`; "House, Techno, Disco" for `unit`. */
export function listLabel(
  items: readonly string[],
  locale: string,
  join: 'and' | 'unit' = 'unit',
): string {
  const options: Intl.ListFormatOptions = {
    type: join === 'and' ? 'conjunction' : 'unit',
    style: join === 'and' ? 'long' : 'short',
  };
  return formatter(Intl.ListFormat, locale, options).format(items);
}
