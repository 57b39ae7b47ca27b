import * as v from 'valibot';

/** Throws with the words that say what was expected. */
export function check(isSo: boolean, expectation: string): asserts isSo {
  if (!isSo) throw new Error(`Expected: ${expectation}`);
}

/** Deep equality of JSON values; the order of members does not matter. */
export function checkEqual(actual: unknown, expected: unknown, what: string): void {
  if (JSON.stringify(actual) === JSON.stringify(expected)) return; // nearly always, and fast
  const [is, should] = [sorted(actual), sorted(expected)];
  check(is === should, `${what} to be ${shorten(should)}, not ${shorten(is)}`);
}

/** The same body, but for the times at which the two were built. */
export function checkSameAnswer(is: string, should: string, what: string): void {
  const withoutBuildTimes = (text: string): unknown =>
    JSON.parse(text, (name, value: unknown) =>
      ['generatedAt', 'quotedAt'].includes(name) ? undefined : value,
    );
  checkEqual(withoutBuildTimes(is), withoutBuildTimes(should), what);
}

/** Accepts what the schema accepts, and says where it does not. */
export function checkShape<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  what: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  // What every entry of a list lacks is said once.
  const issues = new Map(result.issues.map((issue) => [placeOf(issue), issue.message]));
  const said = [...issues].map(([place, message]) => `${place}: ${message}`);
  throw new Error(`${what} breaks the contract at ${said.slice(0, 5).join('; ')}`);
}

/** `data.releases.*.name` */
const placeOf = (issue: v.BaseIssue<unknown>): string =>
  (v.getDotPath(issue) ?? '').replaceAll(/\.\d+(?=\.|$)/g, '.*');

/** The first element, which must exist. */
export function first<Item>(items: readonly Item[], what: string): Item {
  const [item] = items;
  check(item !== undefined, `at least one ${what}`);
  return item;
}

/** Whether it is refused in any way. */
export const fails = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    () => true,
  );

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether any member, at any depth, is null, blank or an empty list. */
export const hasEmptyMember = (value: unknown): boolean =>
  isEmpty(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasEmptyMember));

const shorten = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text);

const sorted = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
