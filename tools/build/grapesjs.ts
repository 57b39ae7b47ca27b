import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { editorElements } from '../manifest/editor-elements.js';
import type { Manifest } from '../manifest/public-manifest.js';

/** Writes dist/npm/grapesjs.js, with what dist/custom-elements.json says of the elements. */
export async function buildGrapesPlugin(outdir = 'dist/npm'): Promise<void> {
  const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as Manifest;
  await build({
    entryPoints: { grapesjs: 'integrations/grapesjs/index.ts' },
    outdir,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    define: { editorElements: JSON.stringify(editorElements(manifest)) },
    logLevel: 'warning',
  });
}
