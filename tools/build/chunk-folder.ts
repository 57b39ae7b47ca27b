import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sourcesOfBuild = ['src', 'components', 'tools/build', 'package-lock.json', 'vite.config.ts'];

/**
 * The folder of a build's chunks: `chunks/1a2b3c4`. It changes with every source, so browsers may keep
 * chunks forever, and an open page never loads a part of another build. Why not a hash in each name:
 * docs/decisions/0011.
 */
export const chunkFolder = (sources = sourcesOfBuild): string =>
  `chunks/${hashOf(sources).slice(0, 7)}`;

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesAt)) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest('hex');
}

const filesAt = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesAt(join(path, name)))
    : [path];
