import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { elements } from '../../components/elements.js';
import { publicManifest, type Manifest } from './public-manifest.js';

/** Writes dist/custom-elements.json, and fails when an element is not described in it. */
const path = 'dist/custom-elements.json';
execFileSync(
  'npx',
  ['cem', 'analyze', '--quiet', '--config', 'tools/manifest/manifest.config.mjs'],
  { stdio: 'inherit' },
);
const tags = Object.keys(elements);
const manifest = publicManifest(JSON.parse(readFileSync(path, 'utf8')) as Manifest, tags);
writeFileSync(path, `${JSON.stringify(manifest)}\n`);

const described = manifest.modules
  .flatMap((module) => module.declarations ?? [])
  .filter((declaration) => declaration.description)
  .map((declaration) => declaration.tagName);
const missing = tags.filter((tag) => !described.includes(tag));
if (missing.length > 0)
  fail(`No description or no @tag in the manifest for: ${missing.join(', ')}`);
// Editors read it whole at every start, and it is most of what the package weighs beside the code.
const mostBytes = 150_000;
const { size } = statSync(path);
if (size > mostBytes) fail(`${path} has ${size} bytes, more than ${mostBytes}`);

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
