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

export function beginRun(): void;
export function keepVerdicts(suite: string, verdicts: Verdict[]): void;
export function lastRun(): Verdict[];
export function failures(verdicts: readonly Verdict[]): string[];
export function slowest(verdicts: readonly Verdict[]): string[];
