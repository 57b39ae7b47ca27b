import { hairFacing } from './hair-facing.js';
import { hairInProfile } from './hair-profile.js';
import type { Hand } from './hand.js';
import type { Sitter } from './sitter.js';

export type Hair =
  | 'bald'
  | 'buzz'
  | 'bob'
  | 'fringe'
  | 'afro'
  | 'curtains'
  | 'waves'
  | 'bun'
  | 'buns'
  | 'plaits'
  | 'quiff'
  | 'pompadour'
  | 'curls'
  | 'mohawk'
  | 'mullet'
  | 'locs'
  | 'beehive'
  | 'parting'
  | 'swept'
  | 'receding';

const cutOf = (sitter: Sitter) =>
  (sitter.view === 'side' ? hairInProfile : hairFacing)[sitter.hair];

export const hairBehind = (sitter: Sitter, hand: Hand) => cutOf(sitter).back(hand);
export const hairBefore = (sitter: Sitter, hand: Hand) => cutOf(sitter).front(hand);
