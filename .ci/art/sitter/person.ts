import type { Sheet } from '../print/sheet.js';
import { group, path } from '../print/svg.js';
import { beard } from './beard.js';
import { shoulders } from './cloth.js';
import { bust } from './clothes.js';
import { eyes } from './eyes.js';
import { hairBefore, hairBehind } from './hair.js';
import { handFor } from './hand.js';
import type { Hand } from './hand.js';
import { hat } from './hats.js';
import { ears, head, headOutline } from './head.js';
import { mask } from './masks.js';
import { mouth } from './mouth.js';
import { propBefore, propBehind, propWithHead } from './props.js';
import type { Sitter } from './sitter.js';
import { wear } from './wear.js';

/** Worn on the skin, therefore under the eyes; everything else goes on top of them. */
const paint = [
  'stripe',
  'half',
  'eye shadow',
  'rouge',
  'lightning',
  'freckles',
  'wrinkles',
  'tears',
];

/** A person to the waist: the middle of the face is at 0,0 and the picture ends near y = 300. */
export function person(sheet: Sheet, sitter: Sitter): string {
  const hand = handFor(sheet, sitter);
  const tilt = `rotate(${sitter.tilt ?? 0} 0 90)`;
  const only = (onSkin: boolean) => ({
    ...sitter,
    wear: (sitter.wear ?? []).filter((w) => paint.includes(w) === onSkin),
  });
  const drawn =
    misprint(sitter, hand, tilt) +
    propBehind(sitter, hand) +
    group(tilt, hairBehind(sitter, hand)) +
    bust(sitter, hand) +
    group(
      tilt,
      sitter.view === 'side' ? '' : ears(sitter, hand),
      head(sitter, hand),
      wear(only(true), hand),
      eyes(sitter, hand),
      beard(sitter, hand),
      mouth(sitter, hand),
      hairBefore(sitter, hand),
      sitter.view === 'side' && showsEar(sitter) ? ears(sitter, hand) : '',
      mask(sitter, hand),
      hat(sitter, hand),
      wear(only(false), hand),
      propWithHead(sitter, hand),
    ) +
    propBefore(sitter, hand);
  return sitter.facing === 'left' ? group('scale(-1 1)', drawn) : drawn;
}

/** The first colour went down a little off the mark: a sliver of it shows past the edge. */
function misprint(sitter: Sitter, hand: Hand, tilt: string): string {
  const ink = hand.inks.light;
  const ghost: Hand = { ...hand, ghost: true, hair: ink, hairLine: ink, wear: ink, skin: ink };
  return group(
    'translate(-6 -4)',
    path(shoulders, ink),
    group(
      tilt,
      hairBehind(sitter, ghost),
      path(headOutline(sitter), ink),
      sitter.hat ? '' : hairBefore(sitter, ghost),
    ),
  );
}

const coveredEars = [
  'afro',
  'curtains',
  'waves',
  'bob',
  'fringe',
  'locs',
  'mullet',
  'beehive',
  'swept',
];
const showsEar = (sitter: Sitter) => !coveredEars.includes(sitter.hair);
