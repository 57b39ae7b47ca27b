import * as v from 'valibot';
import { originOf } from '../../src/contract/gap.js';
import { membersOf, schemaParts, type Members } from '../../src/contract/walk.js';
import { onlyStated } from '../../src/contract/without-gaps.js';

/**
 * A case asked for a member, a code or a status that only this project has decided, and the service
 * has none or another: it is reported, and fails nobody.
 */
export class Ours extends Error {
  override readonly name = 'Ours';
}

/**
 * An answer as a client reads it that needs nothing but the specification: a member of our own that
 * is not there, or is another thing than here, is left out.
 * @param value keeps `onlyStated(schema)`
 * @param differs hears where such a member stands: `releases.heldBack`
 */
export function readLeniently(
  schema: v.GenericSchema,
  value: unknown,
  differs: (path: string) => void,
  { path = '', isAsHere = v.is(schema, value) }: Partial<Whereabouts> = {},
): unknown {
  if (value === null || typeof value !== 'object') return value;
  const members = membersOf(schema);
  const parts = schemaParts(schema);
  const read = (part: v.GenericSchema, inner: unknown) =>
    readLeniently(part, inner, differs, { path, isAsHere });
  if (members)
    return readMembers(members, value as Record<string, unknown>, { differs, path, isAsHere });
  if ('item' in schema)
    return (value as unknown[]).map((item) => parts.map((part) => read(part, item))[0]);
  if (parts.length < 2) return parts[0] ? read(parts[0], value) : value;
  const part =
    parts.find((one) => v.is(one, value)) ?? parts.find((one) => v.is(onlyStated(one), value));
  return part ? read(part, value) : value;
}

interface Whereabouts {
  path: string;
  /** Known of what stands around it: then of all that is in it, too, and nothing is asked again. */
  isAsHere: boolean;
}

interface Place extends Whereabouts {
  differs: (path: string) => void;
}

function readMembers(members: Members, from: Record<string, unknown>, place: Place) {
  const { differs, path } = place;
  const found: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(members)) {
    const at = path ? `${path}.${name}` : name;
    const isAsHere = place.isAsHere || v.is(member, from[name]);
    const isEnough = () => originOf(member) !== 'gap' && v.is(onlyStated(member), from[name]);
    if (!isAsHere && !isEnough()) differs(at);
    else if (Object.hasOwn(from, name))
      found[name] = readLeniently(member, from[name], differs, { path: at, isAsHere });
  }
  return complaining(found, members, path);
}

/** Whoever asks for a member that must be there in our contract, and is not, hears which. */
function complaining(found: object, members: Members, path: string): object {
  return new Proxy(found, {
    get(target, name, receiver) {
      const member = typeof name === 'string' && members[name];
      if (member && !(name in target) && !v.is(member, undefined))
        throw new Ours(`\`${path ? `${path}.` : ''}${name}\`, which the service leaves out`);
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
}

/** Looks at members of our own beside what the specification states, where the service tells them. */
export function whereTold(work: () => void): void {
  toldOr(work, undefined);
}

/** A member of our own, or what to take in its place where the service does not tell it. */
export function toldOr<Told, Otherwise>(read: () => Told, otherwise: Otherwise): Told | Otherwise {
  try {
    return read();
  } catch (error) {
    if (error instanceof Ours) return otherwise;
    throw error;
  }
}
