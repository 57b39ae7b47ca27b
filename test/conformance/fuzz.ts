import fc from '../chance.js';
import * as v from 'valibot';

/** A request body as it travels. */
export interface Parcel {
  text: string;
  type: string;
}

const json = 'application/json';
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** What may stand in place of any member. As text, for some of it no program would write. */
const impostors = [
  ...['null', 'true', '0', '-1', '1.5', '-0.001', '1e400', '"text"', '""'],
  ...['[]', '{}', '[null]', '{"length":1}', deep(2000)],
];

const notJson = [
  ...['', ' ', '{', '{"a":}', "{'a':1}", 'undefined', 'NaN', '<p>Hi</p>', '\u0000', '{}{}'],
];
const otherTypes = ['', 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'];

const mark = '\u0001here\u0001';

/** Address of every member of a value, the value itself included. */
const pathsOf = (value: unknown): string[][] => [
  [],
  ...Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(
    ([name, member]) => pathsOf(member).map((path) => [name, ...path]),
  ),
];

function changed(value: unknown, [name, ...rest]: string[], change: Change): unknown {
  if (name === undefined) return change === 'drop' ? undefined : mark;
  const copy = structuredClone(value) as Record<string, unknown>;
  if (rest.length === 0 && change === 'drop') {
    if (Array.isArray(copy)) copy.splice(Number(name), 1);
    else Reflect.deleteProperty(copy, name);
  } else copy[name] = changed(copy[name], rest, change);
  return copy;
}

type Change = 'drop' | 'replace' | 'repeat';

function damage(body: unknown, path: string[], change: Change, impostor: string): string {
  const text = JSON.stringify(changed(body, path, change) ?? null);
  const name = path.at(-1);
  const place = JSON.stringify(mark);
  if (change !== 'repeat' || name === undefined) return text.replace(place, () => impostor);
  // The same member twice: readers take the last one, so that is the wrong one.
  return text.replace(place, () => `"first",${JSON.stringify(name)}:${impostor}`);
}

/** Bodies that the contract does not accept, one fault each. */
export function brokenParcels(
  schema: v.GenericSchema,
  valid: fc.Arbitrary<unknown>,
): fc.Arbitrary<Parcel> {
  const damaged = valid
    .chain((body) =>
      fc.record({
        body: fc.constant(body),
        path: fc.constantFrom(...pathsOf(body)),
        change: fc.constantFrom<Change>('drop', 'replace', 'repeat'),
        impostor: fc.constantFrom(...impostors),
      }),
    )
    .map(({ body, path, change, impostor }) => damage(body, path, change, impostor))
    .filter((text) => !isAccepted(schema, text));
  const parcel = (text: string, type = json): Parcel => ({ text, type });
  const whole = (type: string) => valid.map((body) => parcel(JSON.stringify(body), type));
  return fc.oneof(
    { weight: 20, arbitrary: damaged.map((text) => parcel(text)) },
    { weight: 2, arbitrary: fc.constantFrom(...notJson).map((text) => parcel(text)) },
    { weight: 2, arbitrary: fc.constantFrom(...otherTypes).chain(whole) },
    { weight: 1, arbitrary: valid.map((body) => parcel(tooLong(body))) },
  );
}

/** Over the 64 KiB that a body may have. */
const tooLong = (body: unknown) => JSON.stringify(body) + ' '.repeat(65_537);

function isAccepted(schema: v.GenericSchema, text: string): boolean {
  try {
    return v.is(schema, JSON.parse(text));
  } catch {
    return false;
  }
}
