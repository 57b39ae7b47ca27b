import { fold } from '../../../src/lineup/fold.js';
import { notesOf } from '../../../src/lineup/notes.js';
import type { Day, StageSet } from '../../../src/lineup/schedule.js';

/** What a visitor has asked for; empty asks for everything. */
export interface Wishes {
  query: string;
  stages: ReadonlySet<string>;
  /** Only sets of the visitor's plan. */
  planned: boolean;
}

/** The same days with the sets that match; days and stages without any are left out. */
export function filterDays(days: Day[], matches: (set: StageSet) => boolean): Day[] {
  return days.flatMap(({ day, stages }) => {
    const kept = stages
      .map((stage) => ({ ...stage, sets: stage.sets.filter(matches) }))
      .filter(({ sets }) => sets.length > 0);
    return kept.length > 0 ? [{ day, stages: kept }] : [];
  });
}

/** Every word of the query is found in names, label, notes, stage or genres, whatever its accents. */
export function matcher(
  { query, stages, planned }: Wishes,
  inPlan: (slotId: string) => boolean,
): (set: StageSet) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (set) => {
    if (stages.size > 0 && !stages.has(set.slot.stage)) return false;
    if (planned && !inPlan(set.slot.id)) return false;
    const text = words.length > 0 ? textOf(set) : '';
    return words.every((word) => text.includes(word));
  };
}

function textOf({ slot, acts }: StageSet): string {
  const ofActs = acts.flatMap(({ name, genres }) => [name, ...genres]);
  return fold([...ofActs, slot.placeholderLabel, ...notesOf(slot), slot.stage].join(' '));
}

export const countSets = (days: Day[]): number =>
  days.reduce((sum, { stages }) => sum + stages.reduce((n, { sets }) => n + sets.length, 0), 0);
