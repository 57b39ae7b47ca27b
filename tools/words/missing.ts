import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

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
}

type Phrases = object;
interface Words {
  phrases: Phrases;
}
type Table = Partial<Record<string, () => Promise<Words | Words[]>>>;

const load = (file: string) => import(pathToFileURL(resolve(file)).href) as Promise<object>;

/** Looks into every group of `src/i18n`. */
export async function findGaps(folder = 'src/i18n'): Promise<Report> {
  const groups = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const languages = languagesIn(join(folder, 'states'));
  const gaps: Gap[] = [];
  for (const group of groups) {
    const english = await englishOf(join(folder, group));
    for (const language of languages) {
      const known = await wordsOf(join(folder, group), language);
      const keys = english.filter((key) => !known.has(key));
      if (keys.length > 0) {
        gaps.push({ group, language, keys, isWhole: keys.length === english.length });
      }
    }
  }
  return { groups, languages, gaps };
}

/** Every element has the states: the languages that they are in are those that we speak. */
function languagesIn(states: string): string[] {
  const names = readdirSync(states).map((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? 'en');
  return names.filter((name) => name !== 'en').sort();
}

/** English comes in parts, `en.ts` and `en-….ts`: what the first paint needs, and what comes later. */
async function englishOf(group: string): Promise<string[]> {
  const later = readdirSync(group).filter((file) => /^en-[a-z]+\.ts$/.test(file));
  const parts = await Promise.all(['en.ts', ...later].map((file) => load(join(group, file))));
  const objects = parts.flatMap((part) => Object.values(part) as Phrases[]);
  return [...new Set(objects.flatMap((phrases) => Object.keys(phrases)))];
}

/** As a visitor gets them: by the table of the group, else from the file of the language. */
async function wordsOf(group: string, language: string): Promise<Set<string>> {
  const table = join(group, 'languages.ts');
  const file = join(group, `${language}.ts`);
  const words = existsSync(table)
    ? ((await load(table)) as { languages: Table }).languages[language]?.()
    : existsSync(file) && (load(file) as Promise<Words>);
  const files = [(await words) || []].flat();
  return new Set(files.flatMap(({ phrases }) => Object.keys(phrases)));
}
