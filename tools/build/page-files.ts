import { readdirSync } from 'node:fs';

/** Of the built files those that a page loads, and the licences of what is in them. */
const loaded =
  /^(bandstand(\.min)?|core|loader-parts|emulator|emulator-panel|(event|merch|organiser|ambassador)-[a-z-]+)\.js$|^chunks$|\.txt$|^demo$/;
const forReaders = new Set(['llms.txt']);

/** The names of files and folders in dist/ that a host of files needs. */
export const pageFiles = (dist = 'dist'): string[] =>
  readdirSync(dist).filter((name) => loaded.test(name) && !forReaders.has(name));
