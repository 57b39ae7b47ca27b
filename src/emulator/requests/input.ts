import * as v from 'valibot';

/** A call of the control port that makes no sense; the message says what it should have been. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
}

/** @throws {ControlError} always */
export function reject(message: string): never {
  throw new ControlError(message);
}

/** @throws {ControlError} naming the wrong member, what it was, and what is allowed */
export function inputOf<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const wrong = result.issues.map((issue) =>
    [v.getDotPath(issue), issue.message].filter(Boolean).join(': '),
  );
  return reject(wrong.join('; '));
}

/** An object with these members and no others: a misspelt one must not pass unnoticed. */
export const exactly = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, received }) => {
    const allowed = `members here are ${Object.keys(entries).join(', ')}`;
    return expected === 'never'
      ? `unknown member ${received}; ${allowed}`
      : `expected ${expected}, received ${received}; ${allowed}`;
  });

export const Seed = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** So much that nobody needs more, and so little that sums and products of it stay exact. */
export const CountInput = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));

/** Whatever is added to such a time, a hold or a month, gives a date with a year of four digits. */
export const isInRange = (time: number): boolean => time >= 0 && time < Date.UTC(9999, 0);
export const expectedTime = 'expected a time like 2027-05-01T10:00:00.000Z, from 1970 to 9998';

/** In UTC and of a day that exists; stays the text it is. */
export const TimestampInput = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, expectedTime),
  v.check((text) => {
    const time = Date.parse(text);
    return isInRange(time) && new Date(time).toISOString().startsWith(text.slice(0, 10));
  }, expectedTime),
);

/** Such a text in, milliseconds since 1970 out. */
export const Instant = v.pipe(
  TimestampInput,
  v.transform((text) => Date.parse(text)),
);
