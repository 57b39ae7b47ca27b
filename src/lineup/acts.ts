import type { ArtistSummary, Slot } from '../contract/lineup.js';

/**
 * Who plays a slot, each act once, the lead first; empty for an unannounced slot.
 * The feed repeats the lead of a back-to-back set in `artist` and in `artists` (spec L53, L54).
 */
export function actsOf({ artist, artists }: Partial<Slot>): ArtistSummary[] {
  const acts = new Map<string, ArtistSummary>();
  for (const act of [artist, ...(artists ?? [])]) {
    if (act && !acts.has(act.id)) acts.set(act.id, act);
  }
  return [...acts.values()];
}
