import type { EventElement } from './element.js';
import { focusText } from './focus-text.js';

/** Draws what has changed, then moves the focus to a part of it. */
export async function focusPart(host: EventElement, selector: string): Promise<void> {
  host.requestUpdate();
  await host.updateComplete;
  const part = host.renderRoot.querySelector<HTMLElement>(selector);
  if (part?.matches('a, button, input, select, textarea')) part.focus();
  else if (part) focusText(part);
}
