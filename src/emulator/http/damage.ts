import { codeFor, httpStatus } from '../requests/refuse.js';
import { timestampOf } from '../state/clock.js';
import {
  type FaultEffect,
  type FaultRecord,
  keepForStale,
  olderBody,
  type StaleCall,
} from '../state/faults.js';
import type { Settings } from '../state/settings.js';
import { type EmulatorAnswer, failure } from './envelope.js';

interface Damage {
  call: StaleCall;
  effect: FaultEffect | undefined;
  answer: EmulatorAnswer;
}

/** The answer as it arrives: whole, unless the fault that fires does something to its body. */
export function damaged(
  rules: readonly FaultRecord[],
  { call, effect, answer }: Damage,
): EmulatorAnswer {
  switch (effect?.kind) {
    case 'not_json':
      return asHtml(answer);
    case 'wrong_shape':
      return asWrongShape(answer);
    case 'clock_skew':
      return withClockOff(answer, effect.seconds);
    case 'omit':
      return rewritten(answer, (value, name) =>
        effect.members.includes(name) ? undefined : value,
      );
    case 'stale':
      return { ...answer, body: olderBody(rules, call) ?? answer.body };
    default:
      if (answer.body !== null && answer.code === null) keepForStale(rules, call, answer.body);
      return answer;
  }
}

/** The page that a hotel or a train shows to whoever has not signed in to its network. */
function asHtml(answer: EmulatorAnswer): EmulatorAnswer {
  const body = '<!doctype html><title>Welcome on board</title><p>Sign in to use this network.</p>';
  return { ...answer, body, headers: { ...answer.headers, 'Content-Type': 'text/html' } };
}

/** Well-formed, and nothing in it is what it should be: lists are missing, other values are swapped. */
function asWrongShape(answer: EmulatorAnswer): EmulatorAnswer {
  if (answer.body === null || answer.code !== null) return answer;
  const { data, ...rest } = JSON.parse(answer.body) as { data?: object };
  const members = Object.entries(data ?? {}).filter(([, value]) => !Array.isArray(value));
  const swapped = Object.fromEntries(members.map(([name, value]) => [name, swap(value)]));
  return { ...answer, body: JSON.stringify({ ...rest, data: swapped }) };
}

function swap(value: unknown): unknown {
  if (typeof value === 'string') return 42;
  return typeof value === 'number' ? 'forty-two' : [];
}

const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** As a service would have said it whose clock is that much fast. */
function withClockOff(answer: EmulatorAnswer, seconds: number): EmulatorAnswer {
  return rewritten(answer, (value) =>
    typeof value === 'string' && timestamp.test(value)
      ? timestampOf(Date.parse(value) + seconds * 1000)
      : value,
  );
}

/** Every member at any depth, replaced; undefined leaves it out. */
function rewritten(
  answer: EmulatorAnswer,
  replace: (value: unknown, name: string) => unknown,
): EmulatorAnswer {
  if (answer.body === null) return answer;
  const body = JSON.stringify(JSON.parse(answer.body), (name, value: unknown) =>
    replace(value, name),
  );
  return { ...answer, body };
}

/** What a fault answers in place of the service. */
export function refusedBy(
  effect: FaultEffect & { kind: 'status' },
  { shuffleStatuses }: Settings,
): EmulatorAnswer {
  const code = effect.code ?? codeFor(effect.status ?? 500);
  const status = effect.status ?? httpStatus(code, shuffleStatuses);
  const message = effect.message ?? `A fault rule answers ${code} here.`;
  return failure({ status, code, message, retryAfterSeconds: effect.retryAfterSeconds });
}

/** The headers that a fault leaves. */
export function headersLeft(headers: Record<string, string>, effect: FaultEffect | undefined) {
  if (effect?.kind !== 'omit') return headers;
  const omitted = effect.headers.map((name) => name.toLowerCase());
  const kept = Object.entries(headers).filter(([name]) => !omitted.includes(name.toLowerCase()));
  return Object.fromEntries(kept);
}

/** Ends early, with the reason of the abort, when nobody waits any more: nothing is executed then. */
export function pause(seconds: number, { signal }: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/** Rejects when nobody waits any more, and never otherwise. */
export function forever(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const leave = () => reject(signal.reason as Error);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
  });
}
