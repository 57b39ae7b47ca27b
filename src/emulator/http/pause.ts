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
