import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileList, Listed } from '../snippet/modules.js';
import { pageFiles } from './page-files.js';

/** Writes integrity.json: the sizes and hashes of what a page may load out of `folder`. */
export function writeFileList(version: string, folder: string, to = folder): FileList {
  const names = pageFiles(folder).flatMap((name) => filesAt(folder, name));
  const files = Object.fromEntries(
    names.sort().map((name) => [name, listed(readFileSync(join(folder, name)))]),
  );
  const list = { version, files };
  writeFileSync(join(to, 'integrity.json'), `${JSON.stringify(list, null, 2)}\n`);
  return list;
}

const filesAt = (folder: string, name: string): string[] =>
  statSync(join(folder, name)).isDirectory()
    ? readdirSync(join(folder, name)).flatMap((inside) => filesAt(folder, `${name}/${inside}`))
    : [name];

export const listed = (content: Buffer): Listed => ({
  bytes: content.length,
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
});
