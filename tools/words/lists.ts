import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '../../src/i18n/texts.js';
import { writeFormatted } from '../format-text.js';
import { groupsOf } from './groups-of.js';
import { drawPage } from './page.js';
import { groupsIn, languagesIn, placeholdersOf, readEnglish, type PhraseValues } from './read.js';
import { drawTables } from './tables.js';
import { drawTypes } from './types.js';

const folder = 'src/i18n';
const known = `${folder}/known-words.json`;
const notes = `${folder}/notes.json`;

/** What is written from the English phrases: types, and the lists for the elements and for authors. */
function drawLists(): Map<string, string> {
  const english = new Map(
    groupsIn(folder).map((group) => [group, readEnglish(join(folder, group))]),
  );
  const languages = languagesIn(folder);
  const before = readKnown();
  const groups = new Map(
    [...english].map(([name, texts]) => [name, valuesIn(texts, before[name] ?? {})]),
  );
  const tags = readdirSync('components').filter((tag) => existsSync(`components/${tag}/${tag}.ts`));
  const spoken = new Map(tags.map((tag) => [tag, groupsOf(tag)]));
  const about = JSON.parse(readFileSync(notes, 'utf8')) as Record<string, Record<string, string>>;
  return new Map([
    [known, drawKnown(groups, spoken)],
    ['docs/words.md', drawPage(groups, spoken, english)],
    ...drawTables(folder, [...groups.keys()], languages),
    ...[...groups].map(([name, values]) =>
      drawTypes(join(folder, name), values, about[name] ?? {}),
    ),
  ]);
}

/** What has been written before: the order in which a page's function is told values is a promise. */
function readKnown(): Record<string, Record<string, string>> {
  const list = JSON.parse(readFileSync(known, 'utf8')) as { groups: ReturnType<typeof readKnown> };
  return list.groups;
}

function valuesIn(texts: Texts, before: Record<string, string>): PhraseValues {
  const keys = new Set([...Object.keys(before), ...Object.keys(texts)]);
  const entries = [...keys].flatMap((key) => {
    const text = texts[key];
    if (text === undefined) return [];
    const written = before[key]?.split(' ').filter(Boolean) ?? [];
    return [[key, [...new Set([...written, ...placeholdersOf(text)])]] as const];
  });
  return new Map(entries);
}

function drawKnown(groups: Map<string, PhraseValues>, spoken: Map<string, string[]>): string {
  const byKey = (values: PhraseValues) =>
    Object.fromEntries([...values].map(([key, names]) => [key, names.join(' ')]));
  return JSON.stringify({
    groups: Object.fromEntries([...groups].map(([name, values]) => [name, byKey(values)])),
    spoken: Object.fromEntries(spoken),
  });
}

/** Writes those that are not as they should be; answers the files. */
export async function writeLists(): Promise<string[]> {
  const [lists, outdated] = [drawLists(), findOutdatedLists()];
  for (const file of outdated) await writeFormatted(file, lists.get(file) ?? '');
  return outdated;
}

/** Those that are not as they should be. */
export function findOutdatedLists(): string[] {
  const squeezed = (text: string) => text.replace(/[\s,;'"`|-]+/g, '');
  return [...drawLists()]
    .filter(
      ([file, text]) =>
        !existsSync(file) || squeezed(readFileSync(file, 'utf8')) !== squeezed(text),
    )
    .map(([file]) => file);
}
