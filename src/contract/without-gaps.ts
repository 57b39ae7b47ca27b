import * as v from 'valibot';
import { originOf } from './gap.js';
import { readObject } from './loose.js';
import { eachObject, membersOf } from './walk.js';

const isGap = (schema: v.GenericSchema | undefined): boolean =>
  schema !== undefined && originOf(schema) === 'gap';

/** Deletes in place every member that the specification neither states nor implies. */
export function removeGaps(schema: v.GenericSchema, value: unknown): void {
  eachObject(schema, value, (object, members) => {
    for (const name of Object.keys(members))
      if (isGap(members[name])) Reflect.deleteProperty(object, name);
  });
}

/** Which members of a schema stay. */
type Keeps = (member: v.GenericSchema) => boolean;

/** The schema without gaps: it neither requires them nor keeps them when it parses. */
export const withoutGaps = rebuilding((member) => !isGap(member), { isOpen: false });

/**
 * The same without implied members: what every service must have, whatever names it chose. Lists of
 * kinds are open, so of an unknown kind it requires only the members of all kinds.
 * spec L188
 */
export const onlyStated = rebuilding((member) => originOf(member) === 'spec', { isOpen: true });

interface Manner {
  readonly isOpen: boolean;
}

function rebuilding(
  keeps: Keeps,
  { isOpen }: Manner,
): (schema: v.GenericSchema) => v.GenericSchema {
  const made = new WeakMap<v.GenericSchema, v.GenericSchema>();
  const rebuilt = (schema: v.GenericSchema): v.GenericSchema => {
    const known = made.get(schema) ?? (isOpen ? opened : withParts)(schema, rebuilt, keeps);
    made.set(schema, known);
    return known;
  };
  return rebuilt;
}

/** A variant by kind that allows other kinds, too. */
function opened(
  schema: v.GenericSchema,
  rebuilt: (part: v.GenericSchema) => v.GenericSchema,
  keeps: Keeps,
): v.GenericSchema {
  const known = withParts(schema, rebuilt, keeps);
  if (schema.type !== 'variant') return known;
  const { key = '', options = [] } = schema as Parts;
  const kinds = options.map((option) => membersOf(option) ?? {});
  const [first = {}, ...others] = kinds;
  const inAll = Object.entries(first).filter(
    ([name, member]) => name !== key && keeps(member) && others.every((kind) => name in kind),
  );
  const anyKind = v.object(
    Object.fromEntries(inAll.map(([name, member]) => [name, rebuilt(member)])),
  );
  const isKnown = (kind: unknown) =>
    kinds.some(({ [key]: name }) => name !== undefined && v.is(name, kind));
  return v.lazy((input) => (isKnown(readObject(input)[key]) ? known : anyKind));
}

interface Parts {
  pipe?: [v.GenericSchema, ...v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>[]];
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  default?: unknown;
  getter?: (input: unknown) => v.GenericSchema;
  key?: string;
  options?: v.GenericSchema[];
}

function withParts(
  schema: v.GenericSchema,
  rebuilt: (part: v.GenericSchema) => v.GenericSchema,
  keeps: Keeps,
): v.GenericSchema {
  const { pipe, item, wrapped, getter, options = [], key = '', ...rest } = schema as Parts;
  if (pipe) return v.pipe(rebuilt(pipe[0]), ...pipe.slice(1));
  const members = membersOf(schema);
  if (members) {
    const kept = Object.entries(members).filter(([, member]) => keeps(member));
    return v.object(Object.fromEntries(kept.map(([name, member]) => [name, rebuilt(member)])));
  }
  if (item) return v.array(rebuilt(item));
  if (getter) return v.lazy((input) => rebuilt(getter(input)));
  if (wrapped && schema.type === 'nullable') return v.nullable(rebuilt(wrapped));
  if (wrapped && schema.type === 'nullish') return v.nullish(rebuilt(wrapped), rest.default);
  if (wrapped) return v.optional(rebuilt(wrapped), rest.default);
  if (schema.type === 'union') return v.union(options.map(rebuilt));
  if (schema.type !== 'variant') return schema;
  // If the kind itself is dropped, this is not a variant any more.
  const kinds = options.filter((option) => keeps(membersOf(option)?.[key] ?? option));
  return v.variant(key, kinds.map(rebuilt) as never);
}
