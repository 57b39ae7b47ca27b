import { languages as states } from './states/languages.js';
import { phrasesFrom, type Languages } from './texts.js';

export type { Languages } from './texts.js';

/**
 * What a language has of the states, which every element has, and of a group. Nothing for English,
 * for a language that we do not speak, and of a file that cannot be loaded: what is not there is
 * said in English. It never rejects.
 */
export async function phrasesIn(language: string, group: Languages = {}): Promise<object> {
  const name = primaryOf(language);
  const loads = [states, group].flatMap((languages) => {
    const load = Object.hasOwn(languages, name) ? languages[name] : undefined;
    return load ? [load().catch(() => [])] : [];
  });
  const texts = (await Promise.all(loads)).flat().map((file) => file.default);
  return phrasesFrom(Object.assign({}, ...texts) as object, name);
}

/** What it knows of an element. */
export interface TranslatedElement {
  readonly language: string;
  /** In English, until it has been here. */
  phrases: object;
  direction: 'ltr' | 'rtl';
  requestUpdate(): void;
}

/** Lets an element speak its language, unless it has another one by then. */
export async function translate(
  host: TranslatedElement,
  words?: { languages: Languages },
): Promise<void> {
  const { language } = host;
  const phrases = await phrasesIn(language, words?.languages);
  if (language !== host.language) return;
  host.phrases = { ...host.phrases, ...phrases };
  host.direction = direction(language);
  host.requestUpdate();
}

/** Whether a language is written from the right. */
export function direction(language: string): 'ltr' | 'rtl' {
  const script = /[-_](Arab|Hebr|Latn|Cyrl)(?![a-z])/i.exec(language)?.[1];
  if (script) return /Latn|Cyrl/i.test(script) ? 'ltr' : 'rtl';
  return /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)$/.test(primaryOf(language)) ? 'rtl' : 'ltr';
}

/**
 * `pt` of `pt-BR`, and Bokmål for all of Norwegian. Anything may stand in an attribute, so this reads
 * and never parses.
 */
function primaryOf(language: string): string {
  const name = language.trim().split(/[-_]/, 1)[0]?.toLowerCase() ?? '';
  return /^n[no]$/.test(name) ? 'nb' : name;
}
