import { readFileSync, writeFileSync } from 'node:fs';
import { formatText } from '../tools/format-text.js';
import { drawTable, type Table } from './statistics.js';

const file = 'docs/performance.md';

/** Puts each table between its markers: `<!-- bench:presses -->` … `<!-- /bench:presses -->`. */
export async function writeTables(tables: readonly Table[]): Promise<void> {
  const before = readFileSync(file, 'utf8');
  const after = tables.reduce(putTable, before);
  writeFileSync(file, await formatText(file, after));
}

export function putTable(text: string, table: Table): string {
  const [from, to] = [`<!-- bench:${table.name} -->`, `<!-- /bench:${table.name} -->`];
  const [start, end] = [text.indexOf(from), text.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`${file} has no place for ${table.name}: ${from}`);
  return `${text.slice(0, start + from.length)}\n\n${drawTable(table)}\n\n${text.slice(end)}`;
}
