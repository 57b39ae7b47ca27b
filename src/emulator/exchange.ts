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
  state.clock.runDue();
  const { request, transport } = incoming;
  const origin = transport.origin === undefined ? request.headers.get('Origin') : transport.origin;
  const operation = operationOf(request, incoming.operations);
  const subject = subjectOf(state, incoming);
  const { answer, isLost } = await outcomeOf(state, incoming, { operation, subject, origin });

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
}

interface Outcome {
  answer: Answer;
  /** The connection broke before the answer. */
  isLost?: boolean;
}

async function outcomeOf(
  state: EmulatorState,
  incoming: Incoming,
  { operation, subject, origin }: Known,
): Promise<Outcome> {
  const { request, params, operations, transport } = incoming;
  if (operations.length === 0) return { answer: unknownPath(request) };
  if (request.method === 'OPTIONS') return { answer: preflight(operations) };
  if (!operation) return { answer: wrongMethod(request, operations) };

  const { delaySeconds, effect } = state.faults.take(operation);
  await pause(delaySeconds + state.latencySeconds, request.signal);
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
