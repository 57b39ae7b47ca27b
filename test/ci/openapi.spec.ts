import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from '@playwright/test';
import { responseAt, type ApiDocument, type ApiOperation } from '../../tools/openapi/document.js';
import { generate, outOfDate } from '../../tools/openapi/write.js';
import { anyOperation, endpoints, type Endpoint } from '../../src/contract/endpoints.js';
import { errorStatus } from '../../src/contract/errors.js';
import type { EndpointName } from '../../src/contract/routes.js';
import { readDocument } from '../conformance/document.js';
import { createJudge, operationIn } from '../conformance/judge.js';
import { chooseKinds } from '../effort.js';

const names = Object.keys(endpoints) as EndpointName[];
const document = readDocument();

const operationOf = (name: EndpointName): ApiOperation => {
  const operation = operationIn(document, name);
  if (!operation) throw new Error(`${name} is missing`);
  return operation;
};

const changed = (change: (copy: ApiDocument) => void): ApiDocument => {
  const copy = structuredClone(document);
  change(copy);
  return copy;
};

async function isAcceptedBySchema(candidate: ApiDocument): Promise<boolean> {
  const { valid } = await new Validator().validate(structuredClone(candidate) as never);
  return valid;
}

async function complaintsOfRedocly(candidate: ApiDocument): Promise<string[]> {
  const config = await createConfig({
    rules: {
      struct: 'error',
      'no-unresolved-refs': 'error',
      'operation-operationId-unique': 'error',
      'path-parameters-defined': 'error',
      'no-identical-paths': 'error',
      'security-defined': 'error',
      'no-unused-components': 'error',
      'no-invalid-media-type-examples': 'error',
    },
  });
  const source = JSON.stringify(candidate);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

test('EMU-03 what is made of the contract is what is committed, to the byte, and so is the page', async () => {
  const made = await generate();
  expect(made).toHaveLength(2);
  expect(outOfDate(made)).toEqual([]);
});

test.describe('EMU-03 the document', () => {
  test('check finds a file that says something else', () => {
    expect(outOfDate([{ path: 'docs/openapi.json', text: '{}\n' }])).toEqual(['docs/openapi.json']);
    expect(outOfDate([{ path: 'docs/missing.json', text: '' }])).toEqual(['docs/missing.json']);
  });

  test('is OpenAPI 3.1 to a validator by schema and to one by rules', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(await isAcceptedBySchema(document)).toBe(true);
    expect(await complaintsOfRedocly(document)).toEqual([]);
  });

  const broken: [fault: string, change: (copy: ApiDocument) => void][] = [
    [
      'a parameter in a place that does not exist',
      (copy) => Object.assign(operationIn(copy, 'getEvent')!.parameters[0]!, { in: 'body' }),
    ],
    [
      'a response without a description',
      (copy) => Object.assign(operationIn(copy, 'getLineup')!.responses, { 200: { content: {} } }),
    ],
    [
      'a reference to nothing',
      (copy) =>
        Object.assign(operationIn(copy, 'getFaq')!.responses, { 404: { $ref: '#/no/where' } }),
    ],
  ];
  for (const [fault, change] of chooseKinds(broken)) {
    test(`with ${fault} it is refused by both`, async () => {
      const copy = changed(change);
      expect(await isAcceptedBySchema(copy)).toBe(false);
      expect(await complaintsOfRedocly(copy)).not.toEqual([]);
    });
  }
});

test.describe('EMU-03 the document is complete', () => {
  test('every operation has its words, its body and every code that its row may answer', () => {
    for (const name of names) {
      const endpoint: Endpoint = endpoints[name];
      const operation = operationOf(name);
      expect(operation.summary, name).not.toBe('');
      expect(operation.description.length, name).toBeGreaterThan(20);
      expect(Boolean(operation.requestBody), name).toBe(Boolean(endpoint.body));
      const unsaid = [...endpoint.errors, ...anyOperation].filter((code) => {
        const response = responseAt(document, operation.responses[errorStatus[code]]!);
        const { examples = {} } = response?.content['application/json'] ?? {};
        return !response?.['x-error-codes']?.includes(code) || !(code in examples);
      });
      expect(unsaid, name).toEqual([]);
    }
  });

  test('VER-01 nothing is in it twice, nothing is in it that has no row, all of it is below /v1', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect([...ids].sort()).toEqual([...names].sort());
    for (const path of Object.keys(document.paths)) expect(path).toMatch(/^\/v1\//);
  });

  test('whatever may be refused for a time says for how long', () => {
    for (const name of names) {
      const response = responseAt(document, operationOf(name).responses['429']!);
      expect(Object.keys(response!.headers)).toContain('Retry-After');
    }
  });

  test('every operation has an example, as the emulator answers it', () => {
    for (const name of names) {
      const success = responseAt(document, operationOf(name).responses['200']!);
      expect(success?.content['application/json'].example, name).toBeDefined();
    }
  });
});

test.describe('EMU-04 where everything comes from', () => {
  interface Marked {
    'x-origin'?: unknown;
    'x-spec-lines'?: unknown;
    'x-reason'?: unknown;
  }

  const isMarked = ({ 'x-origin': origin, 'x-spec-lines': lines }: Marked) =>
    ['spec', 'implied', 'gap'].includes(String(origin)) &&
    Array.isArray(lines) &&
    lines.length > 0 &&
    lines.every((line) => /^\d{1,3}(-\d{1,3})?$/.test(String(line)));

  /** Members of every object schema below a node, by the way to them. */
  function membersBelow(node: unknown, path: string): [path: string, member: Marked][] {
    if (typeof node !== 'object' || node === null) return [];
    return Object.entries(node).flatMap(([key, value]) => {
      if (key === 'example' || key === 'examples' || key === 'value') return [];
      const below = membersBelow(value, `${path}/${key}`);
      const isMembers = key === 'properties' && !path.endsWith('/properties');
      const members = isMembers ? Object.entries(value as Record<string, Marked>) : [];
      return [
        ...members.map(([name, member]) => [`${path}/${name}`, member] as [string, Marked]),
        ...below,
      ];
    });
  }

  test('calls a surface required exactly where the table of the specification does', () => {
    const surfaceOf = (name: EndpointName) =>
      operationOf(name).parameters.find((one) => one.name === 'surface');
    const required = names.filter((name) => surfaceOf(name)?.required === true);
    expect(required).toEqual(['getLineup', 'getFaq', 'getForm', 'submitForm']);
    expect(surfaceOf('getEvent')?.required).toBe(false);
  });

  test('every operation, parameter, shape and error code carries its origin and its lines', () => {
    for (const name of names) {
      const operation = operationOf(name);
      expect(isMarked(operation), name).toBe(true);
      expect(
        operation.parameters.filter((one) => !isMarked(one)),
        name,
      ).toEqual([]);
    }
    for (const [name, shape] of Object.entries(document.components.schemas))
      expect(isMarked(shape), name).toBe(true);
    for (const error of document['x-errors']) expect(isMarked(error), error.code).toBe(true);
  });

  test('every member carries its origin and its lines', () => {
    const members = membersBelow(document, '');
    expect(members.length).toBeGreaterThan(500);
    const unmarked = members.filter(([, member]) => !isMarked(member));
    expect(unmarked.map(([path]) => path)).toEqual([]);
    const misreasoned = members.filter(
      ([, member]) => Boolean(member['x-reason']) !== (member['x-origin'] === 'implied'),
    );
    expect(misreasoned.map(([path]) => path)).toEqual([]);
  });

  test('the marks are those of the contract: a stated member, a decided one, a row of a table', () => {
    const { Slot, Release, Reservation } = document.components.schemas;
    expect(Slot?.properties?.['setNote']).toMatchObject({
      'x-origin': 'spec',
      'x-spec-lines': ['52'],
    });
    expect(Slot?.properties?.['stage']).toMatchObject({
      'x-origin': 'spec',
      'x-spec-lines': ['41'],
    });
    expect(Release?.properties?.['heldBack']).toMatchObject({ 'x-origin': 'gap' });
    expect(Reservation?.properties?.['netPennies']).toMatchObject({
      'x-origin': 'gap',
      'x-spec-lines': ['249', '250'],
    });
  });

  test('a shape is described once and referred to by name, in its own members too', () => {
    const { RichTextNode, TicketFeed } = document.components.schemas;
    expect(JSON.stringify(RichTextNode?.properties?.['content'])).toContain('schemas/RichTextNode');
    expect(TicketFeed?.properties?.['releases']?.items).toEqual({
      $ref: '#/components/schemas/Release',
    });
  });
});

test.describe('EMU-05 the document as a judge', () => {
  test('every example keeps its own schema, by Ajv at its strictest', () => {
    const judge = createJudge(document);
    let examples = 0;
    for (const name of names) {
      for (const [status, response] of Object.entries(operationOf(name).responses)) {
        const content = responseAt(document, response)!.content['application/json'];
        const refusals = Object.values(content.examples ?? {}).map(({ value }) => value);
        for (const example of [content.example, ...refusals]) {
          if (example === undefined) continue;
          judge({ name, status: Number(status), body: example });
          examples += 1;
        }
      }
    }
    expect(examples).toBeGreaterThan(200);
  });

  test('a wrong answer, a code of another operation and an unknown status are refused', () => {
    const judge = createJudge(document);
    const gallery = { eventId: 'none', photos: [], lastUpdatedAt: null };
    const refusal = { code: 'sold_out', message: 'Gone.' };
    expect(() =>
      judge({ name: 'getGallery', status: 200, body: { apiVersion: 1, data: gallery } }),
    ).toThrow('eventId');
    expect(() =>
      judge({ name: 'getGallery', status: 404, body: { apiVersion: 1, error: refusal } }),
    ).toThrow('code');
    expect(() => judge({ name: 'getGallery', status: 418, body: {} })).toThrow('418');
  });

  test('what a check of the contract adds in code, the document says where JSON Schema can', () => {
    const { Slot, Gallery } = document.components.schemas;
    expect(JSON.stringify(Slot?.properties?.['setNote'])).toContain('"maxLength":80');
    expect(Gallery?.properties?.['photos']?.maxItems).toBe(25);
  });
});

test('EMU-03 the committed files are text that ends, and name no other machine', () => {
  for (const path of ['docs/openapi.json', 'docs/api.html']) {
    const text = readFileSync(path, 'utf8');
    expect(text.endsWith('\n')).toBe(true);
    expect(text).not.toMatch(/\bundefined\b|\[object Object\]/);
  }
});
