import type { Skin } from '../print/inks.js';
import type { Beard } from './beard.js';
import type { Top } from './clothes.js';
import type { Eyes } from './eyes.js';
import type { Hair } from './hair.js';
import type { Hat } from './hats.js';
import type { Mask } from './masks.js';
import type { Mouth } from './mouth.js';
import type { Prop } from './props.js';
import type { Wear } from './wear.js';

/** Front and turned look out of the picture; side is a pure profile. All look right unless mirrored. */
export type View = 'front' | 'turned' | 'side';

export type Ink = 'paper' | 'key' | 'a' | 'b' | 'c' | 'light' | 'grey' | 'odd';

/** Who sits for the portrait, in the words one would use to brief an illustrator. */
export interface Sitter {
  view: View;
  skin: Skin;
  hair: Hair;
  hairInk?: Ink;
  eyes: Eyes;
  mouth: Mouth;
  beard?: Beard;
  /** Glasses, earrings, paint: whatever is worn on the face. */
  wear?: Wear[];
  wearInk?: Ink;
  mask?: Mask;
  hat?: Hat;
  hatInk?: Ink;
  top: Top;
  topInk?: Ink;
  trimInk?: Ink;
  prop?: Prop;
  propInk?: Ink;
  /** Degrees; negative looks up. */
  tilt?: number;
  /** Width of the face, 1 is usual. */
  face?: number;
  /** Of the jaw, 1 is usual. */
  jaw?: number;
  /** Width of the shoulders, 1 is usual. */
  build?: number;
  old?: boolean;
  facing?: 'left' | 'right';
}
