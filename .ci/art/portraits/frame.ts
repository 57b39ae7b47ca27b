import type { Ground } from './grounds.js';
import type { Placed, Portrait } from './portrait.js';
import type { InkSet } from '../print/inks.js';
import type { Ink, Sitter } from '../sitter/sitter.js';

/** How much of the sitter the frame shows. */
export type Crop = 'close' | 'bust' | 'waist';

const crops: Record<Crop, Omit<Placed, 'sitter'>> = {
  close: { x: 200, y: 214, size: 1.62 },
  bust: { x: 200, y: 182, size: 1.08 },
  waist: { x: 196, y: 150, size: 0.88 },
};

/** Words such as `sunburst a b`: what hangs behind, and in which two inks. */
export type Backdrop = `${Ground} ${Ink} ${Ink}`;

export const one = (
  inks: InkSet,
  backdrop: Backdrop,
  crop: Crop,
  sitter: Sitter,
  shift: Partial<Omit<Placed, 'sitter'>> = {},
): Portrait => ({
  inks,
  ...hung(backdrop),
  people: [{ sitter, ...crops[crop], ...shift }],
});

export const several = (inks: InkSet, backdrop: Backdrop, ...people: Placed[]): Portrait => ({
  inks,
  ...hung(backdrop),
  people,
});

function hung(backdrop: Backdrop): Pick<Portrait, 'ground' | 'groundInks'> {
  const [ground, one, two] = backdrop.split(' ') as [Ground, Ink, Ink];
  return { ground, groundInks: [one, two] };
}
