import { readFileSync } from 'node:fs';
import { endpoints, type EndpointName } from '../../src/contract/endpoints.js';
import { inReadingOrder, chapterTags } from './chapters.js';
import { readDocstrings } from './docstrings.js';
import type { ApiDocument } from './document.js';
import { errorMeanings, sharedRefusals } from './errors.js';
import { askEmulator, baseUrl } from './examples.js';
import { info } from './info.js';
import { apiOperation, type OperationSources } from './operations.js';
import { componentSchemas } from './schemas.js';

const manifest = new URL('../../package.json', import.meta.url);

/** The whole interface as an OpenAPI document, made of nothing but the contract and the emulator. */
export async function buildDocument(): Promise<ApiDocument> {
  const docs = readDocstrings();
  const components = componentSchemas(docs);
  const meanings = errorMeanings(docs);
  const examples = await askEmulator();
  const paths = pathsOf({ docs, components, meanings, examples });
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const responses = sharedRefusals(meanings);
  return {
    openapi: '3.1.0',
    info: info(version),
    servers: [
      {
        url: '{baseUrl}',
        description: 'Any service that keeps this contract; by default the emulator over HTTP.',
        variables: { baseUrl: { default: baseUrl } },
      },
    ],
    tags: chapterTags,
    paths,
    components: {
      securitySchemes: {
        serviceKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Service-Key',
          description: '`pk_live_…` in a page, `sk_live_…` on a server and never in a page.',
        },
        deviceToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a device. How it is obtained is not specified.',
        },
      },
      responses: inUse('responses', responses, paths),
      schemas: inUse('schemas', components, [paths, responses]),
    },
    'x-errors': meanings,
  };
}

function pathsOf(sources: OperationSources): ApiDocument['paths'] {
  const paths: ApiDocument['paths'] = {};
  for (const name of inReadingOrder) {
    const { path, method } = endpoints[name];
    const verb = method === 'GET' ? 'get' : 'post';
    paths[path] = { ...paths[path], [verb]: apiOperation(name, sources) };
  }
  const missing = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => !inReadingOrder.includes(name),
  );
  if (missing.length > 0) throw new Error(`No chapter lists ${missing.join(', ')}.`);
  return paths;
}

/** The components that something refers to, directly or through another one. */
function inUse<Component>(
  kind: string,
  components: Record<string, Component>,
  from: unknown,
): Record<string, Component> {
  const used = new Set<string>();
  const reference = new RegExp(`"#/components/${kind}/(\\w+)"`, 'g');
  const collect = (node: unknown): void => {
    for (const [, name = ''] of JSON.stringify(node).matchAll(reference)) {
      if (used.has(name)) continue;
      used.add(name);
      if (components[name]) collect(components[name]);
    }
  };
  collect(from);
  return Object.fromEntries(Object.entries(components).filter(([name]) => used.has(name)));
}
