import { lower, torso } from './dress.js';
import { backHair, headOf } from './head.js';
import type { Pen } from './pen.js';
import { reach } from './reach.js';
import type { Reach } from './reach.js';
import type { Does } from './reach.js';
import { over, skinOf } from '../print/inks.js';
import type { Inks, Skin } from '../print/inks.js';
import { at, group } from '../print/svg.js';
import { inkOf } from '../sitter/hand.js';
import type { Ink } from '../sitter/sitter.js';

/** A whole person, about 240 tall, feet at 0,0; drawn small, so with fewer words than a sitter. */
export interface Figure {
  skin: Skin;
  hair:
    | 'long'
    | 'short'
    | 'afro'
    | 'bun'
    | 'bob'
    | 'brim'
    | 'beanie'
    | 'bald'
    | 'quiff'
    | 'wrap'
    | 'mohawk';
  hairInk?: Ink;
  dress: 'flares' | 'skirt' | 'gown' | 'shorts' | 'coat' | 'dungarees';
  top: Ink;
  bottom: Ink;
  does: Does;
  thing?: Ink;
  mirror?: boolean;
  lean?: number;
}

export function figure(inks: Inks, who: Figure): string {
  const arms: Reach = reach[who.does];
  const top = inkOf(inks, who.top);
  const pen: Pen = {
    inks,
    skin: skinOf(inks, who.skin),
    hair: inkOf(inks, who.hairInk ?? 'key'),
    top,
    bottom: inkOf(inks, who.bottom),
    thing: inkOf(inks, who.thing ?? 'b'),
    sleeve: over(top, inks.key, 0.18),
  };
  const upper = group(
    at(0, 0, 1, who.lean ?? 0),
    arms.behind?.(pen) ?? '',
    backHair(who, pen),
    torso(who, pen),
    headOf(who, pen),
    arms.before(pen),
  );
  const drawn = lower(who, pen) + upper;
  return who.mirror ? group('scale(-1 1)', drawn) : drawn;
}
