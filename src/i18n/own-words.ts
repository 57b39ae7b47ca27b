import known from './known-words.json' with { type: 'json' };
import { say, type Text, type Texts, type Value, type ToldValues } from './texts.js';

/**
 * Words of a page in place of ours, by our keys: a text with `{placeholders}`, its forms as in the files
 * beside this one, or a function of what the phrase is told, in the order of docs/words.md.
 */
export type OwnWords<Words> = {
  readonly [Key in keyof Words]?: Words[Key] extends string ? string : Text | OwnPhrase;
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a page may have annotated its own
type OwnPhrase = (...told: any[]) => string;

type Phrase = string | ((values: ToldValues) => string);

/** Phrases by key, and what keeps some of them from being used. */
export interface ReadWords {
  readonly words: ReadonlyMap<string, Phrase>;
  /** For who builds the page: a sentence each. */
  readonly problems: readonly string[];
}

/** The names of what a phrase is told, by the key of the phrase. */
export type KnownWords = ReadonlyMap<string, readonly string[]>;

const groups = known.groups as Readonly<Record<string, Readonly<Record<string, string>>>>;
const spoken = known.spoken as Readonly<Record<string, readonly string[]>>;

/** The phrases of an element, or of all; undefined for an element that is not in the list. */
export function knownWords(tag?: string): KnownWords | undefined {
  const names = tag === undefined ? Object.keys(groups) : spoken[tag];
  const phrases = names?.flatMap((name) => Object.entries(groups[name] ?? {}));
  return phrases && new Map(phrases.map(([key, told]) => [key, told.split(' ').filter(Boolean)]));
}

/**
 * Anything may stand there: it comes from a page, or as JSON from an attribute.
 * @param languageOf whose plural forms the page's words have
 */
export function readOwnWords(
  given: unknown,
  known: KnownWords | undefined,
  languageOf: () => string,
): ReadWords {
  const problems: string[] = [];
  const words = new Map<string, Phrase>();
  for (const [key, value] of entriesOf(given, problems)) {
    const problem = problemOf(key, value, known);
    if (problem) problems.push(problem);
    else words.set(key, phraseOf(key, value as Text, known?.get(key) ?? [], languageOf));
  }
  return { words, problems };
}

function entriesOf(given: unknown, problems: string[]): [string, unknown][] {
  if (!given) return [];
  let words: unknown = given;
  try {
    if (typeof given === 'string') words = JSON.parse(given);
  } catch {
    words = undefined;
  }
  if (typeof words === 'object' && words && !Array.isArray(words)) return Object.entries(words);
  problems.push('not an object of phrases by their keys; in an attribute, it must be JSON.');
  return [];
}

/** Of an element that nobody has listed, anything may be a phrase. */
function problemOf(key: string, value: unknown, known: KnownWords | undefined): string | undefined {
  const takes = known?.get(key);
  if (known && !takes)
    return `there is no phrase “${key}” to replace. docs/words.md lists the phrases and their keys.`;
  const told = takes?.length ? `, which is told {${takes.join('}, {')}}` : '';
  if (typeof value === 'function' && (told || !known)) return undefined;
  const texts = told && isForms(value) ? textsOf(value) : [value];
  if (texts.some((text) => typeof text !== 'string'))
    return `“${key}”${told} must be a text${told && ', its forms or a function'}.`;
  const names = texts.flatMap((text) => [...(text as string).matchAll(/\{(\w+)\}/g)]);
  const wrong = names.find(([, name = '']) => !takes?.includes(name));
  if (!wrong || !known) return undefined;
  return `nothing can stand for ${wrong[0]} in “${key}”${told || ', which is told nothing'}.`;
}

const isForms = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'other' in value;

const textsOf = (forms: Texts): unknown[] =>
  Object.values(forms).flatMap((form) => (isForms(form) ? textsOf(form) : [form]));

/** These have always handed the functions of a page one object. */
const toldAsObject = /^(?:setName|planOffer)$/;

function phraseOf(
  key: string,
  value: Text | ((...told: unknown[]) => unknown),
  names: readonly string[],
  languageOf: () => string,
): Phrase {
  if (typeof value !== 'function')
    return names.length > 0 ? (values) => say(value, values, languageOf()) : (value as string);
  // It is a function of a page, which may answer anything.
  if (names.length === 0 || toldAsObject.test(key)) return (values) => String(value(values));
  return (values) => String(value(...names.map((name): Value => values[name])));
}
