import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { UsageError } from '../command.js';

/** A page as a file. */
export interface PageFile {
  readonly path: string;
  /** In the folder of `--out`. */
  readonly name: string;
  readonly html: string;
}

/**
 * The pages by these names; a folder stands for all in it, and keeps its shape in `--out`.
 * @throws {UsageError} where there is nothing to read
 */
export function readPages(names: readonly string[]): PageFile[] {
  const paths = names.flatMap((name) =>
    isFolder(name) ? pagesIn(name) : [{ path: name, name: basename(name) }],
  );
  if (paths.length === 0) throw new UsageError(`There is no .html file in ${names.join(', ')}.`);
  return paths.map((one) => ({ ...one, html: textOf(one.path) }));
}

function isFolder(name: string): boolean {
  const found = statSync(name, { throwIfNoEntry: false });
  if (!found) throw new UsageError(`There is no file ${name}.`);
  return found.isDirectory();
}

function pagesIn(folder: string): { path: string; name: string }[] {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return inside
    .filter((name) => /\.html?$/i.test(name) && !name.split(sep).includes('node_modules'))
    .map((name) => ({ path: join(folder, name), name }));
}

/** Byte by byte: what is not UTF-8 would be spoilt by writing it again. */
function textOf(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch (error) {
    const why = error instanceof TypeError ? 'is not UTF-8: save it as UTF-8' : 'cannot be read';
    throw new UsageError(`${path} ${why}.`);
  }
}

export function writePage(path: string, html: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html);
}
