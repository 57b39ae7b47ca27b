import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { modulesIn } from '../snippet/modules.js';
import { loaderAbove } from '../snippet/one-address.js';
import type { PackedRelease } from '../snippet/wish.js';
import { listed, writeFileList } from './integrity.js';

const versionOfPackage = (): string =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;

/** What snippets say of this version: its number, and the hash of the script that has been built. */
export const packedRelease = (): PackedRelease => ({
  version: versionOfPackage(),
  integrity: listed(readFileSync('dist/bandstand.js')).integrity,
});

/** Of what stands in dist/, for the package, and for the snippet builder as a script: its policy fetches nothing. */
export function writeIntegrity(): void {
  const { files } = writeFileList(versionOfPackage(), 'dist');
  const script = `export default ${JSON.stringify(modulesIn(files))};\n`;
  writeFileSync('dist/builder-modules.js', script);
}

/** For a host with one address for all versions: what stands there beside the folder of this one. */
export function writeLoaderAbove(): void {
  mkdirSync('dist/above', { recursive: true });
  const loader = loaderAbove(readFileSync('dist/bandstand.js', 'utf8'), versionOfPackage());
  for (const name of ['bandstand.js', 'bandstand.min.js'])
    writeFileSync(`dist/above/${name}`, loader);
}
