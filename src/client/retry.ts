import { routes, type Route } from '../contract/routes.js';
import { isRequestFailure } from './errors.js';

/** How waiting, chance and the network are seen; replaced in tests. */
export interface RetryOptions {
  /** Waits so many seconds; rejects with the signal's reason when that aborts. */
  readonly pause: (seconds: number, signal?: AbortSignal) => Promise<void>;
  /** At least 0, below 1. */
  readonly random: () => number;
  readonly online: () => boolean;
}

/** What a caller may say about one call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Called before a wait that a visitor notices, with its seconds; the call goes on by itself. */
  readonly onWait?: ((seconds: number) => void) | undefined;
  /** In one attempt: the caller asks again by itself, and later. */
  readonly once?: boolean | undefined;
  /** The first attempt, where it is under way already: the same call, made with `once`. */
  readonly begun?: Promise<unknown> | undefined;
}

/**
 * Writes that may be sent twice: a quote changes nothing, of details the last ones count, and
 * finishing a free order again gives the same answer (spec L253). Reserving and paying are not
 * among them: who repeats those must know whether the service recognises the repetition.
 */
const { quote, submitDetails, completeFree } = routes;
const repeatableWrites: readonly Route[] = [quote, submitDetails, completeFree];

export const isRepeatable = (route: Route): boolean =>
  route.method === 'GET' || repeatableWrites.includes(route);

const retries = 2;
const transientStatuses = [408, 429, 500, 502, 503, 504];
const longestWaitSeconds = 60;
/** After a 429 whose `Retry-After` this page may not read. */
const unnamedWaitSeconds = 5;
const noticedSeconds = 1;

/**
 * Repeats what failed by accident. An attempt that ran out of time is not repeated (its ten seconds
 * were the visitor's), so that three attempts stay within thirty seconds, plus what the service
 * itself asks to wait.
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

/** Seconds until the next attempt makes sense; undefined when that is not ours to decide. */
function waitAfter(error: unknown, retry: number, chance: number): number | undefined {
  if (!isRequestFailure(error)) return undefined;
  const { code, status = 0, retryAfterSeconds } = error;
  if (code !== 'network' && !transientStatuses.includes(status)) return undefined;
  const least = retryAfterSeconds ?? (status === 429 ? unnamedWaitSeconds : 0);
  if (least > longestWaitSeconds) return undefined;
  // Whoever else was told the same comes back too: by chance not all of them in the same second.
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
