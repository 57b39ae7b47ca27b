import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Packs what is in dist/ already: building it anew would take it from under other tests. What `PACKED`
 * names is taken as it is, so that a release tests the very file that it publishes.
 * @returns the path of the package
 */
export function packedInto(folder: string): string {
  if (process.env.PACKED) return resolve(process.env.PACKED);
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  return join(folder, execFileSync('npm', args, { encoding: 'utf8' }).trim());
}

/** Makes a project that has the package installed, and others beside it (`vite@8.3.8`). */
export function makeProject(folder: string, packages: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const quietly = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...quietly, ...packages], { cwd: folder, stdio: 'pipe' });
}
