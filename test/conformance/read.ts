import * as v from 'valibot';
import {
  anyOperation,
  endpoints,
  type DataOf,
  type Endpoint,
  type EndpointName,
  type PathParamsOf,
} from '../../src/contract/endpoints.js';
import { FailureBody, success } from '../../src/contract/envelope.js';
import {
  codesWithoutStatedStatus,
  errorStatus,
  inventedCodes,
  type ErrorBody,
  type ErrorCode,
} from '../../src/contract/errors.js';
import { readObject } from '../../src/contract/loose.js';
import { onlyStated } from '../../src/contract/without-gaps.js';
import { check, checkEqual, checkShape } from './check.js';
import { keys } from './demo-world.js';
import { Ours, readLeniently } from './lenient.js';
import { NotHere, type Send, type Target } from './target.js';

/** Of any service: what else stands in a refusal is nobody's business. */
const StatedFailure = onlyStated(FailureBody) as typeof FailureBody;

/**
 * How to ask. By default: from no page, for the web, with the publishable key of Meadowlark where
 * one is asked for.
 */
export interface Wish {
  /** null: send none. */
  key?: string | null;
  origin?: string | undefined;
  /** null: leave it out. */
  surface?: string | null;
  query?: Record<string, string>;
  body?: unknown;
  /** Instead of `target.send(origin)`. */
  send?: Send;
  /** The answer may carry members that nobody knows. */
  additive?: boolean;
}

export interface Answer<Name extends EndpointName> {
  status: number;
  headers: Headers;
  text: string;
  data?: DataOf<Name>;
  error?: ErrorBody;
}

/** Performs a request and holds its answer, success or refusal, against the contract. */
export async function ask<Name extends EndpointName>(
  target: Target,
  name: Name,
  params: PathParamsOf<Name>,
  wish: Wish = {},
): Promise<Answer<Name>> {
  const send = wish.send ?? target.send(wish.origin);
  const response = await send(addressOf(target, name, params, wish), initOf(name, wish));
  return judge(target, name, response, wish.additive ?? false);
}

/** A request that must succeed. */
export async function read<Name extends EndpointName>(
  target: Target,
  name: Name,
  params: PathParamsOf<Name>,
  wish?: Wish,
): Promise<Answer<Name> & { data: DataOf<Name> }> {
  const { data, error, ...rest } = await ask(target, name, params, wish);
  check(data !== undefined, `${name} to succeed, not to refuse with ${error?.code}`);
  return { ...rest, data };
}

/** A request that must be refused with this code. */
export async function refused<Name extends EndpointName>(
  target: Target,
  name: Name,
  params: PathParamsOf<Name>,
  code: ErrorCode,
  wish?: Wish,
): Promise<Answer<Name>> {
  const answer = await ask(target, name, params, wish);
  if (target.differs && inventedCodes.includes(code) && answer.error && answer.error.code !== code)
    throw new Ours(`the code ${code}; the service refuses with ${answer.error.code}`);
  checkEqual(answer.error?.code ?? 'a success', code, `the answer of ${name}`);
  return answer;
}

export function addressOf(
  { baseUrl }: Target,
  name: EndpointName,
  params: Record<string, string>,
  { surface = 'web', query = {} }: Wish = {},
): string {
  const { path, surface: takesSurface }: Endpoint = endpoints[name];
  const filled = path.replace(/\{(\w+)\}/g, (_all, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const search = new URLSearchParams(query);
  if (takesSurface && surface !== null) search.set('surface', surface);
  return `${baseUrl}${filled}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

export function initOf(name: EndpointName, wish: Wish): RequestInit {
  const { key = endpoints[name].gate === 'open' ? null : keys.meadowlark, body } = wish;
  const headers: Record<string, string> = {};
  if (key !== null) headers['X-Service-Key'] = key;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const { method } = endpoints[name];
  return body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
}

async function judge<Name extends EndpointName>(
  target: Target,
  name: Name,
  response: Response,
  additive: boolean,
): Promise<Answer<Name>> {
  const { status, headers } = response;
  const type = headers.get('Content-Type') ?? 'none';
  check(/^application\/json\b/i.test(type), `${name} to answer application/json, not ${type}`);
  const text = await response.text();
  const body: unknown = JSON.parse(text);
  if (!additive && !target.differs) checkEnvelope(name, body, response.ok);
  if (response.ok) {
    const data = dataOf(target, name, body);
    return { status, headers, text, data };
  }
  const error = refusalIn(target, name, body);
  checkPace(target, response, error.code);
  checkShapeOfOurs(target, name, error.code);
  checkRefusal(target, name, status, error.code);
  return { status, headers, text, error };
}

/** What stands under `data`: as our contract has it, or as the specification does where that is enough. */
function dataOf<Name extends EndpointName>(
  { differs }: Target,
  name: Name,
  body: unknown,
): DataOf<Name> {
  const schema: v.GenericSchema = endpoints[name].data;
  if (differs) nullAbsent(name, body);
  if (!differs) return checkShape(success(schema), body, name).data as DataOf<Name>;
  checkShape(success(onlyStated(schema)), body, name);
  const tell = (path: string) => differs(`${name}: ${path}`);
  return readLeniently(schema, (body as { data: unknown }).data, tell) as DataOf<Name>;
}

/** What the specification says what it is, and not that it is there when there is none. */
const mayBeAbsent: Partial<Record<EndpointName, readonly string[]>> = {
  getEvent: ['capacity', 'tickets'],
  getTickets: ['checkout', 'bookingFeePolicy.capPennies'],
  reserve: ['quantityDiscount', 'paymentPlan'],
};

function nullAbsent(name: EndpointName, body: unknown): void {
  for (const path of mayBeAbsent[name] ?? []) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let at = readObject(readObject(body)['data']);
    for (const part of names) at = readObject(at[part]);
    if (at[last] === undefined) Object.assign(at, { [last]: null });
  }
}

function refusalIn({ differs }: Target, name: EndpointName, body: unknown): ErrorBody {
  const what = `the refusal of ${name}`;
  if (!differs || v.is(FailureBody, body)) return checkShape(FailureBody, body, what).error;
  const { code, message } = checkShape(StatedFailure, body, what).error;
  return { code, message };
}

/** Some limits say how long to wait; a caller who is stopped by another can find nothing out. */
function checkPace({ named }: Target, { status, headers }: Response, code: string): void {
  if (code === 'too_many_holds')
    check(/^\d+$|GMT$/.test(headers.get('Retry-After') ?? ''), 'Retry-After with too_many_holds');
  else if (status === 429 && named)
    throw new NotHere('a slower pace: the service answers 429; ask the rest later, with --only');
}

/** What a cart and the details of a buyer look like is said nowhere. spec L271 */
function checkShapeOfOurs({ named }: Target, name: EndpointName, code: string): void {
  if (!named || code !== 'bad_request') return;
  if (['quote', 'reserve', 'submitDetails'].includes(name))
    throw new Ours(`a body of ${name} as it is sent here; the service refuses it as bad_request`);
}

function checkEnvelope(name: EndpointName, body: unknown, isSuccess: boolean): void {
  const members = Object.keys(body as object).sort();
  checkEqual(members, ['apiVersion', isSuccess ? 'data' : 'error'], `the envelope of ${name}`);
}

/** Which codes an operation may give, and some of their statuses, are our own decision. */
function checkRefusal({ differs }: Target, name: EndpointName, status: number, code: string): void {
  const { errors }: Endpoint = endpoints[name];
  const isKnown = [...errors, ...anyOperation].some((known) => known === code);
  if (!isKnown && differs) {
    differs(`${name}: the code ${code}`);
    return;
  }
  check(isKnown, `${name} to refuse with a code of its row, not ${code}`);
  const isOurs = [...inventedCodes, ...codesWithoutStatedStatus].some((one) => one === code);
  if (isOurs && differs && status !== errorStatus[code as ErrorCode]) {
    differs(`${name}: the status ${status} of ${code}`);
    return;
  }
  checkEqual(status, errorStatus[code as ErrorCode], `the status of ${code}`);
}
