import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { elements } from '../../components/elements.js';

/** Writes dist/custom-elements.json, and fails when an element is not described in it. */
execFileSync(
  'npx',
  ['cem', 'analyze', '--quiet', '--config', 'tools/manifest/manifest.config.mjs'],
  {
    stdio: 'inherit',
  },
);

interface Manifest {
  modules: { declarations?: { tagName?: string; description?: string }[] }[];
}
const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as Manifest;
const described = manifest.modules
  .flatMap((module) => module.declarations ?? [])
  .filter((declaration) => declaration.description)
  .map((declaration) => declaration.tagName);
const missing = Object.keys(elements).filter((tag) => !described.includes(tag));
if (missing.length > 0) {
  console.error(`No description or no @tag in the manifest for: ${missing.join(', ')}`);
  process.exit(1);
}
