import { groups, spoken } from './known-words.js';

/**
 * Words of the page in place of ours: phrases by their keys. A phrase that is told something is said
 * in its place by a text with placeholders, `'{act}, {stage}'`, or by a function of the same form.
 */
export type OwnWords<Words> = {
  readonly [Key in keyof Words]?: Words[Key] extends string ? string : string | Words[Key];
};

type PhraseArguments = readonly unknown[];
type Phrase = string | ((...told: PhraseArguments) => string);

/** Phrases by key, and what keeps some of them from being used. */
export interface ReadWords {
  readonly words: ReadonlyMap<string, Phrase>;
  /** For who builds the page: a sentence each. */
  readonly problems: readonly string[];
}

/** What is known of a phrase: what it is called in the code, and the names of what it is told. */
interface Known {
  readonly name: string;
  readonly takes: readonly string[];
}

/** By the keys that a page uses. */
export type KnownWords = ReadonlyMap<string, Known>;

/** The phrases of an element, or of all; undefined for an element that is not in the list. */
export function knownWords(tag?: string): KnownWords | undefined {
  const names = tag === undefined ? Object.keys(groups) : spoken[tag]?.split(' ');
  const entries = names?.flatMap((name) => groups[name]?.trim().split(/\s+/) ?? []);
  return entries && new Map(entries.map(readEntry));
}

/** `setCount=$setCount,$shown,$total` */
function readEntry(entry: string): [string, Known] {
  const [name = '', told = ''] = entry.split('=');
  const [key = '', ...takes] = told.replaceAll('$', '').split(',');
  return [key, { name, takes }];
}

/** Anything may stand there: it comes from a page, or as JSON from an attribute. */
export function readOwnWords(given: unknown, known: KnownWords | undefined): ReadWords {
  const problems: string[] = [];
  const words = new Map<string, Phrase>();
  for (const [key, value] of entriesOf(given, problems)) {
    const { name = key, takes = [] } = known?.get(key) ?? {};
    const problem = problemOf(key, value, known);
    if (problem) problems.push(problem);
    else words.set(name, phraseOf(value as Phrase, takes));
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

const placeholder = /\{(\w+)\}/g;

/** Of an element that nobody has listed, anything may be a phrase. */
function problemOf(key: string, value: unknown, known: KnownWords | undefined): string | undefined {
  const { takes } = known?.get(key) ?? {};
  if (known && !takes)
    return `there is no phrase “${key}” to replace. docs/words.md lists the phrases and their keys.`;
  const told = takes?.length ? `, which is told {${takes.join('}, {')}}` : '';
  if (typeof value === 'function' && (told || !known)) return undefined;
  if (typeof value !== 'string')
    return `“${key}”${told} must be a text${told && ' or a function'}.`;
  const wrong = [...value.matchAll(placeholder)].find(([, name = '']) => !takes?.includes(name));
  if (!wrong || !known) return undefined;
  return `nothing can stand for ${wrong[0]} in “${key}”${told || ', which is told nothing'}.`;
}

function phraseOf(value: Phrase, names: readonly string[]): Phrase {
  if (typeof value === 'function') {
    const say: (...told: PhraseArguments) => unknown = value; // of a page: it may answer anything
    return (...told) => String(say(...told));
  }
  if (names.length === 0) return value;
  return (...told) => {
    const values = valuesOf(names, told);
    return value.replace(
      placeholder,
      (_, name: string) => `${(values[name] ?? '') as string | number}`,
    );
  };
}

/** Some phrases are told one object, whose members are the values; all others, values in a row. */
function valuesOf(names: readonly string[], told: PhraseArguments): Record<string, unknown> {
  const [first] = told;
  if (typeof first === 'object' && first) return first as Record<string, unknown>;
  return Object.fromEntries(names.map((name, place) => [name, told[place]]));
}
