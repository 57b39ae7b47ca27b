import { anyOperation, endpoints, type Endpoint } from '../../src/contract/endpoints.js';
import type { EndpointName } from '../../src/contract/endpoints.js';
import {
  errorCodes,
  errorStatus,
  inventedCodes,
  type ErrorCode,
} from '../../src/contract/errors.js';
import type { Docstring, Docstrings } from './docstrings.js';
import { responseRef, type ErrorMeaning, type Header } from './document.js';
import type { ApiOperation, ResponseNode } from './document.js';
import { envelope } from './envelope.js';

const groups = ['stated', 'statusLeftBlank', 'invented'];

/** @throws {Error} for a code without a word above it in src/contract/errors.ts */
function wordsOf(code: ErrorCode, docs: Docstrings): Docstring {
  const words = groups.map((group) => docs.get(`${group}.${code}`)).find(Boolean);
  if (!words?.text || words.lines.length === 0) {
    throw new Error(`src/contract/errors.ts: nothing is said about ${code}.`);
  }
  return words;
}

/** Every code with its status and its meaning. */
export const errorMeanings = (docs: Docstrings): ErrorMeaning[] =>
  errorCodes.map((code) => {
    const { text, lines } = wordsOf(code, docs);
    return {
      code,
      status: errorStatus[code],
      meaning: text,
      'x-origin': inventedCodes.includes(code) ? 'gap' : 'spec',
      'x-spec-lines': lines,
    };
  });

/** A refusal with one code only reads the same wherever it is given. */
export const sharedRefusals = (meanings: readonly ErrorMeaning[]): Record<string, ResponseNode> =>
  Object.fromEntries(meanings.map((meaning) => [meaning.code, refusal([meaning])]));

/** What an operation may refuse with, one response for each status. */
export function refusalsOf(
  operation: EndpointName,
  meanings: readonly ErrorMeaning[],
): ApiOperation['responses'] {
  const { errors }: Endpoint = endpoints[operation];
  const codes: ReadonlySet<string> = new Set([...errors, ...anyOperation]);
  const byStatus = new Map<number, ErrorMeaning[]>();
  for (const meaning of meanings) {
    if (!codes.has(meaning.code)) continue;
    byStatus.set(meaning.status, [...(byStatus.get(meaning.status) ?? []), meaning]);
  }
  const responses = [...byStatus].map(([status, found]) => {
    const [only, ...others] = found;
    const isShared = only && others.length === 0;
    return [status, isShared ? responseRef(only.code) : refusal(found)] as const;
  });
  return Object.fromEntries(responses); // whole numbers come in order by themselves
}

function refusal(meanings: readonly ErrorMeaning[]): ResponseNode {
  const codes = meanings.map(({ code }) => code);
  const described = meanings.map(({ code, meaning }) => `\`${code}\`: ${meaning}`).join('\n\n');
  return {
    description: described,
    headers: headersOf(meanings[0]?.status),
    content: {
      'application/json': {
        schema: envelope('error', {
          $ref: '#/components/schemas/ErrorBody',
          type: 'object',
          properties: {
            code: { type: 'string', enum: codes, 'x-origin': 'spec', 'x-spec-lines': ['307'] },
          },
        }),
        examples: Object.fromEntries(
          meanings.map(({ code, meaning }) => [
            code,
            { summary: meaning, value: { apiVersion: 1, error: { code, message: meaning } } },
          ]),
        ),
      },
    },
    'x-error-codes': codes,
  };
}

const noStore: Header = {
  description: 'Nobody keeps an error.',
  schema: { type: 'string', const: 'no-store' },
};

function headersOf(status: number | undefined): Record<string, Header> {
  const headers: Record<string, Header> = { 'Cache-Control': noStore };
  if (status === 429) {
    const description = 'Whole seconds to wait; `details.retryAfterSeconds` says the same.';
    headers['Retry-After'] = { description, schema: { type: 'integer', minimum: 0 } };
  }
  if (status === 405) {
    headers['Allow'] = { description: 'What the path answers.', schema: { type: 'string' } };
  }
  return headers;
}
