import * as v from 'valibot';
import { originOf } from './gap.js';
import { eachObject, membersOf, type Members } from './walk.js';

const isGap = (schema: v.GenericSchema | undefined): boolean =>
  schema !== undefined && originOf(schema) === 'gap';

/** Takes every member away that the specification neither states nor implies, where it stands. */
export function removeGaps(schema: v.GenericSchema, value: unknown): void {
  eachObject(schema, value, (object, members) => {
    for (const name of Object.keys(members))
      if (isGap(members[name])) Reflect.deleteProperty(object, name);
  });
}

const made = new WeakMap<v.GenericSchema, v.GenericSchema>();

/** The schema without those members: it asks for none of them, and drops them when it parses. */
export function withoutGaps(schema: v.GenericSchema): v.GenericSchema {
  const known = made.get(schema);
  if (known) return known;
  const without = rebuilt(schema);
  made.set(schema, without);
  return without;
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

function rebuilt(schema: v.GenericSchema): v.GenericSchema {
  const { pipe, item, wrapped, getter, options = [], key = '', ...rest } = schema as Parts;
  if (pipe) return v.pipe(withoutGaps(pipe[0]), ...pipe.slice(1));
  const members = membersOf(schema);
  if (members) return v.object(membersWithoutGaps(members));
  if (item) return v.array(withoutGaps(item));
  if (getter) return v.lazy((input) => withoutGaps(getter(input)));
  if (wrapped && schema.type === 'nullable') return v.nullable(withoutGaps(wrapped));
  if (wrapped && schema.type === 'nullish') return v.nullish(withoutGaps(wrapped), rest.default);
  if (wrapped) return v.optional(withoutGaps(wrapped), rest.default);
  if (schema.type === 'union') return v.union(options.map(withoutGaps));
  if (schema.type !== 'variant') return schema;
  // A kind that nobody has named is no kind at all.
  const kinds = options.filter((option) => !isGap(membersOf(option)?.[key]));
  return v.variant(key, kinds.map(withoutGaps) as never);
}

const membersWithoutGaps = (members: Members): Members =>
  Object.fromEntries(
    Object.entries(members)
      .filter(([, member]) => !isGap(member))
      .map(([name, member]) => [name, withoutGaps(member)]),
  );
