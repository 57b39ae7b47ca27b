import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFormatted } from '../format-text.js';
import type { FeedShape } from './feed-shape.js';

/** What is to be made. */
export interface Wanted {
  tag: string;
  operation: string;
  shape: FeedShape;
}

const folder = new URL('templates/', import.meta.url).pathname;

/** `event-big-news` -> `EventBigNews` */
const pascal = (tag: string): string =>
  tag.replace(/(^|-)(\w)/g, (_, _hyphen, letter: string) => letter.toUpperCase());

/** `event-big-news` -> `Big news` */
export function titleOf(tag: string): string {
  const words = tag.split('-').slice(1).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What stands in the templates, and in their names, for the element. */
function valuesOf({ tag, operation, shape: { list, text, event } }: Wanted) {
  const entry = `{ ${text}: words }`;
  return {
    __tag__: tag,
    __Class__: pascal(tag),
    __Title__: titleOf(tag),
    __operation__: operation,
    __event__: event,
    __text__: text,
    __entries__: list ? `data.${list}` : '[data]',
    __answer__: list ? `{ ${list}: [${entry}] }` : entry,
    __nothing__: list ? `{ ${list}: [] }` : '{}',
  };
}

function fill(template: string, wanted: Wanted): string {
  return Object.entries(valuesOf(wanted)).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    template,
  );
}

/** Fills every template; answers the files. */
export async function writeFromTemplates(wanted: Wanted): Promise<string[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files: string[] = [];
  for (const name of names.filter((one) => one.endsWith('.template')).sort()) {
    const file = fill(name.replace(/\.template$/, ''), wanted);
    await writeFormatted(file, fill(readFileSync(join(folder, name), 'utf8'), wanted));
    files.push(file);
  }
  return files;
}
