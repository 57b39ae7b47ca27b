import { disc, group, line, oval, path } from '../print/svg.js';
import type { Hand } from './hand.js';
import { anchors } from './head.js';
import type { Sitter } from './sitter.js';

export type Eyes = 'closed' | 'open' | 'lidded' | 'dots' | 'glance' | 'laugh' | 'none';

/** Eyes and brows; a profile shows one eye, cut to a wedge. */
export function eyes(sitter: Sitter, hand: Hand): string {
  return anchors[sitter.view].eyes
    .map(({ x, y, width }, i) => {
      const mirror = sitter.view === 'front' && i === 0 ? -1 : 1;
      const place = `translate(${x} ${y}) scale(${width * mirror} 1)`;
      return group(place, eye(sitter, hand, mirror), brow(sitter, hand));
    })
    .join('');
}

function eye(sitter: Sitter, hand: Hand, mirror: number): string {
  const ink = hand.line;
  switch (sitter.eyes) {
    case 'none':
      return '';
    case 'closed':
      return line('M-14 0Q0 11 15-1', ink, 4) + line('M-6 6l-2 6M3 6l1 6M11 3l5 5', ink, 2.6);
    case 'laugh':
      return line('M-14 5Q0-11 14 5', ink, 4.4);
    case 'dots':
      return oval(0, 0, 5.5, 7.5, ink);
    case 'glance':
      return white(hand) + disc(6 * mirror, -1, 6.5, ink) + line('M-17 1Q0-18 17-3l5-4', ink, 4);
    case 'lidded':
      return (
        white(hand) +
        disc(1, 2, 6.5, ink) +
        path('M-17 1Q0-18 18-3Q0-1 -17 1Z', hand.shade) +
        line('M-17 1Q0-2 18-3l5-4', ink, 4)
      );
    case 'open':
      return (
        white(hand) +
        disc(1, -1, 6.8, ink) +
        disc(3.4, -3.4, 2, hand.inks.light) +
        line('M-17 1Q0-18 17-3l5-4', ink, 4)
      );
  }
}

const white = (hand: Hand) => path('M-17 1Q0-17 17-3Q2 13 -17 1Z', hand.inks.light);

function brow(sitter: Sitter, hand: Hand): string {
  if (sitter.eyes === 'none') return '';
  const heavy = sitter.beard || sitter.old;
  const colour = sitter.hairInk === 'grey' || sitter.hairInk === 'light' ? hand.hair : hand.line;
  const lift = sitter.eyes === 'laugh' ? -6 : 0;
  return heavy
    ? path(
        `M-17 ${-17 + lift}Q-2 ${-31 + lift} 19 ${-21 + lift}Q2 ${-23 + lift} -14 ${-12 + lift}Z`,
        colour,
      )
    : line(`M-15 ${-19 + lift}Q0 ${-29 + lift} 18 ${-21 + lift}`, colour, 4.2);
}
