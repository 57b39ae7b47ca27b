import type { Lock } from './persistent-store.js';

/** The lock of a process that shares its record with nobody: one after the other, in their order. */
export function createQueue(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}
