import * as v from 'valibot';
import { LegacyRegisterRequest, VerifyRequest } from '../../contract/prelaunch.js';
import { refuse } from '../requests/refuse.js';
import { tooLong } from '../requests/request.js';
import type { Params } from '../state/subject.js';

/** Query parameters besides `surface`; the first of a repeated one counts, unknown ones are ignored. */
export function readQuery(schema: v.GenericSchema | undefined, query: URLSearchParams): unknown {
  if (!schema) return undefined;
  const sent = Object.fromEntries([...query.keys()].map((name) => [name, query.get(name)]));
  return accept(schema, sent, 'The query');
}

/** @throws {Refusal} bad_request (requirements ERR-26, LIM-11) */
export function readBody(
  schema: v.GenericSchema | undefined,
  headers: Headers,
  text: string | undefined,
): unknown {
  if (!schema) return undefined;
  const type = headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    refuse('bad_request', `The body must be application/json, not "${type}".`);
  }
  if (text === undefined) refuse('bad_request', tooLong);
  const body = parseJson(text);
  if (Array.isArray(body)) refuse('bad_request', 'The body must be an object, not a list.');
  return accept(schema, body, 'The body');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('bad_request', 'The body is not JSON.');
  }
}

function accept(schema: v.GenericSchema, value: unknown, what: string): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const fields = Object.fromEntries(
    result.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
  );
  return refuse('bad_request', `${what} is not as it should be: see details.fields.`, { fields });
}

/** The earlier prelaunch endpoints: their path names no event. spec L260 */
const naming: Partial<Record<string, v.GenericSchema<Params>>> = {
  '/v1/prelaunch-register': v.pick(LegacyRegisterRequest, ['eventSlug']),
  '/v1/prelaunch-verify': v.pick(VerifyRequest, ['registrationId']),
};

/**
 * What a body says that paths say elsewhere. It is read ahead of all gates, so that these endpoints
 * refuse in the same order as the others: an unknown event before a body in disorder.
 */
export function namedInBody(path: string, text: string | undefined): Params {
  const schema = naming[path];
  if (schema === undefined || text === undefined) return {};
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    return {}; // refused for its shape when its turn comes
  }
}
