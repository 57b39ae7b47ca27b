import * as v from 'valibot';
import { tooLong } from '../requests/body-text.js';
import { refuse } from '../requests/refuse.js';

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
