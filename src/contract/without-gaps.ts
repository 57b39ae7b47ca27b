import * as v from 'valibot';
import { originOf } from './gap.js';
import { eachObject, membersOf } from './walk.js';

const isGap = (schema: v.GenericSchema | undefined): boolean =>
  schema !== undefined && originOf(schema) === 'gap';

/** Takes every member away that the specification neither states nor implies, where it stands. */
export function removeGaps(schema: v.GenericSchema, value: unknown): void {
  eachObject(schema, value, (object, members) => {
    for (const name of Object.keys(members))
      if (isGap(members[name])) Reflect.deleteProperty(object, name);
  });
}

/** Which members of a schema stay. */
type Keeps = (member: v.GenericSchema) => boolean;

/** The schema without gaps: it asks for none of them, and drops them when it parses. */
export const withoutGaps = rebuilding((member) => !isGap(member));

/** The same, without what is implied either: what any service must keep, whatever names it chose. */
export const onlyStated = rebuilding((member) => originOf(member) === 'spec');

function rebuilding(keeps: Keeps): (schema: v.GenericSchema) => v.GenericSchema {
  const made = new WeakMap<v.GenericSchema, v.GenericSchema>();
  const rebuilt = (schema: v.GenericSchema): v.GenericSchema => {
    const known = made.get(schema) ?? withParts(schema, rebuilt, keeps);
    made.set(schema, known);
    return known;
  };
  return rebuilt;
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
  // A kind that is not kept is no kind at all.
  const kinds = options.filter((option) => keeps(membersOf(option)?.[key] ?? option));
  return v.variant(key, kinds.map(rebuilt) as never);
}
