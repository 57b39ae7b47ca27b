import type { StatePhrases } from './phrases.js';

/** Of dates, dialogs and links. */
export const details = {
  updated: (date) => `Updated ${date}`,
  close: 'Close',
  opensInNewTab: '(opens in new tab)',
} satisfies Partial<StatePhrases>;
