import { apiVersion } from '../../contract/envelope.js';
import { limits } from '../../contract/limits.js';
import type { Route } from '../../contract/routes.js';
import { Refusal, httpStatus } from '../requests/refuse.js';
import type { Settings } from '../state/settings.js';

/** An answer before it is written: its status, its body, and what the request log keeps of it. */
export interface EmulatorAnswer {
  status: number;
  body: string | null;
  /** Error code; null for a success. */
  code: string | null;
  headers: Record<string, string>;
}

const json = { 'Content-Type': 'application/json' };
const noStore = { 'Cache-Control': 'no-store' };
const feed = { 'Cache-Control': `public, s-maxage=${limits.feedSharedMaxAgeSeconds}` };

/** spec L14, L350 */
export function successAnswer({ cache }: Route, data: unknown): EmulatorAnswer {
  const body = JSON.stringify({ apiVersion, data });
  return {
    status: 200,
    body,
    code: null,
    headers: { ...json, ...(cache === 'never' ? noStore : feed) },
  };
}

interface Failure {
  status: number;
  code: string;
  message: string;
  retryAfterSeconds?: number | undefined;
  details?: object | undefined;
}

/** spec L307. Nobody keeps an error. */
export function failure({ status, code, message, ...more }: Failure): EmulatorAnswer {
  const { details, retryAfterSeconds: wait } = more;
  const body = JSON.stringify({ apiVersion, error: { code, message, details } });
  const later = wait === undefined ? undefined : { 'Retry-After': String(wait) };
  return { status, body, code, headers: { ...json, ...noStore, ...later } };
}

/** Whatever was thrown on the way, as an answer; what is no refusal is a fault of the emulator. */
export function failureAnswer(
  thrown: unknown,
  { shuffleStatuses, bare }: Settings,
): EmulatorAnswer {
  const { code, message, details } =
    thrown instanceof Refusal
      ? thrown
      : new Refusal('internal_error', thrown instanceof Error ? thrown.message : String(thrown));
  const status = httpStatus(code, shuffleStatuses);
  const { retryAfterSeconds } = details ?? {};
  return failure({ status, code, message, ...(!bare && { details }), retryAfterSeconds });
}
