/** Calls `listener` whenever the page may have missed something; gives back how to stop. */
export type Wake = (listener: () => void) => () => void;

/**
 * The visitor came back to the page, the page came back from the back/forward cache, or the network
 * came back. Silent while the page is hidden or offline. Listens only while somebody does, because
 * a page without widgets must be as it was before.
 */
export const browserWake: Wake = (listener) => {
  const stop = new AbortController();
  const woken = (event: Event) => {
    // The first `pageshow` of a page is no return.
    if (event instanceof PageTransitionEvent && !event.persisted) return;
    if (document.visibilityState === 'visible' && navigator.onLine) listener();
  };
  for (const type of ['focus', 'online', 'pageshow']) {
    window.addEventListener(type, woken, { signal: stop.signal });
  }
  document.addEventListener('visibilitychange', woken, { signal: stop.signal });
  return () => stop.abort();
};
