import { routes, type EndpointName } from '../contract/routes.js';
import { corsHeaders } from './cors.js';
import { asHtml, asWrongShape } from './damage.js';
import { failure, type Answer } from './envelope.js';
import type { Effect } from './faults.js';
import { findSubject, type Params, type Subject } from './gates/subject.js';
import { operationOf, preflight, unknownPath, wrongMethod } from './methods.js';
import { pause } from './pause.js';
import { perform } from './perform.js';
import { codeFor, statusOf } from './refuse.js';
import type { EmulatorState } from './state.js';
import type { Transport } from './transport/transport.js';

export interface Incoming {
  request: Request;
  params: Params;
  /** What lives at this path; nothing, for a path that the service does not have. */
  operations: readonly EndpointName[];
  transport: Transport;
}

/** One request from its arrival to its answer. */
export async function exchange(state: EmulatorState, incoming: Incoming): Promise<Response> {
  const { request, transport } = incoming;
  const operation = operationOf(request, incoming.operations);
  const effect = await passFaults(state, request, operation);
  state.clock.runDue();
  const origin = transport.origin === undefined ? request.headers.get('Origin') : transport.origin;
  const subject = subjectOf(state, incoming);
  const known = { operation, subject, origin, effect };
  const { answer, isLost } = await outcomeOf(state, incoming, known);

  state.requests.add({
    method: request.method,
    path: pathOf(request),
    operation: operation ?? null,
    status: isLost ? null : answer.status,
    code: isLost ? null : answer.code,
    at: state.clock.timestamp(),
  });
  const cors = corsHeaders(state.world, { origin, operation, subject });
  return new Response(answer.body, {
    status: answer.status,
    headers: { ...answer.headers, ...cors },
  });
}

interface Known {
  operation: EndpointName | undefined;
  subject: Subject | undefined;
  origin: string | null;
  /** Of the fault that fires on this request, if any does. */
  effect: Effect | undefined;
}

interface Outcome {
  answer: Answer;
  /** The connection broke before the answer. */
  isLost?: boolean;
}

/** Delays the request as the fault rules say; a preflight meets no fault. */
async function passFaults(
  state: EmulatorState,
  { method, signal }: Request,
  operation: EndpointName | undefined,
): Promise<Effect | undefined> {
  if (!operation || method === 'OPTIONS') return undefined;
  const { delaySeconds, effect } = state.faults.take(operation);
  await pause(delaySeconds + state.latencySeconds, signal);
  return effect;
}

async function outcomeOf(
  state: EmulatorState,
  incoming: Incoming,
  { operation, subject, origin, effect }: Known,
): Promise<Outcome> {
  const { request, params, operations, transport } = incoming;
  if (operations.length === 0) return { answer: unknownPath(request) };
  if (request.method === 'OPTIONS') return { answer: preflight(operations) };
  if (!operation) return { answer: wrongMethod(request, operations) };

  if (effect?.kind === 'drop_before') {
    transport.breakOff?.('before_answer');
    return { answer: { status: 503, body: null, code: null, headers: {} }, isLost: true };
  }
  if (effect?.kind === 'status') return { answer: refused(state, effect) };
  const caller = transport.caller ?? '';
  const answer = await perform(state, { operation, request, params, subject, origin, caller });
  if (effect?.kind === 'truncate') transport.breakOff?.('within_body');
  if (effect?.kind === 'not_json') return { answer: asHtml(answer) };
  return { answer: effect?.kind === 'wrong_shape' ? asWrongShape(answer) : answer };
}

function subjectOf(state: EmulatorState, { operations, params }: Incoming): Subject | undefined {
  const [operation] = operations;
  return operation && findSubject(state.world, routes[operation], params);
}

function refused({ settings }: EmulatorState, effect: Effect & { kind: 'status' }): Answer {
  const code = effect.code ?? codeFor(effect.status ?? 500);
  const status = effect.status ?? statusOf(code, settings.shuffleStatuses);
  const message = effect.message ?? `A fault rule answers ${code} here.`;
  return failure({ status, code, message, retryAfterSeconds: effect.retryAfterSeconds });
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
