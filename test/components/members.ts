import type { GenericSchema } from 'valibot';
import { endpoints, type EndpointName } from '../../src/contract/endpoints.js';
import { originOf } from '../../src/contract/gap.js';
import { removeGaps } from '../../src/contract/without-gaps.js';

/** A member of an answer: `*` in its path stands for every item of a list. */
export interface Member {
  readonly path: readonly string[];
  readonly schema: GenericSchema;
}

interface Parts {
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
  getter?: (input: unknown) => GenericSchema;
  options?: unknown;
}

/** Every member that the contract of an answer names, once. */
export function membersOf(schema: GenericSchema, path: string[] = [], depth = 0): Member[] {
  const { entries, item, wrapped, getter, options } = schema as Parts;
  if (depth > 12) return []; // rich text nests without end
  const below = (part: GenericSchema, at = path) => membersOf(part, at, depth + 1);
  if (entries) {
    return Object.entries(entries).flatMap(([name, part]) => [
      { path: [...path, name], schema: part },
      ...below(part, [...path, name]),
    ]);
  }
  if (item) return below(item, [...path, '*']);
  if (wrapped) return below(wrapped);
  if (getter) return below(getter(undefined));
  const choices = Array.isArray(options) ? (options as unknown[]) : [];
  return unique(choices.flatMap((choice) => (isSchema(choice) ? below(choice) : [])));
}

export const isNullable = (schema: GenericSchema): boolean =>
  schema.type === 'nullable' || innerOf(schema, isNullable);

/** May be missing: by the specification, or because the specification does not know it. */
export const mayBeMissing = (schema: GenericSchema): boolean =>
  schema.type === 'optional' || originOf(schema) === 'gap';

export const isOpenChoice = (schema: GenericSchema): boolean =>
  schema.type === 'picklist' || innerOf(schema, isOpenChoice);

export const isNumber = (schema: GenericSchema): boolean =>
  schema.type === 'number' || innerOf(schema, isNumber);

/** A copy of the answer in which that member has another value; undefined takes it away. */
export function withMember(data: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined || data === null || typeof data !== 'object') return data;
  if (name === '*') {
    return Array.isArray(data) ? data.map((item) => withMember(item, rest, value)) : data;
  }
  const object = data as Record<string, unknown>;
  if (!Object.hasOwn(object, name)) return data;
  const changed = {
    ...object,
    [name]: rest.length ? withMember(object[name], rest, value) : value,
  };
  if (changed[name] === undefined) Reflect.deleteProperty(changed, name);
  return changed;
}

/** A copy in which every text is another. */
export function withTexts(data: unknown, change: (text: string, name: string) => string): unknown {
  const visit = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return change(value, name);
    if (Array.isArray(value)) return value.map((item) => visit(item, name));
    if (value === null || typeof value !== 'object') return value;
    const parts = Object.entries(value).map(([key, part]) => [key, visit(part, key)]);
    return Object.fromEntries(parts) as unknown;
  };
  return visit(data, '');
}

/** The same answer from a service that says only what the specification states. */
export function withoutGapMembers<Data>(name: EndpointName, data: Data): Data {
  const copy = structuredClone(data);
  removeGaps(endpoints[name].data, copy);
  return copy;
}

/** The same answer from a newer service: unknown members everywhere. */
export function withUnknownMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownMembers);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).map(([name, part]) => [name, withUnknownMembers(part)]);
  return { ...Object.fromEntries(known), zz_new: { nested: [1, 'two'] }, toString: 'x' };
}

const innerOf = (schema: GenericSchema, holds: (inner: GenericSchema) => boolean): boolean => {
  const { wrapped } = schema as Parts;
  return wrapped !== undefined && holds(wrapped);
};

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

function unique(members: Member[]): Member[] {
  return [...new Map(members.map((member) => [member.path.join('.'), member])).values()];
}
