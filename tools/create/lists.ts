import { readFileSync } from 'node:fs';
import { routes, type EndpointName } from '../../src/contract/routes.js';
import { writeFormatted } from '../format-text.js';
import { titleOf, type Wanted } from './templates.js';

/** Each adds the element to a list of the repository, and answers the file. */

/** What builds, the script tag and the manifest read. */
export async function addToElements({ tag, operation }: Wanted): Promise<string> {
  const file = 'components/elements.ts';
  const lines = readFileSync(file, 'utf8').split('\n');
  const first = lines.findIndex((line) => line.startsWith('export const elements'));
  const end = lines.findIndex((line, index) => index > first && line.startsWith('}'));
  const entries = [...lines.slice(first + 1, end), `  '${tag}': '${operation}',`].sort();
  lines.splice(first + 1, end - first - 1, ...entries);
  await writeFormatted(file, lines.join('\n'));
  return file;
}

/** Throws if the list has no such place: the command must not report a row that is missing. */
function insertBefore(text: string, place: string, row: string): string {
  if (!text.includes(place)) throw new Error(`There is no ${JSON.stringify(place)} to add to.`);
  return text.replace(place, () => row + place);
}

/** What the snippet says until the element is there. */
export async function addToTitles({ tag }: Wanted): Promise<string> {
  const file = 'tools/snippet/titles.ts';
  const row = `  '${tag}': '${titleOf(tag)}',`;
  await writeFormatted(file, insertBefore(readFileSync(file, 'utf8'), '\n};', `\n${row}`));
  return file;
}

/** The table of parts, in the order of their names; every element has the others. */
export async function addToTheming({ tag }: Wanted): Promise<string> {
  const file = 'docs/theming.md';
  const lines = readFileSync(file, 'utf8').split('\n');
  const row = `| [\`<${tag}>\`](../components/${tag}/README.md) | \`title\` \`entries\` \`entry\` |`;
  const isRow = (line: string) => /^\| \[`<[a-z-]+>`\]\(\.\.\/components\//.test(line);
  const after = lines.findLastIndex((line) => isRow(line) && line < row);
  lines.splice(after + 1, 0, row);
  await writeFormatted(file, lines.join('\n'));
  return file;
}

/** What a visitor downloads for it where a line-up is on the page already. */
export async function addToBudgets({ tag }: Wanted): Promise<string> {
  const file = 'bench/budgets.json';
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as object[];
  const name = `${titleOf(tag)} beside a line-up`;
  const row = { name, parts: [`${tag}.js`], without: ['event-lineup.js'], gate: 6500, goal: 5000 };
  await writeFormatted(file, JSON.stringify([...budgets, row]));
  return file;
}

/** The table of widgets, for organisers. */
export async function addToReadme({ tag }: Wanted): Promise<string> {
  const file = 'README.md';
  const lines = readFileSync(file, 'utf8').split('\n');
  const last = lines.findLastIndex((line) => /^\|.*\| \[`<[a-z-]+>`\]\(components\//.test(line));
  const page = `components/${tag}/README.md`;
  const row = `| | [\`<${tag}>\`](${page}) | ${titleOf(tag).toLowerCase()} |`;
  lines.splice(last + 1, 0, row);
  await writeFormatted(file, lines.join('\n'));
  return file;
}

/** The page tests of what holds for every element; what it shows may need a better sign. */
export async function addToWidgets({ tag, operation, shape: { event } }: Wanted): Promise<string> {
  const file = 'test/embed/widgets.ts';
  const feed = routes[operation as EndpointName].path.replace('{slug}', event);
  const row = `{
    tag: '${tag}',
    settings: '${event === 'meadowlark-2027' ? '' : `event="${event}"`}',
    feed: '${feed}',
    shows: (page) => within(page, '${tag}').getByRole('listitem').first(),
  }`;
  await writeFormatted(file, insertBefore(readFileSync(file, 'utf8'), '\n];', `\n${row},`));
  return file;
}
