import { handHeld } from './hand-held.js';
import type { Hand } from './hand.js';
import type { Instrument } from './instrument.js';
import type { Sitter } from './sitter.js';
import { strung } from './strings.js';
import { blownAndPressed } from './winds-and-keys.js';

const props = { ...strung, ...blownAndPressed, ...handHeld };
export type Prop = keyof typeof props;

const partsOf = (sitter: Sitter): Instrument => (sitter.prop ? props[sitter.prop] : {});
export const propBehind = (sitter: Sitter, hand: Hand) => partsOf(sitter).behind?.(hand) ?? '';
export const propBefore = (sitter: Sitter, hand: Hand) => partsOf(sitter).before?.(hand) ?? '';
export const propWithHead = (sitter: Sitter, hand: Hand) => partsOf(sitter).head?.(hand) ?? '';
