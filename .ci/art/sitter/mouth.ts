import { group, line, oval, path } from '../print/svg.js';
import type { Hand } from './hand.js';
import { anchors } from './head.js';
import type { Sitter } from './sitter.js';

export type Mouth = 'lips' | 'smile' | 'grin' | 'sing' | 'flat' | 'whistle' | 'none';

export function mouth(sitter: Sitter, hand: Hand): string {
  const { x, y, width } = anchors[sitter.view].mouth;
  if (sitter.view === 'side') return sideMouth(sitter, hand);
  return group(`translate(${x} ${y}) scale(${width} 1)`, frontMouth(sitter, hand));
}

function frontMouth(sitter: Sitter, hand: Hand): string {
  const ink = hand.line;
  const lip = hand.inks.a === hand.skin ? hand.inks.key : hand.inks.a;
  switch (sitter.mouth) {
    case 'none':
      return '';
    case 'lips':
      return (
        path('M-19 0C-11-8-6-9 0-5C6-9 11-8 19 0C12 12 6 14 0 14C-6 14-12 12-19 0Z', lip) +
        line('M-19 0Q-8 3 0 1Q8 3 19 0', ink, 2.6)
      );
    case 'smile':
      return line('M-21-5Q0 15 21-5', ink, 4.2) + line('M-8 15q8 3 15 0', ink, 2.6);
    case 'grin':
      return (
        path('M-24-7Q0 1 24-7Q18 18 0 18Q-18 18-24-7Z', hand.inks.light) +
        line('M-24-7Q0 1 24-7Q18 18 0 18Q-18 18-24-7Z', ink, 3.4)
      );
    case 'sing':
      return (
        path('M-15-2C-14-14 14-14 15-2C17 14 10 24 0 24C-10 24-17 14-15-2Z', ink) +
        path('M-10-7Q0-11 10-7L9-2Q0-4-9-2Z', hand.inks.light) +
        oval(0, 17, 8, 5, lip)
      );
    case 'whistle':
      return oval(0, 3, 8, 8, lip) + oval(0, 3, 3.5, 3.5, ink);
    case 'flat':
      return line('M-15 2Q0-2 15 0', ink, 4) + line('M-5 12h9', ink, 2.6);
  }
}

function sideMouth(sitter: Sitter, hand: Hand): string {
  const ink = hand.line;
  switch (sitter.mouth) {
    case 'sing':
      return path('M70 34L40 44L62 62Z', ink) + path('M62 37l-14 5l13-1Z', hand.inks.light);
    case 'lips':
      return (
        path(
          'M62 37C52 38 46 42 42 45C48 53 54 57 59 55C64 52 64 48 59 45C66 43 65 39 62 37Z',
          hand.inks.a,
        ) + line('M60 45Q50 43 42 45', ink, 2.6)
      );
    case 'smile':
    case 'grin':
      return line('M60 45Q46 46 38 34', ink, 3.6);
    case 'none':
      return '';
    default:
      return line('M60 45Q52 46 44 44', ink, 3.4);
  }
}
