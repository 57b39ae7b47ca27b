/**
 * What a phrase says: a text with `{values}`, or its forms. Plural categories of `Intl.PluralRules`
 * are forms, chosen by the last number that the phrase is told, or by the value that `by` names. So are
 * `no name`, for when this value is all that is missing, and `no name or place`.
 */
export type Text = string | { readonly [form: string]: Text };
export type Texts = Readonly<Record<string, Text>>;

export type Value = string | number | undefined;
export type ToldValues = Readonly<Record<string, Value>>;
/** A phrase that is told values by these names: all of them, `undefined` or empty where there is none. */
export type Phrase<Name extends string> = (values: Readonly<Record<Name, Value>>) => string;

interface File {
  readonly default: object;
}

/** Where a group is in other languages than English; several files of one language come together. */
export type Languages = Readonly<Record<string, () => Promise<File | readonly File[]>>>;

/** The phrases that an element says, of what a JSON file has for them. */
export function phrasesFrom<Phrases extends object = Record<never, never>>(
  texts: object,
  language = 'en',
): Phrases {
  const phrases: Record<string, string | Phrase<string>> = {};
  for (const [key, text] of Object.entries(texts as Texts))
    phrases[key] =
      typeof text === 'string' && !text.includes('{')
        ? text
        : (values) => say(text, values, language);
  return phrases as Phrases;
}

/** A text with its values in their places. */
export function say(text: Text, values: ToldValues, language: string): string {
  if (typeof text === 'string')
    return text.replace(/{(\w+)}/g, (_, name: string) => (values[name] ?? '') as string);
  const missing = Object.keys(values).filter((name) => !values[name]);
  const numbers = Object.values(values).filter(Number.isFinite);
  const count = values[text['by'] as string] ?? numbers.at(-1);
  const category = new Intl.PluralRules(language).select(count as number);
  const form = text['no ' + missing.join(' or ')] ?? text[category] ?? text['other'];
  return say(form as Text, values, language);
}
