import { createQueue, type Lock } from './store.js';

/**
 * The lock that the pages of an origin share, held by one piece of work at a time. Of a page that has
 * been left nothing waits for it, and nothing is lost when that page comes back: Firefox grants the
 * lock to such a page and never takes it back, which left the next one without an answer for ever.
 * Whoever still holds it after the deadline has died with it, so that it is taken from there: what
 * is done under it takes some milliseconds.
 */
export function createPageLock(name: string, deadline: () => AbortSignal): Lock {
  const queue = createQueue(); // one wish of this page at a time, or they would take it from each other
  const presence = watchPresence();
  return (work) => queue(() => runLocked(work, { name, deadline, presence }));
}

interface Terms {
  name: string;
  deadline: () => AbortSignal;
  presence: Presence;
}

async function runLocked<Result>(work: () => Promise<Result>, terms: Terms): Promise<Result> {
  const { name, deadline, presence } = terms;
  const progress = { hasBegun: false };
  const begin = () => {
    progress.hasBegun = true;
    return work();
  };
  for (;;) {
    const leaving = await presence.whileShown();
    const late = deadline();
    const options = { signal: eitherOf(late, leaving) };
    try {
      return await navigator.locks.request(name, options, begin);
    } catch (error) {
      if (progress.hasBegun) throw error;
      if (leaving.aborted) continue;
      if (!late.aborted) throw error; // refused by the browser
      return await navigator.locks.request(name, { steal: true }, begin);
    }
  }
}

interface Presence {
  /** As soon as the page is shown: a signal that aborts when it is left. */
  whileShown(): Promise<AbortSignal>;
}

function watchPresence(): Presence {
  let leaving = new AbortController();
  let back: Promise<void> = Promise.resolve();
  addEventListener('pagehide', () => {
    leaving.abort();
    back = new Promise((resolve) => {
      addEventListener('pageshow', () => resolve(), { once: true });
    });
  });
  const whileShown = async () => {
    await back;
    if (leaving.signal.aborted) leaving = new AbortController();
    return leaving.signal;
  };
  return { whileShown };
}

/** `AbortSignal.any` is younger than the browsers we support. */
function eitherOf(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason);
    signal.addEventListener('abort', () => either.abort(signal.reason), { signal: either.signal });
  }
  return either.signal;
}
