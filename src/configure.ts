import { pageRecord, type PageSettings, type Theme } from './embed/page.js';
import { runEmulator } from './embed/start-emulator.js';
import type { OwnWords } from './i18n/own-words.js';
import type { AllPhrases } from './i18n/phrases.js';

export interface Configuration extends PageSettings {
  /**
   * Address of the service. `emulator:`, or `emulator:` with the name of a scenario, loads the
   * bundled service and runs it in the page.
   */
  baseUrl?: string | undefined;
  theme?: Theme | undefined;
  /** Words in place of those of the widgets, by the keys of docs/words.md. */
  strings?: OwnWords<AllPhrases> | undefined;
  /** Answers the requests of all widgets instead of the network. */
  fetch?: typeof fetch | undefined;
  /** Folder with the pictures of the emulator, a copy of `dist/demo`; else `demo/` beside the page. */
  demoPictures?: string | undefined;
}

/**
 * Sets the page's settings where there is no script tag. Later values win; absent ones stay. On a
 * server it does nothing.
 */
export function configure({ fetch, demoPictures = 'demo/', ...settings }: Configuration): void {
  if (typeof document === 'undefined') return;
  const record = pageRecord();
  Object.assign(record.settings, settings);
  if (fetch) record.fetch = Promise.resolve(fetch);
  const { baseUrl } = settings;
  if (!baseUrl?.startsWith('emulator:')) return;
  const pictures = new URL(demoPictures, document.baseURI).href;
  record.fetch = runEmulator(baseUrl, import('./emulator/start.js'), pictures);
  record.fetch.catch((error: unknown) => console.error('Bandstand has no emulator:', error));
}
