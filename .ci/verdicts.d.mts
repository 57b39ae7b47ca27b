export interface Verdict {
  title: string;
  passed: boolean;
  /** What a failure said. */
  why?: string | undefined;
}
export function keepVerdicts(suite: string, verdicts: Verdict[]): void;
export function failures(suites: string[]): string[];
