import { toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as artist from '../../src/contract/artist.js';
import * as broadcasts from '../../src/contract/broadcasts.js';
import * as checkout from '../../src/contract/checkout.js';
import * as errors from '../../src/contract/errors.js';
import * as events from '../../src/contract/events.js';
import * as faq from '../../src/contract/faq.js';
import * as forms from '../../src/contract/forms.js';
import * as gallery from '../../src/contract/gallery.js';
import * as lineup from '../../src/contract/lineup.js';
import * as merch from '../../src/contract/merch.js';
import * as news from '../../src/contract/news.js';
import * as organisers from '../../src/contract/organisers.js';
import * as prelaunch from '../../src/contract/prelaunch.js';
import * as primitives from '../../src/contract/primitives.js';
import * as rewards from '../../src/contract/rewards.js';
import * as subscribe from '../../src/contract/subscribe.js';
import * as tickets from '../../src/contract/tickets.js';
import { annotate, annotateComponent, originOfComponent } from './annotate.js';
import type { Docstrings } from './docstrings.js';
import { schemaRef, type SchemaNode } from './document.js';

const modules = [
  ...[artist, broadcasts, checkout, errors, events, faq, forms, gallery, lineup, merch, news],
  ...[organisers, prelaunch, primitives, rewards, subscribe, tickets],
];

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** Every schema that the contract exports under a name; what may be null is no name of its own. */
const named: Record<string, v.GenericSchema> = Object.fromEntries(
  modules
    .flatMap((module) => Object.entries<unknown>({ ...module }))
    .filter((entry): entry is [string, v.GenericSchema] => isSchema(entry[1]))
    .filter(([name]) => !name.startsWith('Nullable'))
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);

const nameBySchema = new Map(Object.entries(named).map(([name, schema]) => [schema, name]));

/** @throws {Error} for a schema that the contract does not export: it could not be referred to */
export function refTo(schema: v.GenericSchema): SchemaNode {
  const name = nameBySchema.get(schema);
  if (name === undefined) throw new Error(`A ${schema.type} of the table has no exported name.`);
  return schemaRef(name);
}

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  ignoreActions: ['check'], // what a check adds, JSON Schema cannot say; metadata says what it can
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema({ valibotSchema, jsonSchema }) {
    if (valibotSchema.type === 'undefined') return { not: {} };
    if (valibotSchema.type === 'literal' && jsonSchema.const !== undefined) {
      return { type: typeof jsonSchema.const as 'string' | 'number' | 'boolean', ...jsonSchema };
    }
    return undefined;
  },
};

/** The named schemas as components, each member with its words, its origin and its lines. */
export function componentSchemas(docs: Docstrings): Record<string, SchemaNode> {
  const nodes = toJsonSchemaDefs(named, conversion) as Record<string, SchemaNode>;
  for (const [name, schema] of Object.entries(named)) {
    const node = nodes[name] ?? {};
    const words = annotateComponent(node, name, docs);
    const inherited = { 'x-origin': 'spec', 'x-spec-lines': words.lines } as const;
    annotate({ schema, node, path: name, inherited, docs, nameBySchema });
    node['x-origin'] = originOfComponent(node);
  }
  return nodes;
}
