import type { Hand } from './hand.js';

/** An instrument in up to three layers. */
export interface Instrument {
  behind?: (h: Hand) => string;
  /** Moves with the head: what touches the mouth. */
  head?: (h: Hand) => string;
  before?: (h: Hand) => string;
}
