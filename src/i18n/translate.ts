import type { AllPhrases } from './phrases.js';

const files: Record<string, () => Promise<{ phrases: AllPhrases }>> = {
  ar: () => import('./ar.js'),
  de: () => import('./de.js'),
  es: () => import('./es.js'),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
  nl: () => import('./nl.js'),
  pl: () => import('./pl.js'),
  pt: () => import('./pt.js'),
};
const loaded = new Map<string, AllPhrases>();

/**
 * The phrases for a language tag: at once for English, for a language we do not speak and for one
 * that is loaded already; otherwise as a promise. It never rejects: English answers for a file that
 * cannot be loaded.
 * @param english the groups that the element carries, for example `{ ...states, ...lineup }`
 */
export function phrasesFor<Key extends keyof AllPhrases>(
  language: string,
  english: Pick<AllPhrases, Key>,
): Pick<AllPhrases, Key> | Promise<Pick<AllPhrases, Key>> {
  const name = primaryOf(language);
  const load = Object.hasOwn(files, name) ? files[name] : undefined;
  if (!load) return english;
  return (
    loaded.get(name) ??
    load().then(
      ({ phrases }) => keep(name, phrases),
      () => english,
    )
  );
}

/** Whether a language is written from the right. */
export function direction(language: string): 'ltr' | 'rtl' {
  const script = /[-_](Arab|Hebr|Latn|Cyrl)(?![a-z])/i.exec(language)?.[1];
  if (script) return /Latn|Cyrl/i.test(script) ? 'ltr' : 'rtl';
  return /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)$/.test(primaryOf(language)) ? 'rtl' : 'ltr';
}

/** `pt` of `pt-BR`. Anything may stand in an attribute, so this reads and never parses. */
function primaryOf(language: string): string {
  return language.trim().split(/[-_]/, 1)[0]?.toLowerCase() ?? '';
}

function keep(name: string, phrases: AllPhrases): AllPhrases {
  loaded.set(name, phrases);
  return phrases;
}
