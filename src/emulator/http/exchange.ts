import { routes, type EndpointName } from '../../contract/routes.js';
import { bodyText } from '../requests/body-text.js';
import { corsHeaders } from './cors.js';
import { damaged } from './damage.js';
import { runDue } from '../due.js';
import { failure, type EmulatorAnswer } from './envelope.js';
import { takeFault, type FaultEffect, type Fault } from '../state/faults.js';
import { namedInBody } from '../gates/named-in-body.js';
import { findSubject, type Params, type Subject } from '../state/subject.js';
import { operationOf, preflight, unknownPath, wrongMethod } from './methods.js';
import { forever, pause } from './pause.js';
import { perform } from './perform.js';
import { writtenBody } from './prepared.js';
import { codeFor, httpStatus } from '../requests/refuse.js';
import { logRequest } from '../state/request-log.js';
import type { EmulatorState } from '../state/state.js';
import type { Store } from '../store/store.js';
import type { Transport } from '../requests/transport.js';

export interface Incoming {
  request: Request;
  params: Params;
  /** What lives at this path; nothing, for a path that the service does not have. */
  operations: readonly EndpointName[];
  transport: Transport;
}

/** One request from its arrival to its answer. */
export async function exchange(
  state: EmulatorState,
  store: Store,
  incoming: Incoming,
): Promise<Response> {
  const { request, operations } = incoming;
  const text = await bodyText(request);
  const operation = operationOf(request, operations);
  const hasFaults = () => state.memory.faults.length > 0;
  const { delaySeconds, effect } = await store.transaction(
    () => faultOf(state, request, operation),
    hasFaults,
  );
  // A request over HTTP has no signal until somebody asks for it, which takes its time.
  const seconds = delaySeconds + state.latencySeconds;
  if (seconds > 0) await pause(seconds, request);
  if (effect?.kind === 'hang') await forever(request.signal);
  const known = { operation, text, effect };
  let somethingWasDue = false;
  const respond = () => {
    somethingWasDue = runDue(state);
    return responseTo(state, incoming, known);
  };
  // Reading changes nothing by itself, and finding that out costs more than the answer.
  const mayChange = () =>
    request.method === 'POST' || somethingWasDue || hasFaults() || state.settings.rateLimits;
  if (effect?.kind === 'duplicate') await store.transaction(respond);
  return store.transaction(respond, mayChange);
}

interface Known {
  operation: EndpointName | undefined;
  /** The body of the request; undefined for one that is too long. */
  text: string | undefined;
  /** Of the fault that fires on this request, if any does. */
  effect: FaultEffect | undefined;
}

const noFault: Fault = { delaySeconds: 0, effect: undefined };

/** A preflight meets no fault. */
function faultOf(
  { memory }: EmulatorState,
  { method }: Request,
  operation: EndpointName | undefined,
): Fault {
  return operation && method !== 'OPTIONS' ? takeFault(memory.faults, operation) : noFault;
}

function responseTo(state: EmulatorState, incoming: Incoming, known: Known): Response {
  const { request, transport } = incoming;
  const { operation } = known;
  const origin = transport.origin === undefined ? request.headers.get('Origin') : transport.origin;
  const subject = subjectOf(state, incoming, known.text);
  const { answer, isLost } = outcomeOf(state, incoming, { ...known, subject, origin });
  logRequest(state.requests, {
    method: request.method,
    path: pathOf(request),
    operation: operation ?? null,
    status: isLost ? null : answer.status,
    code: isLost ? null : answer.code,
    at: state.clock.timestamp(),
  });
  const cors = corsHeaders(state.world, { origin, operation, subject });
  const headers = without({ ...answer.headers, ...cors }, known.effect);
  return new Response(writtenBody(answer), { status: answer.status, headers });
}

interface Outcome {
  answer: EmulatorAnswer;
  /** The connection broke before the answer. */
  isLost?: boolean;
}

const nothing: EmulatorAnswer = { status: 503, body: null, code: null, headers: {} };

function outcomeOf(
  state: EmulatorState,
  { request, params, operations, transport }: Incoming,
  {
    operation,
    text,
    effect,
    ...from
  }: Known & {
    subject: Subject | undefined;
    origin: string | null;
  },
): Outcome {
  if (operations.length === 0) return { answer: unknownPath(request) };
  if (request.method === 'OPTIONS') return { answer: preflight(operations) };
  if (!operation) return { answer: wrongMethod(request, operations) };

  if (effect?.kind === 'drop_before' || effect?.kind === 'drop_after') {
    transport.breakOff?.('before_answer');
  }
  if (effect?.kind === 'drop_before') return { answer: nothing, isLost: true };
  if (effect?.kind === 'status') return { answer: refused(state, effect) };
  const { caller = '', device } = transport;
  const answer = perform(state, { operation, request, params, text, caller, device, ...from });
  if (effect?.kind === 'drop_after') return { answer: nothing, isLost: true };
  if (effect?.kind === 'truncate') transport.breakOff?.('within_body');
  const call = { operation, address: pathOf(request) };
  return { answer: damaged(state.memory.faults, { call, effect, answer }) };
}

function subjectOf(
  { world }: EmulatorState,
  { operations, params }: Incoming,
  text: string | undefined,
): Subject | undefined {
  const [operation] = operations;
  if (!operation) return undefined;
  const route = routes[operation];
  return findSubject(world, route, { ...params, ...namedInBody(route.path, text) });
}

function refused(
  { settings }: EmulatorState,
  effect: FaultEffect & { kind: 'status' },
): EmulatorAnswer {
  const code = effect.code ?? codeFor(effect.status ?? 500);
  const status = effect.status ?? httpStatus(code, settings.shuffleStatuses);
  const message = effect.message ?? `A fault rule answers ${code} here.`;
  return failure({ status, code, message, retryAfterSeconds: effect.retryAfterSeconds });
}

/** The headers that a fault leaves. */
function without(headers: Record<string, string>, effect: FaultEffect | undefined) {
  if (effect?.kind !== 'omit') return headers;
  const omitted = effect.headers.map((name) => name.toLowerCase());
  const kept = Object.entries(headers).filter(([name]) => !omitted.includes(name.toLowerCase()));
  return Object.fromEntries(kept);
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
