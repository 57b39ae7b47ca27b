import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFormatted } from '../write-formatted.js';
import { groupsOf } from './groups-of.js';
import { drawPage } from './page.js';
import { readPhraseValues, type PhraseValues } from './phrase-values.js';

const code = 'src/i18n/known-words.ts';
const page = 'docs/words.md';

/** Both lists of all phrases, as they should be: that of the elements, and that for page authors. */
async function drawLists(): Promise<Map<string, string>> {
  const folders = readdirSync('src/i18n', { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  const groups = new Map(
    folders.map(({ name }) => [name, readPhraseValues(`src/i18n/${name}`)] as const).sort(),
  );
  const tags = readdirSync('components').filter((tag) => existsSync(`components/${tag}/${tag}.ts`));
  const spoken = new Map(tags.map((tag) => [tag, groupsOf(tag)]));
  return new Map([
    [code, drawCode(groups, spoken)],
    [page, await drawPage(groups, spoken)],
  ]);
}

/** Writes them; answers the files. */
export async function writeLists(): Promise<string[]> {
  const lists = await drawLists();
  for (const [file, text] of lists) await writeFormatted(file, text);
  return [...lists.keys()];
}

/** Those that are not as they should be. */
export async function findOutdatedLists(): Promise<string[]> {
  const squeezed = (text: string) => text.replace(/[\s,;'"`|-]+/g, '');
  return [...(await drawLists())]
    .filter(
      ([file, text]) =>
        !existsSync(file) || squeezed(readFileSync(file, 'utf8')) !== squeezed(text),
    )
    .map(([file]) => file);
}

const note = `/**
 * Written by \`npm run words -- --write\`: every phrase by its group, and which groups an element says.
 * A key stands there twice, as a phrase is called in the code, which the build makes shorter, and with a
 * dollar as a page calls it; the names of what it is told follow.
 */`;

function drawCode(groups: Map<string, PhraseValues>, spoken: Map<string, string[]>): string {
  const texts = [...groups].map(([name, values]) => `'${name}': \`\n${wrap(values).join('\n')}\``);
  const rows = [...spoken].map(([tag, names]) => `'${tag}': '${names.join(' ')}',`);
  return `${note}
export const groups: Readonly<Record<string, string>> = {${texts.join(',\n')}};

export const spoken: Readonly<Record<string, string>> = {${rows.join('\n')}};
`;
}

/** In lines that can be read. */
function wrap(values: PhraseValues): string[] {
  const lines = [''];
  for (const [key, names] of values) {
    const entry = [`${key}=$${key}`, ...names.map((name) => `$${name}`)].join(',');
    const last = lines.at(-1) ?? '';
    if (last && last.length + entry.length > 98) lines.push(entry);
    else lines[lines.length - 1] = last ? `${last} ${entry}` : entry;
  }
  return lines;
}
