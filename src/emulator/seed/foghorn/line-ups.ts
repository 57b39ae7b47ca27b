import type { LineUpSheet } from '../running-order.js';
import sheets from './line-ups.json' with { type: 'json' };

/** By the slug of the event; others are written where the event is. */
export const lineUps = sheets as Record<keyof typeof sheets, LineUpSheet>;
