import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** What a built file of dist/ brings along, read from its own code. */

const statically = /(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]|\bawait \$__\("([^"]+)"\)/g;
const anyhow = /["'`](\.{1,2}\/[^"'`]+\.js)["'`]|\$__\("([^"]+)"\)/g;

function follow(
  file: string,
  imports: RegExp,
  found: Set<string>,
  stopAt: readonly string[] = [],
): Set<string> {
  if (found.has(file) || stopAt.some((name) => file.startsWith(`chunks/${name}-`))) return found;
  found.add(file);
  const code = readFileSync(join('dist', file), 'utf8');
  for (const [, path = '', names = ''] of code.matchAll(imports)) {
    // Of names of files in chunks/ the first imports the others: see tools/build/retried-parts.ts.
    const [name] = names.split(' ');
    const from = name ? `chunks/${name}.js` : normalize(join(dirname(file), path));
    follow(from, imports, found, stopAt);
  }
  return found;
}

/** A file and all it imports statically: what a visitor waits for. */
export const closure = (file: string): Set<string> => follow(file, statically, new Set());

/** A file and all it may ever import, lazily too, but for what lies behind these chunks. */
export const reach = (file: string, stopAt: readonly string[] = []): Set<string> =>
  follow(file, anyhow, new Set(), stopAt);
