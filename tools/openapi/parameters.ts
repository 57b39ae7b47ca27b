import {
  endpoints,
  SearchQuery,
  TicketQuery,
  type Endpoint,
} from '../../src/contract/endpoints.js';
import type { EndpointName } from '../../src/contract/endpoints.js';
import { schemaRef, type Parameter, type SchemaNode } from './document.js';

/** What a placeholder of a path stands for. */
const placeholders: Record<string, Omit<Parameter, 'name' | 'in' | 'required' | 'x-origin'>> = {
  slug: {
    description: 'The current slug, or any that was used earlier; the answers are the same.',
    schema: { type: 'string' },
    'x-spec-lines': ['19'],
  },
  artistId: {
    description: 'The id of an artist of the line-up.',
    schema: schemaRef('Uuid'),
    'x-spec-lines': ['224'],
  },
  articleSlug: {
    description: 'The slug of an article of the news.',
    schema: { type: 'string' },
    'x-spec-lines': ['227'],
  },
  key: {
    description: 'The key of the form.',
    schema: { type: 'string' },
    'x-spec-lines': ['137', '229'],
  },
  checkoutToken: {
    description: 'The token that reserve has answered; for this checkout only, for 24 hours.',
    schema: { type: 'string' },
    'x-spec-lines': ['250', '345'],
  },
};

const organiserSlug = 'The slug of the organiser.';

/** Required where the row of the table says so, although an omitted one has a meaning, too. */
const surfaceOf = ({ requiresSurface = false, spec }: Endpoint): Parameter => ({
  name: 'surface',
  in: 'query',
  required: requiresSurface,
  description:
    'Where the answer will be shown. A website must send `web`; left out, it means `app`, which has a visibility of its own.',
  schema: schemaRef('Surface'),
  example: 'web',
  'x-origin': 'spec',
  'x-spec-lines': ['15', ...(requiresSurface ? [String(spec[0])] : [])],
});

export function parametersOf(
  operation: EndpointName,
  components: Record<string, SchemaNode>,
): Parameter[] {
  const endpoint: Endpoint = endpoints[operation];
  return [
    ...pathParameters(endpoint.path),
    ...(endpoint.surface ? [surfaceOf(endpoint)] : []),
    ...queryParameters(endpoint, components),
  ];
}

function pathParameters(path: string): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const known = placeholders[name];
    if (!known) throw new Error(`tools/openapi/parameters.ts says nothing about {${name}}.`);
    const about = path.startsWith('/v1/organisers/')
      ? { ...known, description: organiserSlug, 'x-spec-lines': ['246'] }
      : known;
    return { name, in: 'path', required: true, ...about, 'x-origin': 'spec' };
  });
}

function queryParameters({ query }: Endpoint, components: Record<string, SchemaNode>): Parameter[] {
  const name = query === SearchQuery ? 'SearchQuery' : query === TicketQuery && 'TicketQuery';
  const { properties = {}, required = [] } = components[name || ''] ?? {};
  return Object.entries(properties).map(([member, node]) => {
    const { description = '', 'x-origin': origin = 'spec', ...rest } = node;
    const { 'x-spec-lines': lines = [], 'x-reason': reason, ...schema } = rest;
    return {
      name: member,
      in: 'query',
      required: required.includes(member),
      description,
      schema,
      'x-origin': origin,
      'x-spec-lines': lines,
      ...(reason !== undefined && { 'x-reason': reason }),
    };
  });
}
