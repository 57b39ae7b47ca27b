import {
  codesWithoutStatedStatus,
  type ErrorCode,
  errorCodes,
  type ErrorDetails,
  errorStatus,
} from '../../contract/errors.js';

/** Why a request is not answered with data. Thrown anywhere, written into the envelope in one place. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** `retryAfterSeconds` goes into the `Retry-After` header too. */
    readonly details?: ErrorDetails,
  ) {
    super(message);
  }
}

/** @throws {Refusal} always */
export function refuse(code: ErrorCode, message: string, details?: ErrorDetails): never {
  throw new Refusal(code, message, details);
}

const shuffled = [422, 409, 400, 403, 402];

/**
 * HTTP status of a code. Shuffled, a code whose status the specification leaves blank gets another
 * one than usual, so that a client that decides by status is found out (requirement ERR-24).
 */
export function httpStatus(code: string, shuffle = false): number {
  const usual = isKnown(code) ? errorStatus[code] : 500;
  const index = isKnown(code) ? codesWithoutStatedStatus.indexOf(code) : -1;
  if (!shuffle || index < 0) return usual;
  const others = shuffled.filter((status) => status !== usual);
  return others[index % others.length] ?? usual;
}

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);

/** The code that goes with a status when a fault names only the status. */
export function codeFor(status: number): ErrorCode {
  return errorCodes.find((code) => errorStatus[code] === status) ?? 'internal_error';
}
