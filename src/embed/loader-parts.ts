/**
 * The parts of the loader that only some pages need, in one file, loaded with the first of them. Their
 * names here are short, as the loader is on every page.
 */
export { place } from './content.js';
export { explainSecondTag as explain } from './organiser-words.js';
export { startEmulator as emulator } from './start-emulator.js';
