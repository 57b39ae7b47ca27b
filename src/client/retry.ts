import { routes, type Route } from '../contract/routes.js';
import { isRequestFailure } from './errors.js';

/** Waiting and chance; tests replace them. */
export interface RetryOptions {
  /** Waits; rejects with the signal's reason if that aborts. */
  readonly pause: (seconds: number, signal?: AbortSignal) => Promise<void>;
  /** At least 0, below 1. */
  readonly random: () => number;
  readonly online: () => boolean;
}

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Called with the seconds of a wait that a visitor notices. The call continues after it. */
  readonly onWait?: ((seconds: number) => void) | undefined;
  /** Makes one attempt, as the caller repeats the call itself. */
  readonly once?: boolean | undefined;
  /** The first attempt, if it is under way already: the same call, made with `once`. */
  readonly begun?: Promise<unknown> | undefined;
}

/**
 * Writes that may be sent twice: a quote changes nothing, later details replace earlier ones, and
 * completing a free order again gives the same answer (spec L253). Not `reserve` and `pay`: a repeated
 * one may hold or charge twice.
 */
const { quote, submitDetails, completeFree } = routes;
const repeatableWrites: readonly Route[] = [quote, submitDetails, completeFree];

export const isRepeatable = (route: Route): boolean =>
  route.method === 'GET' || repeatableWrites.includes(route);

const retries = 2;
const transientStatuses = [408, 429, 500, 502, 503, 504];
const longestWaitSeconds = 60;
/** After a 429 whose `Retry-After` CORS hides. */
const unnamedWaitSeconds = 5;
const noticedSeconds = 1;

/**
 * Repeats a call after a temporary failure. A timeout is not repeated, as the visitor has waited ten
 * seconds. So three attempts stay within thirty seconds, plus the waits that the service asks for.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { pause, random, online }: RetryOptions,
  { signal, onWait, once, begun }: CallOptions = {},
): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await ((retry ? undefined : (begun as Promise<T> | undefined)) ?? attempt());
    } catch (error) {
      const wait = retry < (once ? 0 : retries) ? waitAfter(error, retry, random()) : undefined;
      if (wait === undefined || !online()) throw error;
      if (wait >= noticedSeconds) onWait?.(wait);
      await pause(wait, signal);
    }
  }
}

/** Seconds until the next attempt; undefined if there should be none. */
function waitAfter(error: unknown, retry: number, chance: number): number | undefined {
  if (!isRequestFailure(error)) return undefined;
  const { code, status = 0, retryAfterSeconds } = error;
  if (code !== 'network' && !transientStatuses.includes(status)) return undefined;
  const least = retryAfterSeconds ?? (status === 429 ? unnamedWaitSeconds : 0);
  if (least > longestWaitSeconds) return undefined;
  // Other visitors were told the same time: chance spreads their retries.
  const wait = least + chance * Math.max(least, 0.3 * 2 ** retry);
  return Math.min(wait, longestWaitSeconds);
}

export const browserPause: RetryOptions['pause'] = (seconds, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
