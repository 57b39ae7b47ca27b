import { createEmulator, type Emulator } from './index.js';

export interface StartOptions {
  /** What follows `emulator:` in the address; empty for the plain demo world. */
  scenario: string;
  /** Of the page. */
  origin: string;
  /** Folder with the pictures, absolute. */
  assetsUrl: string;
}

/**
 * What the script tag loads for `data-base-url="emulator:"`. The clock runs.
 * @throws {Error} when there is no such scenario
 */
export function start(options: StartOptions): Promise<Pick<Emulator, 'fetch' | 'control'>> {
  return new Promise((resolve) => {
    const { fetch, control } = createEmulator({ ...options, elapsed: () => performance.now() });
    resolve({ fetch, control });
  });
}
