import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles } from '../build/page-files.js';

export interface Listed {
  readonly bytes: number;
  /** As an `integrity` attribute takes it. */
  readonly integrity: string;
}

/**
 * Writes the files that a page loads into a folder of the version, as docs/hosting.md wants them on a
 * host, and beside them integrity.json: their sizes and hashes.
 */
export function writeVersion(version: string, to: string, dist = 'dist'): Record<string, Listed> {
  const folder = join(to, version);
  mkdirSync(folder, { recursive: true });
  for (const name of pageFiles(dist))
    cpSync(join(dist, name), join(folder, name), { recursive: true });
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = Object.fromEntries(
    names
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name, listed(readFileSync(join(folder, name)))]),
  );
  writeFileSync(join(to, 'integrity.json'), `${JSON.stringify({ version, files }, null, 2)}\n`);
  return files;
}

export const listed = (content: Buffer): Listed => ({
  bytes: content.length,
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
});
