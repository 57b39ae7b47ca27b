import { join } from 'node:path';
import type { Text, Texts } from '../../src/i18n/texts.js';
import { groupsIn, languagesIn, placeholdersOf, readEnglish, readLanguage } from './read.js';

/** What a language lacks of a group of phrases: said in English, until somebody knows better. */
export interface Gap {
  group: string;
  language: string;
  /** In the order in which English has them. */
  keys: string[];
  /** Nobody has begun: it has no phrase of the group. */
  isWhole: boolean;
}

/** What the folder of the phrases holds: a folder for each group, a file for each language in it. */
export interface Report {
  groups: string[];
  languages: string[];
  gaps: Gap[];
  /** What cannot be said as it is written: a sentence each. */
  mistakes: string[];
}

/** Looks into every group of `src/i18n`. */
export function findGaps(folder = 'src/i18n'): Report {
  const groups = groupsIn(folder);
  const languages = languagesIn(folder);
  const gaps: Gap[] = [];
  const mistakes: string[] = [];
  for (const group of groups) {
    const english = readEnglish(join(folder, group));
    const all = Object.keys(english);
    mistakes.push(...mistakesIn(`${group}/en`, english, english));
    for (const language of languages) {
      const texts = readLanguage(join(folder, group), language);
      mistakes.push(...mistakesIn(`${group}/${language}.json`, texts, english));
      const keys = all.filter((key) => !Object.hasOwn(texts, key));
      const isWhole = keys.length === all.length;
      if (keys.length > 0) gaps.push({ group, language, keys, isWhole });
    }
  }
  return { groups, languages, gaps, mistakes };
}

function mistakesIn(file: string, texts: Texts, english: Texts): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const mistake = mistakeIn(text, english[key]);
    return mistake ? [`${file} ${key}: ${mistake}`] : [];
  });
}

function mistakeIn(text: Text, english: Text | undefined): string | undefined {
  if (english === undefined) return 'English has no such phrase.';
  const told = placeholdersOf(english);
  const unknown = placeholdersOf(text).find((name) => !told.includes(name));
  if (unknown) return `English does not tell {${unknown}}.`;
  if (told.length > 0 && typeof text === 'string' && !text.includes('{'))
    return `says nothing of {${told.join('}, {')}}.`;
  return formMistake(text);
}

const form = /^(?:zero|one|two|few|many|other|by|no \w+(?: or \w+)*)$/;

function formMistake(text: Text): string | undefined {
  if (typeof text === 'string') return undefined;
  const unknown = Object.keys(text).find((name) => !form.test(name));
  if (unknown) return `“${unknown}” is no form.`;
  if (!('other' in text)) return 'lacks the form “other”.';
  return Object.values(text).map(formMistake).find(Boolean);
}
