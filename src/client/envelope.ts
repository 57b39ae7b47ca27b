import type { ErrorDetails } from '../contract/errors.js';
import { AnswerError, ServiceError, type AnswerFacts } from './errors.js';

/** An answer as it came, before anything in it is believed. */
export interface HttpAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
  /** Its `Cache-Control`. */
  readonly caching?: string | null;
}

/**
 * The `data` of a success; throws what the envelope says otherwise. spec L14, L307
 * @param hide takes secrets out of a message that the service wrote
 */
export function readEnvelope(
  { status, retryAfter, text }: HttpAnswer,
  hide: (text: string) => string,
): unknown {
  const facts: AnswerFacts = { status, retryAfterSeconds: secondsOf(retryAfter, Date.now()) };
  const { apiVersion, data, error } = parse(text);
  if (apiVersion !== 1 && apiVersion !== undefined) {
    throw new AnswerError('unsupported_version', 'Another apiVersion than 1', facts);
  }
  if (typeof error?.code === 'string') {
    const { code, message, details } = error;
    const told = details?.retryAfterSeconds;
    throw new ServiceError(code, hide(typeof message === 'string' ? message : code), {
      status,
      details,
      retryAfterSeconds: facts.retryAfterSeconds ?? (Number.isFinite(told) ? told : undefined),
    });
  }
  if (apiVersion === undefined || data == null || status >= 400) {
    throw new AnswerError('bad_answer', `Not the service's envelope (HTTP ${status})`, facts);
  }
  return data;
}

/** Seconds to wait, from either form of `Retry-After`. @param now milliseconds since the epoch */
export function secondsOf(retryAfter: string | null, now: number): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter) ? +retryAfter : (Date.parse(retryAfter) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

/** Members as they may come, which is not as they should. */
interface Envelope {
  readonly apiVersion?: unknown;
  readonly data?: unknown;
  readonly error?: Partial<Record<'code' | 'message', unknown>> & { details?: ErrorDetails };
}

/** An empty envelope for a gateway's HTML page, for nothing, and for JSON that breaks off. */
function parse(text: string): Envelope {
  try {
    return (JSON.parse(text) as Envelope | null) ?? {};
  } catch {
    return {};
  }
}
