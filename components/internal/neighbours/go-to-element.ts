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
