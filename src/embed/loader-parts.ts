/** What the loader needs on some pages only; one file, fetched when the first of them is needed. */
export { place } from './content.js';
export { explainSecondTag } from './organiser-words.js';
export { startEmulator } from './start-emulator.js';
