import { path } from '../print/svg.js';
import type { Hand } from './hand.js';

/** Draws one garment; `dark` is its colour on the side away from the light. */
export type Garment = (hand: Hand, dark: string) => string;

export const shoulders =
  'M-190 320C-186 220-172 172-128 152C-96 138-66 130-42 114Q0 150 42 114C66 130 96 138 128 152C172 172 186 220 190 320Z';
export const sleeves = 'M-124 320C-120 270-124 230-132 206M124 320C120 270 124 230 132 206';

export const base = (hand: Hand, ...inside: string[]) =>
  path(shoulders, hand.top) + hand.sheet.clip(shoulders, ...inside);
export const away = 'M-200 100L-60 118C-110 180-120 260-110 330L-210 330Z';
export const shaded = (dark: string) => path(away, dark, 'fill-opacity=".55"');

export const skinV = (h: Hand) =>
  path('M-42 104L0 186L42 104Z', h.skin) + path('M-42 104L0 186L-6 140Z', h.shade);
