import type { Verdict } from '../../.ci/verdicts.mjs';
import { requirements, type Requirement } from './requirements/index.js';

/** A row with the tests that carry its id in a title and that have run. */
export interface Row extends Requirement {
  tests: readonly Verdict[];
  state: 'passed' | 'FAILED' | 'MISSING' | 'later';
}

const ids = /\b[A-Z]{3}-\d{2}\b/g;
const ofTheService = /^test\/(conformance|emulator|contract|ci)\//;

/**
 * Every row, as these tests prove it. That a file speaks of a row proves nothing: its test may have
 * been skipped, or never have run. The page's half of a row is proven by tests of the page alone.
 */
export function rowsOf(verdicts: readonly Verdict[], of = requirements): Row[] {
  const carriers = new Map<string, Set<Verdict>>();
  for (const verdict of verdicts)
    for (const [id] of verdict.title.matchAll(ids))
      carriers.set(id, (carriers.get(id) ?? new Set()).add(verdict));
  return of.map((row) => {
    const tests = [...(carriers.get(row.id) ?? [])].filter(({ file }) => mayProve(row, file));
    return { ...row, tests, state: stateOf(row, tests) };
  });
}

function mayProve({ half, where }: Requirement, file: string): boolean {
  if (half === 'client') return !ofTheService.test(file);
  return where === 'page' || ofTheService.test(file);
}

function stateOf({ isLater }: Requirement, tests: readonly Verdict[]): Row['state'] {
  if (tests.length === 0) return isLater ? 'later' : 'MISSING';
  return tests.every(({ passed }) => passed) ? 'passed' : 'FAILED';
}

/** What the rows themselves say against a run: no test at all, or one for what is not there yet. */
export function gapsOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ id, half, clause, state, isLater }) => {
    if (state === 'MISSING')
      return [`failed: row ${id} of the ${half}: no test that carries it has run (${clause})`];
    if (isLater && state === 'passed')
      return [`failed: row ${id}: it is proven, so it stands no longer in later.ts`];
    return [];
  });
}
