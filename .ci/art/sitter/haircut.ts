import { disc, line, oval, path } from '../print/svg.js';
import type { Hand } from './hand.js';

/** A haircut: what falls behind the shoulders, and what frames the face. */
export interface Cut {
  back: (hand: Hand) => string;
  front: (hand: Hand) => string;
}

export const nothing = () => '';
export const fill = (d: string) => (hand: Hand) => path(d, hand.hair);
export const lined =
  (d: string, strands: string, width = 3) =>
  (hand: Hand) =>
    path(d, hand.hair) + (hand.ghost ? '' : line(strands, hand.hairLine, width));

export const plait = (s: number, h: Hand) =>
  [0, 1, 2, 3, 4]
    .map((i) => oval(s * (66 + (i % 2) * 3), 34 + i * 26, 17 - i, 17, h.hair))
    .join('') +
  line(
    [0, 1, 2, 3].map((i) => `M${s * 54} ${38 + i * 26}l${s * 14} 12l${s * 12}-12`).join(''),
    h.hairLine,
    3,
  ) +
  disc(s * 67, 154, 9, h.wear) +
  path(`M${s * 60} 160h${s * 16}l${s * 6} 24h${s * -26}Z`, h.hair);
