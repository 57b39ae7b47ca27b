import type * as v from 'valibot';
import { originOf, reasonOf, type Origin } from '../../src/contract/gap.js';
import type { Docstring, Docstrings } from './docstrings.js';
import { schemaRef, type Marks, type SchemaNode } from './document.js';

interface Place {
  schema: v.GenericSchema;
  /** What the schema has become; it is completed in place. */
  node: SchemaNode;
  /** `Slot`, `Slot.setNote`. */
  path: string;
  /** Of the nearest resource or member around it. */
  inherited: Marks;
  docs: Docstrings;
  nameBySchema: ReadonlyMap<v.GenericSchema, string>;
}

/** @throws {Error} when the contract does not say which lines the component stands on */
export function annotateComponent(node: SchemaNode, name: string, docs: Docstrings): Docstring {
  const words = docs.get(name);
  if (!words || words.lines.length === 0) {
    throw new Error(`src/contract: the comment above ${name} names no line of the specification.`);
  }
  if (words.text) node.description = words.text;
  node['x-spec-lines'] = words.lines;
  return words;
}

/** Named in the specification, unless every member had to be decided here. */
export function originOfComponent({ properties = {} }: SchemaNode): Origin {
  const origins = Object.values(properties).map((member) => member['x-origin']);
  if (origins.length === 0 || origins.includes('spec')) return 'spec';
  return origins.includes('implied') ? 'implied' : 'gap';
}

/** Walks a schema and its JSON Schema side by side, down to the next named schema. */
export function annotate(place: Place): void {
  const { node } = place;
  const schema = bare(place.schema);
  if (node.$ref) return;
  if (isObject(schema)) {
    annotateMembers(place, schema.entries);
  } else if ('options' in schema) {
    (schema.options as v.GenericSchema[]).forEach((option, index) => {
      const branch = (node.anyOf ?? node.oneOf)?.[index];
      if (branch) annotate({ ...place, schema: option, node: branch });
    });
  } else if ('item' in schema && node.items) {
    annotate({ ...place, schema: schema.item as v.GenericSchema, node: node.items });
  } else if ('wrapped' in schema && node.anyOf?.[0]) {
    annotate({ ...place, schema: schema.wrapped as v.GenericSchema, node: node.anyOf[0] });
  } else {
    // members that only the metadata of a pipe names, as `@type` of a JSON-LD block
    for (const member of Object.values(node.properties ?? {}))
      Object.assign(member, place.inherited);
  }
}

function annotateMembers(place: Place, entries: Record<string, v.GenericSchema>): void {
  const { node, docs, nameBySchema } = place;
  const lines = linesOfMembers(place, Object.keys(entries));
  for (const [member, entry] of Object.entries(entries)) {
    const path = `${place.path}.${member}`;
    const reason = reasonOf(entry);
    const marks: Marks = {
      'x-origin': originOf(entry),
      'x-spec-lines': lines.get(member) ?? place.inherited['x-spec-lines'],
      ...(reason !== undefined && { 'x-reason': reason }),
    };
    const converted = node.properties?.[member] ?? {};
    const name = converted.$ref ? undefined : nameUnder(entry, nameBySchema);
    const inner = name === undefined ? converted : schemaRef(name);
    // as metadata; the marks are written below
    for (const mark of ['origin', 'reason']) Reflect.deleteProperty(inner, mark);
    annotate({ ...place, schema: entry, node: inner, path, inherited: marks });
    const description = docs.get(path)?.text;
    node.properties = {
      ...node.properties,
      [member]: { ...inner, ...(description && { description }), ...marks },
    };
  }
}

/** The row of the table where there is one, and what the comment above the member names. */
function linesOfMembers({ path, docs }: Place, members: string[]): Map<string, string[]> {
  const rows = docs.get(path)?.rows;
  if (rows && rows.length !== members.length) {
    throw new Error(`src/contract: ${path} has ${members.length} members on ${rows.length} rows.`);
  }
  const found = new Map<string, string[]>();
  members.forEach((member, index) => {
    const row = rows?.[index];
    const own = docs.get(`${path}.${member}`)?.lines ?? [];
    const lines = [...new Set(row === undefined ? own : [row, ...own])];
    if (lines.length > 0) found.set(member, lines);
  });
  return found;
}

/** The named schema that `gap(Name)` and `v.optional(gap(Name))` wrap; the pipe has hidden it. */
function nameUnder(
  schema: v.GenericSchema,
  names: ReadonlyMap<v.GenericSchema, string>,
): string | undefined {
  const name = names.get(schema);
  if (name !== undefined) return name;
  if (schema.type === 'optional' && 'wrapped' in schema) {
    return nameUnder(schema.wrapped as v.GenericSchema, names);
  }
  const [first, ...actions] = 'pipe' in schema ? (schema.pipe as v.GenericSchema[]) : [];
  const onlyMarked = actions.every(({ kind }) => (kind as string) === 'metadata');
  return first && onlyMarked ? nameUnder(first, names) : undefined;
}

const isObject = (
  schema: v.GenericSchema,
): schema is v.GenericSchema & { entries: Record<string, v.GenericSchema> } => 'entries' in schema;

/** Without `v.optional` and pipes, which leave no trace in JSON Schema. */
function bare(schema: v.GenericSchema): v.GenericSchema {
  if (schema.type === 'optional' && 'wrapped' in schema) {
    return bare(schema.wrapped as v.GenericSchema);
  }
  const [first] = 'pipe' in schema ? (schema.pipe as v.GenericSchema[]) : [];
  return first && first !== schema ? bare(first) : schema;
}
