import { chapters } from './cases/index.js';
import { Ours } from './lenient.js';
import { demoWorld, NotHere, titleOf, type Case, type Target } from './target.js';

export type Verdict = 'passed' | 'reported' | 'failed' | 'skipped';

export interface Result {
  chapter: string;
  ids: readonly string[];
  title: string;
  origin: Case['origin'];
  verdict: Verdict;
  /** Whether it needs no demo world. */
  holdsAnywhere: boolean;
  /** Why it did not pass. */
  reason?: string;
  /** What is another here than in our own contract, where the specification is silent. */
  differs?: string[];
}

export interface Place {
  /** Whether the demo world is there, with its control port. */
  isDemoWorld: boolean;
  /** Only cases whose chapter or title has this text in it. */
  only?: string;
}

/** Runs the cases one after the other: they share one world. */
export async function runCases(target: Target, place: Place): Promise<Result[]> {
  const results: Result[] = [];
  for (const [chapter, cases] of Object.entries(chapters)) {
    for (const one of cases) {
      if (!`${chapter} ${titleOf(one)}`.includes(place.only ?? '')) continue;
      const { ids, title, origin } = one;
      const holdsAnywhere = one.holds === 'anywhere';
      const outcome = await outcomeOf(one, target, place);
      results.push({ chapter, ids, title, origin, holdsAnywhere, ...outcome });
    }
  }
  return results;
}

async function outcomeOf(
  one: Case,
  target: Target,
  { isDemoWorld }: Place,
): Promise<Pick<Result, 'verdict' | 'reason' | 'differs'>> {
  if (!isDemoWorld && one.holds !== 'anywhere')
    return { verdict: 'skipped', reason: `needs ${demoWorld}` };
  const differs = new Set<string>();
  const told = () => (differs.size > 0 ? { differs: [...differs] } : {});
  try {
    if (isDemoWorld) await target.control('reset', {});
    await one.run({ ...target, differs: (what) => differs.add(what) });
    return { verdict: 'passed', ...told() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof NotHere) return { verdict: 'skipped', reason: `needs ${reason}` };
    if (error instanceof Ours) return { verdict: 'reported', reason: `needs ${reason}`, ...told() };
    return { verdict: one.origin === 'spec' ? 'failed' : 'reported', reason, ...told() };
  }
}
