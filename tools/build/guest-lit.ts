import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { notSupported, patches, withShortNames, type Patch } from './lit-patches.js';

const own = /node_modules\/((?:lit|lit-html|lit-element|@lit\/[\w-]+)\/.*\.js)$/;

/**
 * Lit, as a guest on somebody else's page: it registers its version and its metadata on `window`,
 * where a widget may leave nothing. What it reads from there is handed to it instead, and what no
 * element of ours uses goes. A patch that does not fit exactly once fails the build, so that a new
 * version of Lit is noticed, and so does an element that uses what is gone; a page test counts the
 * globals.
 */
export const guestLit = (): Plugin => ({
  name: 'guest-lit',
  apply: 'build',
  buildStart() {
    for (const file of readdirSync('components', { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.ts')) checkUse(file, readFileSync(`components/${file}`, 'utf8'));
  },
  transform: {
    filter: { id: own },
    handler: (code, id) => ({
      code: withShortNames(patchLit(own.exec(id)?.[1] ?? '', code)),
      map: null,
    }),
  },
});

/** @throws where an element needs what is left out of Lit */
export function checkUse(file: string, code: string): void {
  const [used] = notSupported.exec(code) ?? [];
  if (used) throw new Error(`components/${file} uses “${used}”, which lit-patches.ts leaves out.`);
}

/** @param file as in `lit-html/lit-html.js` */
export const patchLit = (file: string, code: string): string =>
  (patches[file] ?? []).reduce(patched(file), code);

const patched =
  (file: string) =>
  (code: string, [find, put]: Patch): string => {
    const parts = code.split(find);
    if (parts.length !== 2) {
      throw new Error(`${file} has ${parts.length - 1} of what a patch finds once: ${find}`);
    }
    return parts.join(put);
  };
