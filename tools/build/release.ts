import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Release } from '../snippet/wish.js';

/** What snippets say of this version: its number, and the hash of the script that has been built. */
export function release(): Release {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const hash = createHash('sha384').update(readFileSync('dist/bandstand.js')).digest('base64');
  return { version, integrity: `sha384-${hash}` };
}
