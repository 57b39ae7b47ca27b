import { disc, group, path } from '../print/svg.js';
import type { Hand } from './hand.js';
import { headOutline } from './head.js';
import type { Sitter } from './sitter.js';

export type Beard = 'full' | 'moustache' | 'goatee' | 'stubble' | 'walrus';

export function beard(sitter: Sitter, hand: Hand): string {
  const d = headOutline(sitter);
  const side = sitter.view === 'side';
  const colour = hand.hair;
  switch (sitter.beard) {
    case undefined:
      return '';
    case 'stubble':
      return hand.sheet.clip(
        d,
        path(
          side
            ? 'M-20 20L30 30L70 30L70 90L-30 90Z'
            : 'M-70 10C-40 40-30 32 0 34C30 32 40 40 70 10L70 90L-70 90Z',
          dots(hand),
        ),
      );
    case 'full':
      return side
        ? path(
            'M-24 6C-6 14 14 30 34 36C48 30 58 32 62 36L56 46C68 60 72 84 50 108C24 120-14 96-24 40Z',
            colour,
          )
        : turnedShift(
            sitter,
            path(
              'M-60-4C-50 22-34 34-20 32C-8 28-4 34 0 34C4 34 8 28 20 32C34 34 50 22 58-4C62 50 42 118 0 120C-42 118-62 50-60-4Z',
              colour,
            ),
          );
    case 'goatee':
      return side
        ? path('M58 34L38 40L34 46L44 50L40 64C44 100 56 102 62 98C66 86 58 74 58 62Z', colour)
        : turnedShift(
            sitter,
            path(
              'M-26 42C-20 30-8 34 0 35C8 34 20 30 26 42C24 50 26 64 14 104C6 110-6 110-14 104C-26 64-24 50-26 42Z',
              colour,
            ),
          );
    case 'moustache':
      return side
        ? path('M66 30C54 26 40 34 30 46C44 46 58 44 66 36Z', colour)
        : turnedShift(
            sitter,
            path(
              'M0 34C10 28 26 32 38 46C24 48 10 46 0 42C-10 46-24 48-38 46C-26 32-10 28 0 34Z',
              colour,
            ),
          );
    case 'walrus':
      return side
        ? path('M68 28C52 26 36 34 34 62C46 60 60 56 66 46Z', colour)
        : turnedShift(
            sitter,
            path(
              'M0 32C16 26 36 34 36 66C24 60 10 58 0 52C-10 58-24 60-36 66C-36 34-16 26 0 32Z',
              colour,
            ),
          );
  }
}

/** Mouths inside a full beard are drawn again on top of it, so order matters less than place. */
const turnedShift = (sitter: Sitter, inside: string) =>
  sitter.view === 'turned' ? group('translate(13 0) scale(.92 1)', inside) : inside;

const dots = (hand: Hand) =>
  hand.sheet.pattern(7, 7, disc(2, 2, 1.5, hand.line) + disc(5.5, 5.5, 1.5, hand.line));
