import * as v from 'valibot';
import { endpoints } from '../contract/endpoints.js';
import { originOf } from '../contract/gap.js';
import type { EndpointName } from '../contract/routes.js';
import type { Settings } from './settings.js';

/** What a service of tomorrow may send and nobody reads today. */
const additions = { addedLater: { since: 2, notes: ['nobody knows this member', null] } };

/** The answer as another service that keeps the contract might have sent it. */
export function vary(operation: EndpointName, data: unknown, settings: Settings): unknown {
  const { additiveMembers, omit } = settings;
  if (!additiveMembers && omit.length === 0) return data;
  const varied = structuredClone(data);
  eachObject(endpoints[operation].data, varied, (object, members) => {
    for (const name of omit) if (isGap(members[name])) Reflect.deleteProperty(object, name);
    if (additiveMembers) Object.assign(object, structuredClone(additions));
  });
  return varied;
}

/** Names of all members that the specification does not state: what `omit` takes. */
export function gapMembers(): Set<string> {
  const names = new Set<string>();
  const seen = new Set<v.GenericSchema>();
  const visit = (schema: v.GenericSchema) => {
    if (seen.has(schema)) return;
    seen.add(schema);
    const members = Object.entries(membersOf(schema) ?? {});
    for (const [name, member] of members) if (isGap(member)) names.add(name);
    for (const part of [...members.map(([, member]) => member), ...partsOf(schema)]) visit(part);
  };
  for (const { data } of Object.values(endpoints)) visit(data);
  return names;
}

type Members = Record<string, v.GenericSchema>;
type Visit = (object: Record<string, unknown>, members: Members) => void;

/** Walks along the schema, so that maps with free keys (`socials`, JSON-LD) stay as they are. */
function eachObject(schema: v.GenericSchema, value: unknown, visit: Visit): void {
  if (value === null || typeof value !== 'object') return;
  const members = membersOf(schema);
  if (members) {
    const object = value as Record<string, unknown>;
    for (const [name, member] of Object.entries(members)) eachObject(member, object[name], visit);
    visit(object, members);
  } else if (Array.isArray(value)) {
    for (const item of value) for (const part of partsOf(schema)) eachObject(part, item, visit);
  } else {
    const part = partsOf(schema).find((candidate) => v.is(candidate, value));
    if (part) eachObject(part, value, visit);
  }
}

const isGap = (schema: v.GenericSchema | undefined) => schema && originOf(schema) === 'gap';

function membersOf(schema: v.GenericSchema): Members | undefined {
  return 'entries' in schema ? (schema.entries as Members) : undefined;
}

/** What a list, a wrapper, a choice or a deferred schema is made of. */
function partsOf(schema: v.GenericSchema): v.GenericSchema[] {
  if ('item' in schema) return [schema.item as v.GenericSchema];
  if ('wrapped' in schema) return [schema.wrapped as v.GenericSchema];
  if ('getter' in schema) return [(schema.getter as () => v.GenericSchema)()];
  const options = 'options' in schema && schema.type !== 'picklist' ? schema.options : [];
  return options as v.GenericSchema[];
}
