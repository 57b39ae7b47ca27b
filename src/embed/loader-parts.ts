/** The parts of the loader that only some pages need, in one file, loaded with the first of them. */
export { place } from './content.js';
export { explainSecondTag } from './organiser-words.js';
export { startEmulator } from './start-emulator.js';
