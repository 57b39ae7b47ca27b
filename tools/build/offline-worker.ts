import { cpSync } from 'node:fs';
import { build } from 'esbuild';

/** What `npx bandstand offline` writes for the root of a site: the worker, and icons. */
export async function buildOfflineWorker(): Promise<void> {
  await build({
    entryPoints: ['src/offline/worker/worker.ts'],
    outfile: 'dist/cli/offline-worker.js',
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'bandstandOffline',
    target: 'es2022',
    logLevel: 'warning',
  });
  cpSync('tools/cli/offline/icons', 'dist/cli', { recursive: true });
}
