import fc from '../chance.js';
import type { GenericSchema } from 'valibot';
import { membersOf } from './members.js';

/** Where a value stands in an answer: names of members and numbers of items. */
export type Place = readonly (string | number)[];

/** One thing that is wrong with an answer. */
export interface Damage {
  readonly place: Place;
  /** What stands there instead; undefined where nothing does. */
  readonly value: unknown;
}

const nothing = [null, undefined];
const ofAnyType = [...nothing, 7, -1, 'text', '', true, [], {}, [null], [[]], { a: null }];

/**
 * So many damages of `data`, one at a time, the same ones for the same seed. What chance brings twice
 * is there once: an answer that was drawn before proves nothing new.
 */
export function damagesOf(
  schema: GenericSchema,
  data: unknown,
  { count, seed }: { count: number; seed: number },
): Damage[] {
  const places = placesOf(schema, data).map((place) => fc.constant(place));
  const damage = fc
    .oneof(...places)
    .chain((place) =>
      fc.constantFrom(...valuesFor(at(data, place))).map((value) => ({ place, value })),
    );
  const sample = fc.sample(damage, { numRuns: count, seed });
  return [...new Map(sample.map((one) => [nameOf(one), one])).values()];
}

/** Which damage it is: one of them for each place and value. */
export const nameOf = ({ place, value }: Damage): string =>
  `${place.join('.')} = ${value === undefined ? 'missing' : JSON.stringify(value)}`;

/** A copy of the answer with that damage. */
export function damaged(data: unknown, { place, value }: Damage): unknown {
  const copy: unknown = structuredClone({ data });
  const path = ['data', ...place];
  const holder = at(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  const name = path.at(-1)!;
  if (value !== undefined) holder[name] = value;
  else if (Array.isArray(holder)) holder.splice(name as number, 1);
  else Reflect.deleteProperty(holder, name);
  return (copy as { data: unknown }).data;
}

export interface Text {
  readonly place: Place;
  readonly text: string;
}

/** Every text of an answer and where it stands. */
export function textsOf(value: unknown, place: Place = []): Text[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (value === null || typeof value !== 'object') return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, part]) =>
    textsOf(part, [...place, isList ? Number(name) : name]),
  );
}

export const isWithin = (place: Place, outer: Place): boolean =>
  outer.every((name, index) => place[index] === name);

/** What has another type than the value that stands there, or is nothing. */
function valuesFor(value: unknown): unknown[] {
  return ofAnyType.filter(
    (other) => nothing.includes(other as null) || kindOf(other) !== kindOf(value),
  );
}

const kindOf = (value: unknown) =>
  Array.isArray(value) && value.length === 0
    ? 'nothing in it'
    : Array.isArray(value)
      ? 'list'
      : typeof value;

/** Members that the contract names and members and items that the answer has, once each. */
function placesOf(schema: GenericSchema, data: unknown): Place[] {
  const named = membersOf(schema).flatMap(({ path }) => placesAlong(data, path));
  const all = [...named, ...placesIn(data)];
  return [...new Map(all.map((place) => [place.join('/'), place])).values()];
}

/** The places that a path of the contract means in this answer, `*` being every item. */
function placesAlong(
  data: unknown,
  [name, ...rest]: readonly string[],
  place: Place = [],
): Place[] {
  if (name === undefined) return [place];
  if (data === null || typeof data !== 'object') return [];
  if (name !== '*') {
    const part = (data as Record<string, unknown>)[name];
    return placesAlong(part, rest, [...place, name]);
  }
  const items = Array.isArray(data) ? (data as unknown[]) : [];
  return items.flatMap((item, index) => placesAlong(item, rest, [...place, index]));
}

function placesIn(value: unknown, place: Place = []): Place[] {
  if (value === null || typeof value !== 'object') return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, part]) => {
    const here = [...place, isList ? Number(name) : name];
    return [here, ...placesIn(part, here)];
  });
}

function at(data: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (value, name) => (value as Record<string | number, unknown> | null | undefined)?.[name],
    data,
  );
}
