import type { LineupPhrases } from './phrases.js';

/** What a line-up needs for its first paint. */
export const lineup = {
  lineup: 'Line-up',
  emptyLineup: 'The line-up is still under wraps.',
  emptyLineupHint: 'The first names will appear here.',
  toBeAnnounced: 'To be announced',
  headliners: 'Headliners',
  b2b: 'b2b',
  backToBack: 'back to back with',
  days: 'Days',
} satisfies Partial<LineupPhrases>;
