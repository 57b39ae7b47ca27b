import { createCache, type Cache, type Entry } from '../../src/cache/cache.js';

/** One call of `load`, answered by hand. */
export interface Request {
  readonly signal: AbortSignal;
  /** Says that it pauses for so many seconds, as the service asked it to. */
  readonly waits: (seconds: number) => void;
  answer(data: unknown): Promise<void>;
  fail(error: Error): Promise<void>;
}

export interface Stage {
  readonly cache: Cache;
  readonly requests: Request[];
  /** The entry of `key`; its requests wait in `requests`. */
  readonly entry: (maxAgeSeconds?: number, key?: string) => Entry<unknown>;
  /** The page is looked at again, or back online. */
  readonly wake: () => void;
  /** How many entries listen for that. */
  readonly listening: () => number;
  /** Moves the clock, and runs the timers that are due. */
  readonly pass: (seconds: number) => void;
}

/** Until everything that needs no timer has happened. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A cache whose clock, timers, page and network are moved by hand. */
export function stage(isFinal?: (error: unknown) => boolean): Stage {
  let clock = 1_000_000;
  const timers = new Set<{ at: number; run: () => void }>();
  const wakers = new Set<() => void>();
  const requests: Request[] = [];
  const cache = createCache({
    now: () => clock,
    wake: (listener) => {
      wakers.add(listener);
      return () => wakers.delete(listener);
    },
    later: (seconds, run) => {
      const timer = { at: clock + seconds * 1000, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  const load = (signal: AbortSignal, waits: (seconds: number) => void) =>
    new Promise<unknown>((resolve, reject) => {
      const after = (run: () => void) => {
        run();
        return settled();
      };
      requests.push({
        signal,
        waits,
        answer: (data) => after(() => resolve(data)),
        fail: (error) => after(() => reject(error)),
      });
    });
  return {
    cache,
    requests,
    entry: (maxAgeSeconds = 60, key = 'line-up') =>
      cache.entry(key, load, { maxAgeSeconds, ...(isFinal && { isFinal }) }),
    wake: () => wakers.forEach((listener) => listener()),
    listening: () => wakers.size,
    pass(seconds) {
      clock += seconds * 1000;
      for (const timer of timers) {
        if (timer.at > clock) continue;
        timers.delete(timer);
        timer.run();
      }
    },
  };
}

export const ignore = (): void => undefined;
