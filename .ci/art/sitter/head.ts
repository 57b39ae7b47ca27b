import { group, line, oval, path } from '../print/svg.js';
import type { Hand } from './hand.js';
import type { Sitter, View } from './sitter.js';

/** Where the features go. The head is about 112 wide and 164 high around the point 0,0. */
export interface Anchors {
  eyes: { x: number; y: number; width: number }[];
  mouth: { x: number; y: number; width: number };
  ear: { x: number; y: number };
  cheeks: { x: number; y: number }[];
}

export const anchors: Record<View, Anchors> = {
  front: {
    eyes: [
      { x: -25, y: -8, width: 1 },
      { x: 25, y: -8, width: 1 },
    ],
    mouth: { x: 0, y: 48, width: 1 },
    ear: { x: -58, y: 4 },
    cheeks: [
      { x: -33, y: 24 },
      { x: 33, y: 24 },
    ],
  },
  turned: {
    eyes: [
      { x: -10, y: -8, width: 1 },
      { x: 33, y: -9, width: 0.74 },
    ],
    mouth: { x: 14, y: 47, width: 0.88 },
    ear: { x: -52, y: 6 },
    cheeks: [{ x: -16, y: 25 }],
  },
  side: {
    eyes: [{ x: 34, y: -9, width: 0.72 }],
    mouth: { x: 50, y: 44, width: 0.6 },
    ear: { x: -16, y: 2 },
    cheeks: [{ x: 20, y: 24 }],
  },
};

const outline: Record<View, (w: number, jaw: number) => string> = {
  front: (w, j) =>
    `M0-82C${36 * w}-82 ${58 * w}-60 ${57 * w}-18C${57 * w} 14 ${52 * w} 40 ${38 * j} 62` +
    `C${28 * j} 77 ${14 * j} 84 0 84C${-14 * j} 84 ${-28 * j} 77 ${-38 * j} 62` +
    `C${-52 * w} 40 ${-57 * w} 14 ${-57 * w}-18C${-58 * w}-60 ${-36 * w}-82 0-82Z`,
  turned: (w, j) =>
    `M0-82C34-82 56-62 55-36C55-26 50-20 51-10C55 4 55 18 50 32C46 56 ${36 * j} 78 ${18 * j} 84` +
    `C-2 88 ${-26 * j} 74 ${-38 * j} 52C${-48 * w} 34 ${-58 * w} 10 ${-59 * w}-18C${-60 * w}-58 -36-82 0-82Z`,
  side: (_w, j) =>
    `M-8-82C28-84 52-66 55-40C56-30 53-22 53-15C58-2 70 10 73 18C74 23 69 26 61 27C58 29 59 33 61 36` +
    `C66 39 66 43 59 45C65 47 64 53 58 55C54 58 57 62 58 67C59 78 48 ${84 * j} 36 ${84 * j}` +
    `C16 ${83 * j} -4 76 -18 58L-40 52C-56 40 -68 16 -68-14C-68-54 -44-80 -8-82Z`,
};

/** The side away from the light, cut along the nose as a poster would. */
const shadow: Record<View, string> = {
  front:
    'M70-90L14-90C10-60 10-34 12-18C14-4 19 12 22 20C22 27 14 30 4 31C6 36 9 40 8 48C4 56 8 64 10 92L80 92Z',
  turned: 'M-70-90L-70 100L24 100C-6 84 -24 62 -32 38C-38 20 -36 2 -42-14C-46-40 -38-66 -20-90Z',
  side: 'M-80-90L-20-90C-10-60 -16-20 -4 14C4 40 22 58 44 66C54 72 56 76 52 92L-80 92Z',
};

export const neck = (sitter: Sitter) =>
  sitter.view === 'side'
    ? 'M-48 30C-44 70 -46 96 -56 124L-20 168L44 150L36 122C28 108 24 96 24 74Z'
    : 'M-29 40C-28 80 -30 104 -40 124L0 172L42 124C30 104 28 80 28 40Z';

export function head(sitter: Sitter, hand: Hand): string {
  const { view, face = 1, jaw = 1 } = sitter;
  const d = outline[view](face, jaw);
  return path(d, hand.skin) + hand.sheet.clip(d, path(shadow[view], hand.shade)) + nose(view, hand);
}

export const headOutline = (sitter: Sitter) =>
  outline[sitter.view](sitter.face ?? 1, sitter.jaw ?? 1);

export function ears(sitter: Sitter, hand: Hand): string {
  const { x, y } = anchors[sitter.view].ear;
  if (sitter.view === 'front') {
    return (
      ear(-57 * (sitter.face ?? 1), y, hand) +
      group('scale(-1 1)', ear(-57 * (sitter.face ?? 1), y, hand))
    );
  }
  return ear(x, y, hand);
}

const ear = (x: number, y: number, hand: Hand) =>
  oval(x, y, 11, 18, hand.skin) + line(`M${x - 3} ${y - 8}q7 2 5 9q-4 1-3 6`, hand.line, 2.5);

function nose(view: View, hand: Hand): string {
  if (view === 'front') return line('M-9 26Q-3 33 5 31C16 30 22 27 22 20', hand.line, 3.4);
  if (view === 'turned') return line('M21-14C25 0 33 12 36 20C37 27 30 31 19 30', hand.line, 3.4);
  return line('M62 26q-7 1-8-6', hand.line, 3);
}
