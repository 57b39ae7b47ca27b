/** The language of everything whose own language tag cannot be used. */
const fallbackLocale = 'en-GB';
const mostKept = 64;

const kept = new Map<string, unknown>();
const refused = new Set<string>();
let reportProblem = (message: string): void => console.warn(message);

/** Hands every complaint about a language tag or time zone, once each, to another listener. */
export function reportRefusalsTo(listener: (message: string) => void): void {
  reportProblem = listener;
  refused.clear();
}

/**
 * A formatter for a locale, made once and kept. A tag that Intl refuses is reported once, and British
 * English takes its place; likewise where the browser lacks a language, as Chrome does Welsh, or it would
 * take that of its menus. Options must be valid: see `usableZone`.
 */
export function formatter<const Options extends object, Formatter>(
  Kind: new (locales: string[], options: Options) => Formatter,
  locale: string,
  options: Options,
): Formatter {
  const key = [Kind.name, locale, JSON.stringify(options)].join();
  const known = kept.get(key) as Formatter | undefined;
  if (known) return known;
  const made = new Kind([usableLocale(locale), fallbackLocale], options);
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, made);
  return made;
}

/** Orders words as readers of the language do, whatever its tag is worth. */
export const wordOrder = (locale: string): ((one: string, other: string) => number) =>
  formatter(Intl.Collator, locale, {}).compare;

/** The zone when Intl knows it; undefined, which means the visitor's own, when not. */
export function usableZone(zone: string | undefined): string | undefined {
  if (!zone) return undefined;
  try {
    formatter(Intl.DateTimeFormat, fallbackLocale, { timeZone: zone });
    return zone;
  } catch {
    refuse(`"${zone}" is not a time zone.`);
    return undefined;
  }
}

/** Content systems write `en_GB`; Intl reads only `en-GB`. */
function usableLocale(locale: string): string {
  const tag = locale.replaceAll('_', '-');
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? fallbackLocale;
  } catch {
    refuse(`"${locale}" is not a language tag; using ${fallbackLocale}.`);
    return fallbackLocale;
  }
}

function refuse(message: string): void {
  if (refused.has(message)) return;
  refused.add(message);
  reportProblem(message);
}
