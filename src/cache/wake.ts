import { addPageListener, removePageListener } from './page-events.js';

/** Calls `listener` whenever the page may have missed something. @returns a function that stops it */
export type Wake = (listener: () => void) => () => void;

/**
 * Fires when the visitor returns to the page, the page returns from the back/forward cache, or the
 * network returns; not while the page is hidden or offline. Has listeners on the page only while it
 * has its own, so that a page without widgets is unchanged.
 */
export const browserWake: Wake = (listener) => {
  const woken = (event: Event) => {
    // The first `pageshow` is the page's load.
    if ((event as Partial<PageTransitionEvent>).persisted === false) return;
    if (document.visibilityState === 'visible' && navigator.onLine) listener();
  };
  const each = (call: typeof addPageListener) => {
    for (const type of ['focus', 'online', 'pageshow']) call(type, woken);
    call('visibilitychange', woken, document);
  };
  each(addPageListener);
  return () => each(removePageListener);
};
