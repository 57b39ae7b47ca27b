import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServerFiles } from '../../src/emulator/node/server-files.js';
import type { FileList } from '../snippet/modules.js';

/** Two folders up both from here and from where the build puts it, `dist/cli`. */
const root = new URL('../../', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, root), 'utf8');

export const { version } = JSON.parse(read('package.json')) as { version: string };

/** A file of this version, such as `dist/bandstand.js`. */
export const packedFile = (path: string): Buffer => readFileSync(new URL(path, root));

/** The script tag of this version. */
export const loaderFile = (): Buffer => packedFile('dist/bandstand.js');

/** The sizes and hashes of what a page may load of this version. */
export const fileList = (): FileList => JSON.parse(read('dist/integrity.json')) as FileList;

export const packagedFiles: ServerFiles = {
  pictures: fileURLToPath(new URL('dist/demo', root)),
  panelScript: () => Promise.resolve(read('dist/cli/emulator-panel.js')),
};
