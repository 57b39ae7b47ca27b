import * as v from 'valibot';

/**
 * Marks a member whose name or shape the specification leaves open: this project decided it. A real
 * service may answer otherwise, so clients read such a member with a default. Types are untouched.
 * For a member that may be absent write `v.optional(gap(X))`.
 */
export const gap = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(schema, v.metadata({ origin: 'gap' }));

/** Who decided a member: the specification, or this project where the specification is silent. */
export type Origin = 'spec' | 'gap';

interface Wrapper {
  readonly wrapped: v.GenericSchema;
}

const wraps = (schema: v.GenericSchema): schema is v.GenericSchema & Wrapper => 'wrapped' in schema;

/** The origin of a member, seen through `v.optional` and `v.nullable`. */
export function originOf(schema: v.GenericSchema): Origin {
  if (v.getMetadata(schema)['origin'] === 'gap') return 'gap';
  return wraps(schema) ? originOf(schema.wrapped) : 'spec';
}
