import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Text, Texts } from '../../src/i18n/texts.js';

/** Phrases of a group by key, with the names of what each is told. */
export type PhraseValues = Map<string, readonly string[]>;

const read = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8')) as Texts;

/** A folder each. */
export const groupsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Every element has the states: the languages that they are in are those that we speak. */
export const languagesIn = (folder: string): string[] =>
  readdirSync(join(folder, 'states'))
    .flatMap((file) => /^([a-z]{2})\.json$/.exec(file)?.[1] ?? [])
    .sort();

/** English comes in parts: `en/first.json` for the first paint, and what comes later. */
export function readEnglish(group: string): Texts {
  const parts = readdirSync(join(group, 'en')).filter((file) => file.endsWith('.json'));
  const inOrder = parts.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return Object.assign({}, ...inOrder.map((part) => read(join(group, 'en', part)))) as Texts;
}

const rank = (part: string): number => (part === 'first.json' ? 0 : 1);

export function readLanguage(group: string, language: string): Texts {
  const file = join(group, `${language}.json`);
  return existsSync(file) ? read(file) : {};
}

/** The names of the values that stand in a text, or in any of its forms. */
export function placeholdersOf(text: Text): string[] {
  if (typeof text === 'string')
    return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const names = Object.entries(text).flatMap(([form, inner]) =>
    form === 'by' ? [inner as string] : [...placeholdersOf(inner), ...missingIn(form)],
  );
  return [...new Set(names)];
}

const missingIn = (form: string): string[] =>
  form.startsWith('no ') ? form.slice(3).split(' or ') : [];
