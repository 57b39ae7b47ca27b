import { type EndpointName, routes } from '../../contract/routes.js';
import { runDue } from '../due.js';
import { namedInBody } from '../gates/input.js';
import { httpStatus } from '../requests/refuse.js';
import { bodyText, type Transport } from '../requests/request.js';
import { type Fault, type FaultEffect, takeFault } from '../state/faults.js';
import type { EmulatorState } from '../state/state.js';
import { findSubject, type Params, type Subject } from '../state/subject.js';
import type { Store } from '../store/store.js';
import { corsHeaders, preflight } from './cors.js';
import { damaged, forever, headersLeft, pause, refusedBy } from './damage.js';
import { type EmulatorAnswer, failure } from './envelope.js';
import { perform } from './perform.js';
import { writtenBody } from './prepared.js';

interface Incoming {
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
  const { delaySeconds, effect } = await store.transaction((): Fault => {
    const isPreflight = request.method === 'OPTIONS'; // which meets no fault
    if (!operation || isPreflight) return { delaySeconds: 0, effect: undefined };
    return takeFault(state.memory.faults, operation);
  }, hasFaults);
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

const loggedAtMost = 1000;

function responseTo(state: EmulatorState, incoming: Incoming, known: Known): Response {
  const { request, transport } = incoming;
  const { operation } = known;
  const origin = transport.origin === undefined ? request.headers.get('Origin') : transport.origin;
  const subject = subjectOf(state, incoming, known.text);
  const { answer, isLost } = outcomeOf(state, incoming, { ...known, subject, origin });
  state.requests.push({
    method: request.method,
    path: pathOf(request),
    operation: operation ?? null,
    status: isLost ? null : answer.status,
    code: isLost ? null : answer.code,
    at: state.clock.timestamp(),
  });
  if (state.requests.length > loggedAtMost) state.requests.shift();
  const cors = corsHeaders(state.world, { origin, operation, subject });
  const headers = headersLeft({ ...answer.headers, ...cors }, known.effect);
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
  }: Known & { subject: Subject | undefined; origin: string | null },
): Outcome {
  if (operations.length === 0) return { answer: unknownPath(request) };
  if (request.method === 'OPTIONS') return { answer: preflight(methodsOf(operations)) };
  if (!operation) return { answer: wrongMethod(request, operations) };

  if (effect?.kind === 'drop_before' || effect?.kind === 'drop_after') {
    transport.breakOff?.('before_answer');
  }
  if (effect?.kind === 'drop_before') return { answer: nothing, isLost: true };
  if (effect?.kind === 'status') return { answer: refusedBy(effect, state.settings) };
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

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

/** HEAD is GET without a body; a preflight is about the operation that it asks for. */
function operationOf(
  request: Request,
  operations: readonly EndpointName[],
): EndpointName | undefined {
  const isPreflight = request.method === 'OPTIONS';
  const meant = isPreflight
    ? request.headers.get('Access-Control-Request-Method')
    : request.method.replace('HEAD', 'GET');
  const found = operations.find((name) => routes[name].method === meant);
  return found ?? (isPreflight ? operations[0] : undefined);
}

/** Methods of the service at one path. */
function methodsOf(operations: readonly EndpointName[]): string[] {
  return operations.flatMap((name) =>
    routes[name].method === 'GET' ? ['GET', 'HEAD'] : [routes[name].method],
  );
}

function unknownPath(request: Request): EmulatorAnswer {
  const message = `Nothing lives at ${new URL(request.url).pathname}.`;
  return failure({ status: httpStatus('not_found'), code: 'not_found', message });
}

function wrongMethod(request: Request, operations: readonly EndpointName[]): EmulatorAnswer {
  const allowed = methodsOf(operations).join(', ');
  const answer = failure({
    status: httpStatus('method_not_allowed'),
    code: 'method_not_allowed',
    message: `This path answers ${allowed}, not ${request.method}.`,
  });
  return { ...answer, headers: { ...answer.headers, Allow: allowed } };
}
