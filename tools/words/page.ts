import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { PhraseValues } from './phrase-values.js';

type Phrase = string | ((...values: unknown[]) => string);

/** The page for authors: each group, who says it, and each phrase in English. */
export async function drawPage(
  groups: Map<string, PhraseValues>,
  spoken: Map<string, string[]>,
): Promise<string> {
  const page = readFileSync('tools/words/words.md.template', 'utf8');
  const sections: string[] = [];
  for (const [name, values] of groups) {
    const tags = [...spoken].filter(([, names]) => names.includes(name)).map(([tag]) => tag);
    if (tags.length === 0) continue;
    const by =
      tags.length === spoken.size ? 'every element' : tags.map((tag) => `\`<${tag}>\``).join(' ');
    sections.push(`## ${name}\n\nSaid by ${by}.\n\n${await drawTable(name, values)}`);
  }
  return page.replace('__groups__', () => sections.join('\n\n'));
}

async function drawTable(group: string, values: PhraseValues): Promise<string> {
  const english = await englishOf(`src/i18n/${group}`);
  const rows = [...values].map(([key, names]) => {
    const text = cell(sayNames(english[key], key, names));
    return `| \`${key}\` | ${text} | ${names.map((name) => `\`{${name}}\``).join(' ')} |`;
  });
  return ['| key | in English | values |', '|---|---|---|', ...rows].join('\n');
}

async function englishOf(folder: string): Promise<Partial<Record<string, Phrase>>> {
  const files = readdirSync(folder).filter((file) => /^en(-[a-z]+)?\.ts$/.test(file));
  const all: object[] = [];
  for (const file of files) {
    const parts = (await import(pathToFileURL(resolve(folder, file)).href)) as object;
    all.push(...(Object.values(parts) as object[]));
  }
  return Object.assign({}, ...all) as Partial<Record<string, Phrase>>;
}

/** A phrase with the names of what it is told in their places; what counts is told 5. */
function sayNames(phrase: Phrase | undefined, key: string, names: readonly string[]): string {
  if (typeof phrase !== 'function') return phrase ?? '';
  const values = names.map((name) => `{${name}}`);
  const asObject = Object.fromEntries(names.map((name, place) => [name, values[place]]));
  const isObject = phrase.length === 1 && names.length > 1;
  try {
    return phrase(...(isObject ? [asObject] : values));
  } catch {
    throw new Error(`The English of ${key} cannot be said with the names of what it is told.`);
  }
}

const cell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*').replaceAll('_', '\\_');
