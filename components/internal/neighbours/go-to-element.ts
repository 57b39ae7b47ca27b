import { focusText } from '../focus-text.js';

/**
 * Brings a part of the page in sight and takes the focus there, as a link to it does, without an
 * address that wakes the routers of the page.
 */
export function goToElement(target: HTMLElement, block: ScrollLogicalPosition = 'start'): void {
  target.scrollIntoView({ block });
  if (target.tabIndex < 0) focusText(target, { preventScroll: true });
  else target.focus({ preventScroll: true });
}

/** What a selector that an author wrote finds on the page; undefined where it is none or finds nothing. */
export function findTarget(selector: string | undefined): HTMLElement | undefined {
  if (!selector) return undefined;
  try {
    return document.querySelector<HTMLElement>(selector) ?? undefined;
  } catch {
    return undefined; // an author may write anything
  }
}
