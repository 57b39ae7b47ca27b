import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatText } from '../format-text.js';
import { buildDocument } from './build.js';
import { pageOf } from './page/page.js';

/** A file that is committed, and what should stand in it. */
export interface Generated {
  path: string;
  text: string;
}

const documentPath = 'docs/openapi.json';
const pagePath = 'docs/api.html';
const root = new URL('../../', import.meta.url);
const fileAt = (path: string) => fileURLToPath(new URL(path, root));

/** Everything that is written for readers of the interface, from the contract as it is now. */
export async function generate(): Promise<Generated[]> {
  const document = await buildDocument();
  return [
    { path: documentPath, text: await formatText(documentPath, JSON.stringify(document)) },
    { path: pagePath, text: `${pageOf(document).trim()}\n` },
  ];
}

export function write(files: readonly Generated[]): void {
  for (const { path, text } of files) writeFileSync(fileAt(path), text);
}

/** The files that do not say what they should. */
export const outOfDate = (files: readonly Generated[]): string[] =>
  files
    .filter(
      ({ path, text }) => !existsSync(fileAt(path)) || readFileSync(fileAt(path), 'utf8') !== text,
    )
    .map(({ path }) => path);
