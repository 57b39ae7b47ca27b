import { over } from '../print/inks.js';
import { group, path } from '../print/svg.js';
import type { Hand } from './hand.js';
import { neck } from './head.js';
import type { Sitter } from './sitter.js';
import { dressedUp } from './tops-dressed-up.js';
import { everyday } from './tops-everyday.js';

const tops = { ...everyday, ...dressedUp };
export type Top = keyof typeof tops;

export function bust(sitter: Sitter, hand: Hand): string {
  const wide = sitter.build ?? 1;
  const throat = neck(sitter);
  const shadow =
    sitter.view === 'side'
      ? 'M-60 20L34 70L40 84C10 92-20 82-34 62L-60 130Z'
      : 'M-40 40H40V84C20 100-6 104-24 84L-40 128Z';
  const collarOver = ['polo neck', 'frill', 'cape', 'hood'].includes(sitter.top);
  const throatDrawn = path(throat, hand.skin) + hand.sheet.clip(throat, path(shadow, hand.shade));
  const clothes = group(
    wide === 1 ? 'translate(0 0)' : `scale(${wide} 1)`,
    tops[sitter.top](hand, over(hand.top, hand.inks.key, 0.6)),
  );
  return collarOver
    ? throatDrawn + clothes
    : sitter.top === 'straps'
      ? clothes + throatDrawn
      : throatDrawn + clothes;
}
