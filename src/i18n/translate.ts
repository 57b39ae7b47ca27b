import type { AllPhrases } from './phrases.js';

/** A part is named after a phrase of it that an element shows first. */
const parts = ['form', 'merch', 'tickets'] as const;
type Part = 'common' | (typeof parts)[number];

const files: Record<string, Record<Part, () => Promise<{ phrases: Partial<AllPhrases> }>>> = {
  ar: {
    common: () => import('./ar.js'),
    form: () => import('./ar/form.js'),
    merch: () => import('./ar/merch.js'),
    tickets: () => import('./ar/tickets.js'),
  },
  de: {
    common: () => import('./de.js'),
    form: () => import('./de/form.js'),
    merch: () => import('./de/merch.js'),
    tickets: () => import('./de/tickets.js'),
  },
  es: {
    common: () => import('./es.js'),
    form: () => import('./es/form.js'),
    merch: () => import('./es/merch.js'),
    tickets: () => import('./es/tickets.js'),
  },
  fr: {
    common: () => import('./fr.js'),
    form: () => import('./fr/form.js'),
    merch: () => import('./fr/merch.js'),
    tickets: () => import('./fr/tickets.js'),
  },
  it: {
    common: () => import('./it.js'),
    form: () => import('./it/form.js'),
    merch: () => import('./it/merch.js'),
    tickets: () => import('./it/tickets.js'),
  },
  nl: {
    common: () => import('./nl.js'),
    form: () => import('./nl/form.js'),
    merch: () => import('./nl/merch.js'),
    tickets: () => import('./nl/tickets.js'),
  },
  pl: {
    common: () => import('./pl.js'),
    form: () => import('./pl/form.js'),
    merch: () => import('./pl/merch.js'),
    tickets: () => import('./pl/tickets.js'),
  },
  pt: {
    common: () => import('./pt.js'),
    form: () => import('./pt/form.js'),
    merch: () => import('./pt/merch.js'),
    tickets: () => import('./pt/tickets.js'),
  },
};
const loaded = new Map<string, AllPhrases>();

/**
 * The phrases for a language tag: at once for English, for a language we do not speak and for one
 * that is loaded already; otherwise as a promise. It never rejects: English answers for a file that
 * cannot be loaded.
 * @param english the groups that the element carries, for example `{ ...states, ...lineup }`; the
 *   parts of the language to which they belong are loaded whole
 */
export function phrasesFor<Key extends keyof AllPhrases>(
  language: string,
  english: Pick<AllPhrases, Key>,
): Pick<AllPhrases, Key> | Promise<Pick<AllPhrases, Key>> {
  const name = primaryOf(language);
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (!file) return english;
  const wanted: Part[] = ['common', ...parts.filter((part) => part in english)];
  const id = `${name} ${wanted.join(' ')}`;
  const known = loaded.get(id);
  if (known) return known;
  return Promise.all(wanted.map((part) => file[part]())).then(
    (modules) =>
      keep(id, Object.assign({}, ...modules.map(({ phrases }) => phrases)) as AllPhrases),
    () => english,
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

function keep(id: string, phrases: AllPhrases): AllPhrases {
  loaded.set(id, phrases);
  return phrases;
}
