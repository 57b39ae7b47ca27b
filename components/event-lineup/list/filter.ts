import { wordOrder } from '../../../src/format/intl.js';
import { fold } from '../../../src/lineup/fold.js';
import { notesOf } from '../../../src/lineup/notes.js';
import type { ScheduleDay, StageSet } from '../../../src/lineup/schedule.js';

/** What a visitor filters the sets by; empty criteria match all of them. */
export interface FilterCriteria {
  query: string;
  stages: ReadonlySet<string>;
  genres: ReadonlySet<string>;
  /** Only sets of the visitor's plan. */
  planned: boolean;
}

/** The same days with the sets that match; days and stages without any are left out. */
export function filterDays(
  days: ScheduleDay[],
  matches: (set: StageSet) => boolean,
): ScheduleDay[] {
  return days.flatMap(({ day, stages }) => {
    const kept = stages
      .map((stage) => ({ ...stage, sets: stage.sets.filter(matches) }))
      .filter(({ sets }) => sets.length > 0);
    return kept.length > 0 ? [{ day, stages: kept }] : [];
  });
}

/** Every word of the query is found in names, label, notes, stage or genres, whatever its accents. */
export function createMatcher(
  { query, stages, genres, planned }: FilterCriteria,
  inPlan: (slotId: string) => boolean,
): (set: StageSet) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (set) => {
    if (stages.size > 0 && !stages.has(set.slot.stage)) return false;
    if (genres.size > 0 && !genresOf(set).some((genre) => genres.has(genre))) return false;
    if (planned && !inPlan(set.slot.id)) return false;
    const text = words.length > 0 ? textOf(set) : '';
    return words.every((word) => text.includes(word));
  };
}

const genresOf = ({ acts }: StageSet): string[] => acts.flatMap((act) => act.genres);

/** Each stage in the order of the feed, each genre by the alphabet of a language. */
export function choicesIn(
  days: ScheduleDay[],
  locale: string,
): { stages: string[]; genres: string[] } {
  const stages = days.flatMap((day) => day.stages);
  const genres = new Set(stages.flatMap(({ sets }) => sets.flatMap(genresOf)));
  return {
    stages: [...new Set(stages.map(({ name }) => name))],
    genres: [...genres].sort(wordOrder(locale)),
  };
}

/** The names with this one added, or taken out. */
export function toggleName(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const changed = new Set(names);
  if (!changed.delete(name)) changed.add(name);
  return changed;
}

export const hasCriteria = ({ query, stages, genres, planned }: FilterCriteria): boolean =>
  query.trim() !== '' || stages.size > 0 || genres.size > 0 || planned;

const texts = new WeakMap<StageSet, string>();

/** Folded once per set instead of once per key press. */
function textOf(set: StageSet): string {
  let text = texts.get(set);
  if (text === undefined) texts.set(set, (text = foldedTextOf(set)));
  return text;
}

/** Prepares the texts that a search compares, before it needs them. */
export function prepareSearch(sets: readonly StageSet[]): void {
  for (const set of sets) textOf(set);
}

function foldedTextOf({ slot, acts }: StageSet): string {
  const ofActs = acts.flatMap(({ name, genres }) => [name, ...genres]);
  return fold([...ofActs, slot.placeholderLabel, ...notesOf(slot), slot.stage].join(' '));
}

export const countSets = (days: ScheduleDay[]): number =>
  days.reduce((sum, { stages }) => sum + stages.reduce((n, { sets }) => n + sets.length, 0), 0);
