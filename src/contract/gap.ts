import * as v from 'valibot';

/**
 * Marks a member whose name or shape the specification leaves open: this project decided it. A real
 * service may answer otherwise, so clients read such a member with a default. Types are untouched.
 * For a member that may be absent write `v.optional(gap(X))`.
 */
export const gap = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(schema, v.metadata({ origin: 'gap' }));

/**
 * Marks a member that the specification does not name, but without which the resource could not be
 * identified or used, or that names a fact which the specification states. Every service must have it
 * under some name; ours is a guess. docs/decisions/0009-bare-service.md
 */
export const implied = <const Schema extends v.GenericSchema>(schema: Schema, reason: string) =>
  v.pipe(schema, v.metadata({ origin: 'implied', reason }));

/** The same members in a resource where the specification does not name them. */
export function gaps<const Entries extends v.ObjectEntries>(entries: Entries): Entries {
  const marked = Object.entries(entries).map(([name, entry]) => [name, gap(entry)]);
  return Object.fromEntries(marked) as Entries;
}

/**
 * Who decided a member: the specification; this project, where the specification is silent; or both,
 * where the member must exist and its name is ours.
 */
export type Origin = 'spec' | 'implied' | 'gap';

interface Wrapper {
  readonly wrapped: v.GenericSchema;
}

const wraps = (schema: v.GenericSchema): schema is v.GenericSchema & Wrapper => 'wrapped' in schema;

/** The origin of a member, also inside `v.optional` and `v.nullable`. */
export function originOf(schema: v.GenericSchema): Origin {
  const { origin } = v.getMetadata(schema);
  if (origin === 'gap' || origin === 'implied') return origin;
  return wraps(schema) ? originOf(schema.wrapped) : 'spec';
}

/** Why a member is implied; undefined for any other. */
export function reasonOf(schema: v.GenericSchema): string | undefined {
  if (originOf(schema) !== 'implied') return undefined;
  const { reason } = v.getMetadata(schema);
  if (typeof reason === 'string') return reason;
  return wraps(schema) ? reasonOf(schema.wrapped) : undefined;
}
