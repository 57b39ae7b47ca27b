import { lightness, mix, over, skinOf } from '../print/inks.js';
import type { Inks } from '../print/inks.js';
import type { Sheet } from '../print/sheet.js';
import type { Ink, Sitter } from './sitter.js';

/** The colours one sitter is drawn with, chosen once so that every part agrees. */
export interface Hand {
  sheet: Sheet;
  inks: Inks;
  skin: string;
  shade: string;
  blush: string;
  line: string;
  hair: string;
  hairLine: string;
  top: string;
  trim: string;
  hat: string;
  wear: string;
  prop: string;
  /** Only a silhouette is wanted, for the impression that went down off the mark. */
  ghost?: true;
}

export function handFor(sheet: Sheet, sitter: Sitter): Hand {
  const { inks } = sheet;
  const skin = skinOf(inks, sitter.skin);
  const hair = inkOf(inks, sitter.hairInk ?? 'key');
  return {
    sheet,
    inks,
    skin,
    shade: over(skin, mix(inks.a, '#c89a96', 0.55), lightness(skin) < 0.45 ? 0.75 : 0.6),
    blush: mix(skin, inks.a, 0.42),
    line: mix(inks.key, '#120c14', lightness(skin) < 0.4 ? 0.5 : 0.1),
    hair,
    hairLine: lightness(hair) < 0.35 ? mix(hair, inks.light, 0.3) : over(hair, inks.key, 0.55),
    top: inkOf(inks, sitter.topInk ?? 'a'),
    trim: inkOf(inks, sitter.trimInk ?? 'light'),
    hat: inkOf(inks, sitter.hatInk ?? 'a'),
    wear: inkOf(inks, sitter.wearInk ?? 'b'),
    prop: inkOf(inks, sitter.propInk ?? 'b'),
  };
}

export const inkOf = (inks: Inks, ink: Ink) =>
  ink === 'grey' ? mix(inks.light, inks.key, 0.22) : inks[ink];
