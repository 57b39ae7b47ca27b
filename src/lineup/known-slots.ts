import type { Lineup, Slot } from '../contract/lineup.js';
import { readSlots } from './slots.js';

const known = new WeakMap<Lineup, Slot[]>();

/** The sets of a line-up, the same for the same answer: what draws them compares. */
export function slotsOf(lineup: Lineup): Slot[] {
  let slots = known.get(lineup);
  if (!slots) known.set(lineup, (slots = readSlots(lineup)));
  return slots;
}
