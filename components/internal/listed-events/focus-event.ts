import type { EventElement } from '../element.js';
import { focusText } from '../focus-text.js';

/** Draws what has changed, then leads on to the event at a place of the list. */
export async function focusEvent(host: EventElement, index: number): Promise<void> {
  host.requestUpdate();
  await host.updateComplete;
  const event = host.renderRoot.querySelectorAll<HTMLElement>('.event')[index];
  const link = event?.querySelector<HTMLElement>('a');
  if (link) link.focus();
  else if (event) focusText(event);
}
