import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { pageFiles } from '../build/page-files.js';
import { version } from '../cli/package-files.js';
import type { Manifest } from '../manifest/public-manifest.js';
import { writeOfflineFiles } from './offline-files.js';
import { editorElements } from '../manifest/editor-elements.js';

/**
 * `npm run wordpress`: writes the plugin and bandstand.zip of it to dist-wordpress/, with a copy of
 * the widgets. `npm run build` has to have run: the manifest says which blocks there are.
 */
const source = 'integrations/wordpress';
const target = 'dist-wordpress/bandstand';
const manifest = 'dist/custom-elements.json';
/** The garments of the made-up festival weigh too much. */
const heavy = 'demo/merch';

if (!existsSync(manifest)) {
  console.error(`There is no ${manifest}. Run npm run build first.`);
  process.exit(1);
}
rmSync('dist-wordpress', { recursive: true, force: true });
mkdirSync(target, { recursive: true });
cpSync(source, target, { recursive: true });
cpSync('LICENSE', join(target, 'LICENSE'));
for (const name of pageFiles())
  cpSync(join('dist', name), join(target, 'widgets', name), {
    recursive: true,
    filter: (from) => !from.includes(heavy),
  });
const elements = editorElements(JSON.parse(readFileSync(manifest, 'utf8')) as Manifest).map(
  ({ tag, widget, about, attributes }) => ({
    tag,
    widget,
    about,
    attributes: attributes.map(({ name, type, choices }) => ({ name, type, choices })),
  }),
);
requireWords();
writeOfflineFiles(
  target,
  elements.map(({ tag }) => tag),
);
writeFileSync(join(target, 'elements.json'), JSON.stringify({ version, elements }));
for (const name of [
  'bandstand.php',
  'readme.txt',
  'includes/blocks.php',
  'includes/settings-page.php',
])
  fillIn(join(target, name));
const zip = zipSync({ bandstand: filesBelow(target) }, { level: 9 });
writeFileSync('dist-wordpress/bandstand.zip', zip);
console.log(
  `dist-wordpress/bandstand.zip: ${(zip.length / 1e6).toFixed(1)} MB, version ${version}`,
);

/** The plugin has words of its own, in all its languages: a new attribute needs some. */
function requireWords(): void {
  const path = join(source, 'includes/words.php');
  const text = readFileSync(path, 'utf8');
  const needed = elements.flatMap(({ tag, attributes }) => [
    tag,
    ...attributes.flatMap(({ name, choices }) => [name, ...choices]),
  ]);
  const missing = [...new Set(needed)].filter((name) => !RegExp(`'${name}' +=>`).test(text));
  if (missing.length > 0) throw new Error(`${path} has no words for ${missing.join(', ')}`);
}

/** The version stands in one place, package.json. */
function fillIn(path: string): void {
  const text = readFileSync(path, 'utf8');
  if (!text.includes('{{version}}')) throw new Error(`${path} names no version`);
  writeFileSync(path, text.replaceAll('{{version}}', version));
}

function filesBelow(folder: string): Zippable {
  const entries = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    return [
      name,
      statSync(path).isDirectory() ? filesBelow(path) : new Uint8Array(readFileSync(path)),
    ] as const;
  });
  return Object.fromEntries(entries);
}
