/** How one test went. A test that was skipped has no verdict. */
export interface Verdict {
  /** From the root of the project. */
  file: string;
  /** All titles from the outside in; of a file that could not be run, nothing. */
  title: string;
  passed: boolean;
  milliseconds: number;
  /** What a failure said. */
  why?: string | undefined;
}

export type Suite = 'node' | 'browser' | 'pages' | 'repository';

export interface Standing {
  commit: string | null;
  /** Files that differed from it. */
  changed: number;
}

/** The last `npm test`: a suite that it did not come to, or that died, is missing. */
export interface Run extends Standing, Partial<Record<Suite, Verdict[]>> {
  began: string;
}

export function beginRun(): void;
export function standing(): Standing;
export function keepVerdicts(suite: Suite, verdicts: Verdict[]): void;
export function lastRun(): Run | undefined;
export function failures(verdicts: readonly Verdict[]): string[];
export function slowest(verdicts: readonly Verdict[]): string[];
