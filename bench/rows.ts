import { existsSync, readFileSync } from 'node:fs';
import { closure, isChunk, reach } from './reach.js';

/** A row of budgets.json: what it counts, and how many bytes that may be. */
export interface Budget {
  readonly name: string;
  /** Each with everything it imports statically: that is what a visitor waits for. */
  readonly parts: readonly string[];
  /** Chunks that they fetch later, which count as well. */
  readonly then?: readonly string[];
  /** Counts all that they may ever fetch, but for what lies behind these chunks. */
  readonly lazilyBut?: readonly string[];
  /**
   * Parts that are on the page already, and chunks that those have fetched by then; what they share is
   * not counted again.
   */
  readonly without?: readonly string[];
  /** Counts the words of a further language, too: of the one that weighs most. */
  readonly translated?: true;
  /** Chunks that are fetched later: words that only they bring are not counted. */
  readonly wordsBefore?: readonly string[];
  /** Bytes that fail the build when exceeded, and bytes to aim for. A row without is only reported. */
  readonly gate?: number;
  readonly goal?: number;
}

export const budgets = JSON.parse(
  readFileSync(new URL('budgets.json', import.meta.url), 'utf8'),
) as readonly Budget[];

const union = (sets: readonly ReadonlySet<string>[]): Set<string> =>
  new Set(sets.flatMap((files) => [...files]));

/** The files that a row counts, of dist/; those of no further language without `language`. */
export function filesOf(budget: Budget, language?: string): Set<string> {
  const { parts, then = [], lazilyBut, wordsBefore, without = [] } = budget;
  const later = union(parts.map((part) => reach(part, lazilyBut)));
  const spoken = union(parts.map((part) => reach(part, wordsBefore ?? lazilyBut)));
  const named = (names: readonly string[], among = later) =>
    names.flatMap((name) => {
      if (name.endsWith('.js')) return [closure(name)];
      const found = [...among].filter((file) => isChunk(file, name));
      if (found.length === 0) throw new Error(`${budget.name}: there is no chunk ${name}.`);
      return found.map((file) => closure(file));
    });
  const present = union(named(without));
  const words = language ? named(['translate', language], spoken) : [];
  const files = union([...parts.map((part) => closure(part)), ...named(then), ...words]);
  return new Set([...(lazilyBut ? later : files)].filter((file) => !present.has(file)));
}

/** The languages besides English that elements of these parts speak: `de`, … */
export function languagesOf({ parts }: Budget): string[] {
  const files = [...union(parts.map((part) => reach(part)))];
  const spoken = files.flatMap((file) => /^chunks\/\w+\/([a-z]{2})-/.exec(file)?.[1] ?? []);
  return [...new Set(spoken)].filter(isLanguage);
}

/** Other files may begin with two letters and a hyphen. Every language has words for the states. */
const isLanguage = (code: string): boolean =>
  existsSync(new URL(`../src/i18n/states/${code}.json`, import.meta.url)) && code !== 'en';
