import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { writeFrameworks } from '../frameworks/write.js';
import { buildCommandLine } from './command-line.js';
import { buildGrapesPlugin } from './grapesjs.js';
import { notices } from './notices.js';
import { buildOfflineWorker } from './offline-worker.js';
import { writeIntegrity, writeLoaderAbove } from './release.js';

/**
 * Writes dist/: the script tag, its chunks, the emulator, npm entries, command line, types and pictures,
 * the hashes of what pages load, and what editors read. `--site`: only what the demo site loads.
 */
const isForSite = process.argv.includes('--site');

await buildSite();
if (!isForSite) {
  await buildPackage();
  await describeElements();
}

async function buildSite(): Promise<void> {
  for (const mode of ['widgets', 'emulator', 'panel', 'loader', 'builder'])
    await build({ mode, logLevel: 'warn' });
  cpSync('public/demo', 'dist/demo', { recursive: true });
  cpSync('dist/bandstand.js', 'dist/bandstand.min.js'); // optimisers leave files of this name as they are
  writeFileSync('dist/THIRD-PARTY-NOTICES.txt', notices());
  writeIntegrity();
  writeLoaderAbove();
  await buildOfflineWorker();
  rmSync('dist/types', { recursive: true, force: true }); // none is better than those of other sources
}

async function buildPackage(): Promise<void> {
  await build({ mode: 'npm', logLevel: 'warn' });
  writeFileSync('dist/THIRD-PARTY-NOTICES.txt', notices(await buildCommandLine()));
  writeIntegrity(); // the licences are among what pages load
}

async function describeElements(): Promise<void> {
  // `npm run lint` judges the sources; here they are only written down.
  const types = ['-p', 'tools/build/tsconfig.types.json', '--noCheck'];
  execFileSync('npx', ['tsc', ...types], { stdio: 'inherit' });
  execFileSync('npm', ['run', '--silent', 'manifest'], { stdio: 'inherit' });
  writeFrameworks();
  await buildGrapesPlugin();
}
