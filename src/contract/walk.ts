import * as v from 'valibot';

/** Name -> schema of the members of an object. */
export type Members = Record<string, v.GenericSchema>;

export function membersOf(schema: v.GenericSchema): Members | undefined {
  return 'entries' in schema ? (schema.entries as Members) : undefined;
}

/** The inner schemas of a list, a wrapper, a variant or a deferred schema. */
export function schemaParts(schema: v.GenericSchema): v.GenericSchema[] {
  if ('item' in schema) return [schema.item as v.GenericSchema];
  if ('wrapped' in schema) return [schema.wrapped as v.GenericSchema];
  if ('getter' in schema) return [(schema.getter as () => v.GenericSchema)()];
  const options = 'options' in schema && schema.type !== 'picklist' ? schema.options : [];
  return options as v.GenericSchema[];
}

/**
 * Shows every object of a value with the members that the schema names there, inner objects first.
 * It goes along the schema, so that maps with free keys (`socials`, JSON-LD) stay out of it.
 */
export function eachObject(
  schema: v.GenericSchema,
  value: unknown,
  visit: (object: Record<string, unknown>, members: Members) => void,
): void {
  if (value === null || typeof value !== 'object') return;
  const members = membersOf(schema);
  const parts = schemaParts(schema);
  if (members) {
    const object = value as Record<string, unknown>;
    for (const [name, member] of Object.entries(members)) eachObject(member, object[name], visit);
    visit(object, members);
  } else if ('item' in schema) {
    const items: unknown[] = Array.isArray(value) ? value : [];
    for (const item of items) for (const part of parts) eachObject(part, item, visit);
  } else {
    const part = parts.length > 1 ? parts.find((candidate) => v.is(candidate, value)) : parts[0];
    if (part) eachObject(part, value, visit);
  }
}
