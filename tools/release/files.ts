import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileList } from '../build/integrity.js';
import { pageFiles } from '../build/page-files.js';
import type { FileList } from '../snippet/modules.js';
import { loaderAbove } from '../snippet/one-address.js';

/**
 * Writes the files that a page loads into a folder of the version, as docs/hosting.md wants them on a
 * host, and beside it integrity.json and the script of pages that name no version.
 */
export function writeVersion(version: string, to: string, dist = 'dist'): FileList['files'] {
  const folder = join(to, version);
  mkdirSync(folder, { recursive: true });
  for (const name of pageFiles(dist))
    cpSync(join(dist, name), join(folder, name), { recursive: true });
  const loader = readFileSync(join(dist, 'bandstand.js'), 'utf8');
  for (const name of ['bandstand.js', 'bandstand.min.js'])
    writeFileSync(join(to, name), loaderAbove(loader, version));
  return writeFileList(version, folder, to).files;
}
