export function keepVerdicts(suite: string, verdicts: { title: string; passed: boolean }[]): void;
