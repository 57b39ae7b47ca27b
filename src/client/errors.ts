import type { ErrorCode, ErrorDetails } from '../contract/errors.js';

/** What the answer said besides the code, where there was an answer. */
export interface AnswerFacts {
  /**
   * HTTP status. For retrying and for logs; what a visitor sees follows from `code` alone, but for
   * 429, which has no name of its own in the specification.
   */
  readonly status?: number;
  /** From `Retry-After`, or from `details` where the header is hidden from scripts. */
  readonly retryAfterSeconds?: number;
  readonly details?: ErrorDetails;
}

type Code = ErrorCode | 'network' | 'timeout' | 'bad_answer' | 'unsupported_version' | 'secret_key';

/** Every way in which an operation can fail, but for an abort, which stays an `AbortError`. */
export abstract class RequestFailure extends Error implements AnswerFacts {
  abstract override readonly name: string;
  declare readonly status?: number;
  declare readonly retryAfterSeconds?: number;
  declare readonly details?: ErrorDetails;

  constructor(
    /** The service's code or one of ours. A newer service may send codes that are unknown here. */
    readonly code: Code | (string & {}),
    message: string,
    facts?: AnswerFacts,
  ) {
    super(message);
    Object.assign(this, facts);
  }
}

/** The service refused: an error in the envelope. `message` is the service's, for developers. */
export class ServiceError extends RequestFailure {
  override readonly name = 'ServiceError';
}

/** No answer, or none that this page may read. */
export class NetworkError extends RequestFailure {
  override readonly name = 'NetworkError';
}

/** The answer took too long; whether the service acted is not known. */
export class TimeoutError extends RequestFailure {
  override readonly name = 'TimeoutError';
}

/** An answer that is not the envelope (`bad_answer`), or a newer one (`unsupported_version`). */
export class AnswerError extends RequestFailure {
  override readonly name = 'AnswerError';
}

/** A secret key (`sk_…`) in a page; nothing was sent. */
export class SecretKeyError extends RequestFailure {
  override readonly name = 'SecretKeyError';

  constructor() {
    super('secret_key', 'A secret key (sk_…) in a page; nothing was sent');
  }
}

interface Failures {
  ServiceError: ServiceError;
  NetworkError: NetworkError;
  TimeoutError: TimeoutError;
  AnswerError: AnswerError;
  SecretKeyError: SecretKeyError;
}

// By name and not by `instanceof`, as two copies of this code may live on one page. The browser's
// own NetworkError and TimeoutError bear a number in `code`.
const guard =
  <Name extends keyof Failures>(...names: Name[]) =>
  (error: unknown): error is Failures[Name] => {
    const { name, code } = (error ?? {}) as Partial<RequestFailure>;
    return typeof code === 'string' && names.includes(name as Name);
  };

export const isServiceError = /* @__PURE__ */ guard('ServiceError');
export const isNetworkError = /* @__PURE__ */ guard('NetworkError');
export const isTimeoutError = /* @__PURE__ */ guard('TimeoutError');
export const isAnswerError = /* @__PURE__ */ guard('AnswerError');
export const isSecretKeyError = /* @__PURE__ */ guard('SecretKeyError');
export const isRequestFailure: (error: unknown) => error is RequestFailure = /* @__PURE__ */ guard(
  'ServiceError',
  'NetworkError',
  'TimeoutError',
  'AnswerError',
  'SecretKeyError',
);

/** The key or the page is refused: asking again brings the same answer until settings change. */
export const isRefusal = (error: unknown): error is RequestFailure =>
  isRequestFailure(error) && /^(unauthorized|origin_not_allowed|secret_key)$/.test(error.code);
