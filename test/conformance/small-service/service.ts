import type { EndpointName } from '../../../src/contract/endpoints.js';
import { routes } from '../../../src/contract/routes.js';
import { elsewhere, type Elsewhere } from '../elsewhere.js';
import { operationAt } from '../judged.js';
import { NotHere, type Send, type Target } from '../target.js';
import { answers, refuse, Refusal } from './answers.js';
import { named } from './data.js';
import { asStated, type Asked, type Reply, type Rules } from './rules.js';

/**
 * A whole service written from the specification and not from our contract: what that does not name
 * is called something else here, or is not there. Its rules can be broken one by one.
 */

const baseUrl = 'https://small.example';

/** As the kit finds it, with all that can be named of it. */
export function smallService(change: Partial<Rules> = {}, more: Partial<Elsewhere> = {}): Target {
  const rules: Rules = { ...asStated, ...change };
  const send =
    (origin?: string): Send =>
    async (address, init) =>
      answer(rules, new Request(address, init), origin);
  const there: Target = {
    baseUrl,
    fetch: send(named.origin),
    page: () => named.origin,
    send,
    control: async () => Promise.reject(new NotHere('the control port')),
  };
  // Its own copy: what is held is known by it.
  return elsewhere(there, { ...named, ...more, named: { ...(more.named ?? named.named) } });
}

async function answer(rules: Rules, request: Request, origin?: string): Promise<Response> {
  const name = operationAt(request) ?? 'getEvent';
  const asked = await askedOf(rules, name, request);
  if (request.method === 'OPTIONS') return made(rules, asked, { status: 204, body: {} }, origin);
  return made(rules, asked, bodyOf(rules, asked, request, origin), origin);
}

async function askedOf(rules: Rules, name: EndpointName, request: Request): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url);
  const parts = pathname.split('/');
  const isLast = name === 'submitDetails' || name === 'pay' || name === 'completeFree';
  const last = parts.at(isLast || name === 'submitForm' ? -2 : -1) ?? '';
  const text = await request.text();
  const body = (text ? JSON.parse(text) : {}) as Asked['body'];
  return {
    name,
    slug: parts[3] ?? '',
    last,
    surface: rules.surfaceOf(searchParams.get('surface')),
    body,
  };
}

function bodyOf(rules: Rules, asked: Asked, request: Request, origin?: string) {
  try {
    pass(rules, asked, request, origin);
    const data = answers[asked.name]?.(asked, rules) ?? refuse(404, 'not_found');
    return { status: 200, body: { apiVersion: 1, data } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code, message } = error;
    return { status, body: { apiVersion: 1, error: { code, message } } };
  }
}

/** Event, key, origin. */
function pass(rules: Rules, { name, slug }: Asked, { headers }: Request, origin?: string): void {
  const { gate, path } = routes[name];
  if (path.startsWith('/v1/events/{slug}') && !rules.knows(slug)) refuse(404, 'not_found');
  if (gate === 'device') refuse(401, 'unauthorized');
  if (gate !== 'open' && !rules.accepts(headers.get('X-Service-Key'), name))
    refuse(401, 'unauthorized');
  const isAsked = origin !== undefined && name !== 'searchEvents' && rules.checksOrigin(name);
  if (isAsked && !rules.allows(origin)) refuse(403, 'origin_not_allowed');
}

function made(
  rules: Rules,
  asked: Asked,
  { status, body }: Pick<Reply, 'status' | 'body'>,
  origin?: string,
): Response {
  const granted = asked.name === 'searchEvents' ? '*' : rules.grants(origin ?? '', rules);
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': rules.cacheOf(asked.name),
    'Access-Control-Allow-Headers': 'X-Service-Key, Content-Type',
    Vary: 'Origin',
    Date: new Date().toUTCString(),
    ...(origin !== undefined && granted !== null && { 'Access-Control-Allow-Origin': granted }),
  };
  const reply = rules.finish({ status, headers, body }, asked);
  const text = reply.status === 204 ? null : JSON.stringify(reply.body);
  return new Response(text, { status: reply.status, headers: reply.headers });
}
