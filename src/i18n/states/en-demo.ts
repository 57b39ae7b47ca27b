import type { StatePhrases } from './phrases.js';

/** What an element says of the data of the emulator. */
export const demo = {
  demo: 'Demo data',
  demoTitle: 'Made-up content for trying this out. Nothing here is real.',
} satisfies Partial<StatePhrases>;
