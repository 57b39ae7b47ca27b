import { readFileSync } from 'node:fs';
import type { Verdict } from '../../.ci/verdicts.mjs';

/** A line of requirements.txt. One that binds service and page stands below both. */
export interface Requirement {
  readonly id: string;
  /** How firm it is: `wow` may lack a test. */
  readonly kind: string;
  readonly where: string;
  readonly clause: string;
  /** `service`, `client` (what any page of a visitor owes), or an element. */
  readonly half: string;
}

const ofTheService = /^test\/(conformance|emulator|contract|ci)\//;
/** Some ids of visitors are also those of faults: the file of a test tells them apart. */
const ofElements: Readonly<Record<string, RegExp>> = {
  'event-lineup': /lineup|format|faults|site\/|stories|embed/,
  'event-faq': /faq|site\/|stories|embed/,
  'event-tickets': /ticket|checkout|purchase|faults|site\/|stories|embed/,
  'event-signup-form': /form|subscri|delivery|site\/|stories|embed/,
  'merch-preview': /merch|site\/|stories|embed/,
};

export function readTable(text: string): Requirement[] {
  let half = '';
  return text.split('\n').flatMap((line) => {
    half = /^# (\S+)$/.exec(line)?.[1] ?? half;
    const found = /^([A-Z]+-?\d+) (\w+) (\S+) {2}(\S.*)$/.exec(line);
    if (!found) return [];
    const [, id = '', kind = '', where = '', clause = ''] = found;
    return [{ id, kind, where, clause, half }];
  });
}

export const requirements: readonly Requirement[] = readTable(
  readFileSync(new URL('requirements.txt', import.meta.url), 'utf8'),
);

/** The tests that have run and carry its id in their title: `L01` is `L1`. */
export function testsOf(row: Requirement, verdicts: readonly Verdict[]): Verdict[] {
  const carried = new RegExp(`\\b${row.id.replace(/^([A-Z])(\d)$/, '$10?$2')}\\b`);
  return verdicts.filter(({ title, file }) => carried.test(title) && mayProve(row, file));
}

function mayProve({ half, where }: Requirement, file: string): boolean {
  if (half === 'client') return !ofTheService.test(file);
  if (half === 'service') return where === 'page' || ofTheService.test(file);
  return ofElements[half]?.test(file) ?? false;
}

/** A line for each without a test that has run: a mention in a file proves nothing. */
export const unproven = (verdicts: readonly Verdict[], of = requirements): string[] =>
  of
    .filter((row) => row.kind !== 'wow' && testsOf(row, verdicts).length === 0)
    .map(({ id, half, clause }) => `failed: ${id} of ${half}: no test of it has run (${clause})`);
