import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../manifest/public-manifest.js';
import { editorData } from './editor-data.js';
import { llmsText, type Guide } from './llms.js';
import { membersText } from './members.js';

/** Writes into dist/ what frameworks, editors and language models know the elements by. */
export function writeFrameworks(dist = 'dist'): void {
  const manifest = readJson(join(dist, 'custom-elements.json')) as Manifest;
  const types = join(dist, 'frameworks');
  mkdirSync(types, { recursive: true });
  cpSync('integrations/frameworks', types, { recursive: true });
  writeFileSync(join(types, 'members.d.ts'), membersText(manifest));
  for (const [name, data] of Object.entries(editorData(manifest)))
    writeFileSync(join(dist, name), `${JSON.stringify(data)}\n`);
  const { description } = readJson('package.json') as { description: string };
  writeFileSync(join(dist, 'llms.txt'), llmsText(manifest, { description, guides: guides() }));
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** By their headings. */
function guides(): Guide[] {
  const names = readdirSync('docs').filter((name) => name.endsWith('.md'));
  return names.map((name) => {
    const [heading = name] = readFileSync(join('docs', name), 'utf8').split('\n');
    return { path: `../docs/${name}`, title: heading.replace(/^#\s*/, '') };
  });
}
