import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, sha256Of, translatedLanguages } from '../cli/offline/our-files.js';

/** As most optimisers leave it alone. */
const script = 'bandstand.min.js';

/** What the plugin serves as a worker, and a list of which files of the widgets each part needs. */
export function writeOfflineFiles(target: string, tags: readonly string[]): void {
  const folder = join(target, 'offline');
  mkdirSync(folder, { recursive: true });
  cpSync('dist/cli/offline-worker.js', join(folder, 'worker.js'));
  const needed = {
    script: [script, ...filesBelow(['core.js', 'loader-parts.js'])],
    emulator: filesBelow(['emulator.js']),
    ...Object.fromEntries(tags.map((tag) => [tag, filesBelow([`${tag}.js`])])),
  };
  const names = [...new Set(Object.values(needed).flat())].sort();
  const places = new Map(names.map((name, place) => [name, place]));
  const list = {
    languages: translatedLanguages(),
    files: names.map((name) => [name, hashOfFile(name)]),
    parts: Object.fromEntries(
      Object.entries(needed).map(([part, files]) => [part, files.map((name) => places.get(name))]),
    ),
  };
  writeFileSync(join(folder, 'files.json'), JSON.stringify(list));
}

/** Chunks of another build have another folder. */
const hashOfFile = (name: string): string =>
  name.startsWith('chunks/') ? '' : sha256Of(readFileSync(join('dist', name)));
