import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imported = /(?:from|import\()\s*'(\.[^']+\.)(js|json)'/g;
const english = /^src\/i18n\/([\w-]+)\/en\/[\w-]+\.json$/;

/** The groups of phrases that an element says: those whose English any of its files imports. */
export function groupsOf(tag: string): string[] {
  const groups = new Set(['states']);
  const folder = `components/${tag}`;
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
  for (const file of files) {
    const [, group] = english.exec(file) ?? [];
    if (group) groups.add(group);
    else for (const one of importsOf(file)) files.add(one);
  }
  return [...groups];
}

/** Types are no words: what is imported for its types alone is left out. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/import type [^;]+;/g, '');
  return [...text.matchAll(imported)]
    .map(([, path = '', kind]) => join(dirname(file), path + (kind === 'js' ? 'ts' : kind)))
    .filter((path) => existsSync(path));
}
