import { type Emulator, emulatorOf, type EmulatorOptions } from './emulator.js';
import { seedWorld } from './seed/seed.js';

export type { Emulator, EmulatorOptions } from './emulator.js';
export type { AsyncControl, Control } from './control/control.js';
export { keepInPage } from './store/keep-in-page.js';
export type { Keep } from './store/store.js';

/** The whole service on its demo world, in a page, in Node or in a test. */
export function createEmulator(options: EmulatorOptions = {}): Emulator {
  return emulatorOf(seedWorld, options);
}
