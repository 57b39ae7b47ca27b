import { endpoints, type Endpoint, type EndpointName } from '../../src/contract/endpoints.js';
import { limits } from '../../src/contract/limits.js';
import { chapterOf } from './chapters.js';
import type { Docstrings } from './docstrings.js';
import type {
  ErrorMeaning,
  Header,
  ApiOperation,
  Parameter,
  ResponseNode,
  SchemaNode,
} from './document.js';
import { envelope } from './envelope.js';
import { refusalsOf } from './errors.js';
import type { Example } from './examples.js';
import { parametersOf } from './parameters.js';
import { refTo } from './schemas.js';

export interface OperationSources {
  docs: Docstrings;
  components: Record<string, SchemaNode>;
  meanings: readonly ErrorMeaning[];
  /** What the emulator has answered; nothing for an operation that it does not serve. */
  examples: ReadonlyMap<EndpointName, Example>;
}

/** A row of the table as an operation. */
export function apiOperation(name: EndpointName, sources: OperationSources): ApiOperation {
  const endpoint: Endpoint = endpoints[name];
  const [summary, description] = wordsOf(name, sources.docs);
  return {
    operationId: name,
    tags: [chapterOf(name)],
    summary,
    description: `${description}\n\n${gateWords[endpoint.gate](endpoint)} ${originWords(name, endpoint)}`,
    security: securityOf(endpoint),
    parameters: parametersOf(name, sources.components).map((parameter) =>
      withExample(parameter, sources.examples.get(name)),
    ),
    ...bodyOf(endpoint, sources.examples.get(name)),
    responses: {
      200: success(endpoint, sources.examples.get(name)),
      ...refusalsOf(name, sources.meanings),
    },
    'x-gate': endpoint.gate,
    'x-origin': 'spec', // every row is an operation that the specification names
    'x-spec-lines': endpoint.spec.map(String),
  };
}

/** The first sentence above the row is the summary, the rest the description. */
function wordsOf(name: EndpointName, docs: Docstrings): [summary: string, description: string] {
  const text = docs.get(`routes.${name}`)?.text ?? '';
  const [, summary, description] = /^(.+?[.?]) (.+)$/.exec(text) ?? [];
  if (!summary || !description)
    throw new Error(`src/contract/routes.ts says too little of ${name}.`);
  return [summary.replace(/\.$/, ''), description];
}

const gateWords: Record<Endpoint['gate'], (endpoint: Endpoint) => string> = {
  key: () =>
    'Needs a service key where the organiser requires one; an organiser in open mode answers without.',
  open: () => 'Answers without a key; a key that is sent is ignored.',
  checkout: ({ method }) =>
    method === 'POST'
      ? 'Needs a service key in every mode and on every surface.'
      : 'Needs a service key where the organiser requires one, and the token in the path.',
  device: () => 'Needs the token of a device.',
};

/** Who may read the answer in a page. */
function originWords(name: EndpointName, { gate }: Endpoint): string {
  if (name === 'searchEvents') return 'A page of any origin may read the answer.';
  const readers = 'A page may read the answer when its domain is on the list of the organiser';
  return gate === 'open' || gate === 'device'
    ? `${readers}.`
    : `${readers}; any other page is refused with \`origin_not_allowed\`.`;
}

function securityOf({ gate, method }: Endpoint): ApiOperation['security'] {
  if (gate === 'open') return [];
  if (gate === 'device') return [{ deviceToken: [] }];
  const always = gate === 'checkout' && method === 'POST';
  return always ? [{ serviceKey: [] }] : [{ serviceKey: [] }, {}];
}

function withExample(parameter: Parameter, example: Example | undefined): Parameter {
  const sent = example?.parameters[parameter.name];
  return sent === undefined ? parameter : { ...parameter, example: sent };
}

function bodyOf({ body }: Endpoint, example: Example | undefined): Partial<ApiOperation> {
  if (!body) return {};
  const sent = example?.body === undefined ? {} : { example: example.body };
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: refTo(body), ...sent } },
    },
  };
}

function success({ data, cache }: Endpoint, example: Example | undefined): ResponseNode {
  const answered = example ? { example: example.answer } : {};
  return {
    description: 'What was asked for.',
    headers: { 'Cache-Control': cacheHeaders[cache] },
    content: { 'application/json': { schema: envelope('data', refTo(data)), ...answered } },
  };
}

const sharedForAMinute: Header = {
  description: 'May be shared for a minute.',
  schema: { type: 'string', const: `public, s-maxage=${limits.feedSharedMaxAgeSeconds}` },
};

const cacheHeaders: Record<Endpoint['cache'], Header> = {
  feed: sharedForAMinute,
  kept: sharedForAMinute,
  never: {
    description: 'Nothing outlives the page.',
    schema: { type: 'string', const: 'no-store' },
  },
};
