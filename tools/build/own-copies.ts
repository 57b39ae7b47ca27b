import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Of which every element has a copy in its own files. As a file of its own each would be one request
 * more for some hundred bytes, and weigh twice what it weighs beside the code that uses it.
 */
const ofEveryElement =
  /\/(src\/(format\/(country|money|timestamps|wall-times)|html\/leaving)|components\/internal\/(focus-text|ignore-composing-keys|keep-letters-from-page|kept-plan|styles\/boxes\.styles))\.ts$|\/src\/i18n\/(states\/en\/details|fields\/en\/first)\.json$/;

/** What one element has a copy of besides. */
const ofOneElement: Record<string, readonly RegExp[]> = {
  'event-tickets': [
    // What forms need once they are filled in, in the file that needs it.
    /\/(components\/internal\/(form\/(address-hints|error-summary|form-errors\.styles|validation)|press)|src\/forms\/address)\.ts$/,
    // By which the receipt reads a line-up: the file of the line-up would define that element.
    /\/src\/lineup\/(agenda|clock|covers|first-of-plan|late-sets|now|schedule|slots)\.ts$/,
  ],
};

const element = /\/components\/(\w+-[\w-]+)\//;
const copy = /\/own\.([\w-]+)\.([\w.-]+)$/;

/** Whose copy an importer of this file is to have, if any. */
export function ownerOf(file: string, importer: string): string | undefined {
  const owner = copy.exec(importer)?.[1] ?? element.exec(importer)?.[1];
  const isOwned = [ofEveryElement, ...(ofOneElement[owner ?? ''] ?? [])].some((one) =>
    one.test(file),
  );
  return isOwned ? owner : undefined;
}

/** `…/format/own.event-card.money.ts`: beside the original, so that what it imports is found. */
const copyOf = (file: string, owner: string): string =>
  posix.join(posix.dirname(file), `own.${owner}.${posix.basename(file)}`);

/**
 * Gives elements copies of small modules instead of files that they share. Only of what remembers
 * nothing: a copy would not know what the other one knows.
 */
export const ownCopies = (): Plugin => ({
  name: 'own-copies',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !source.startsWith('.')) return undefined;
    const original = importer.replace(copy, '/$2');
    const found = await this.resolve(source, original, { ...options, skipSelf: true });
    const owner = found && ownerOf(found.id, importer);
    return owner ? { ...found, id: copyOf(found.id, owner) } : undefined;
  },
  load: {
    filter: { id: copy },
    handler: (id) => readFileSync(id.replace(copy, '/$2'), 'utf8'),
  },
});
