import type * as v from 'valibot';
import { endpoints } from '../../contract/endpoints.js';
import { originOf } from '../../contract/gap.js';
import type { EndpointName } from '../../contract/routes.js';
import { eachObject, membersOf, schemaParts } from '../../contract/walk.js';
import { removeGaps } from '../../contract/without-gaps.js';
import type { Settings } from '../state/settings.js';

/** What a service of tomorrow may send and nobody reads today. */
const additions = { addedLater: { since: 2, notes: ['nobody knows this member', null] } };

/** The answer as another service that keeps the contract might have sent it. */
export function vary(operation: EndpointName, data: unknown, settings: Settings): unknown {
  const { additiveMembers, bare, omit } = settings;
  if (!additiveMembers && !bare && omit.length === 0) return data;
  const schema = endpoints[operation].data;
  const varied = structuredClone(data);
  if (bare) removeGaps(schema, varied);
  eachObject(schema, varied, (object, members) => {
    for (const name of omit) if (isOurs(members[name])) Reflect.deleteProperty(object, name);
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
    for (const [name, member] of members) if (isOurs(member)) names.add(name);
    for (const part of [...members.map(([, member]) => member), ...schemaParts(schema)])
      visit(part);
  };
  for (const { data } of Object.values(endpoints)) visit(data);
  return names;
}

const isOurs = (schema: v.GenericSchema | undefined) => schema && originOf(schema) !== 'spec';
