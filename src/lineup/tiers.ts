import type { ArtistSummary, Slot } from '../contract/lineup.js';
import { notesOf } from './notes.js';

export interface BillingTier {
  /** `billingTier` as the feed spells it: an open list (spec L46). */
  name: string;
  billings: Billing[];
}

/** One line of the poster: an act, a back-to-back roster, or a name still to come. */
export interface Billing {
  /** Empty for an unannounced slot. */
  acts: ArtistSummary[];
  /** The first of its slots: says what to print for an unannounced one. */
  slot: Slot;
  featured: boolean;
  /** What the organiser says about its sets, each once. */
  notes: string[];
}

/**
 * The line-up as a poster: tiers in the order in which the feed first names them; each roster once,
 * in the highest of its tiers, however many sets it plays.
 */
export function tiers(slots: readonly Slot[]): BillingTier[] {
  const billed = new Map<string, Billing>();
  const names = [...new Set(slots.map((slot) => slot.billingTier))];
  return names.flatMap((name) => {
    const billings = slots
      .filter((slot) => slot.billingTier === name)
      .flatMap((slot) => newBilling(slot, billed));
    return billings.length > 0 ? [{ name, billings }] : [];
  });
}

function newBilling(slot: Slot, billed: Map<string, Billing>): Billing[] {
  const acts = slot.artists;
  const ids = acts.map((act) => act.id).sort();
  const key = JSON.stringify(acts.length > 0 ? ids : [slot.billingTier, slot.placeholderLabel]);
  const notes = notesOf(slot);
  const known = billed.get(key);
  if (known) {
    known.featured ||= slot.featured;
    known.notes = [...new Set([...known.notes, ...notes])];
    return [];
  }
  const billing = { acts, slot, featured: slot.featured, notes };
  billed.set(key, billing);
  return [billing];
}
