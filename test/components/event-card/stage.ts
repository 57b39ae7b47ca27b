import { waitUntil } from '@open-wc/testing';
import '../../../components/event-card/event-card.js';
import type { EventCard } from '../../../components/event-card/event-card.js';
import type { EventDetail } from '../../../src/contract/events.js';
import { answer, make, settled, TestPage, visibleText } from '../page.js';
import { event } from './feed.js';

/** A page with cards and the event they get; made anew for each test. */
export class Stage {
  data: EventDetail;
  readonly page = new TestPage({ event: 'party' });

  constructor(change: Partial<EventDetail> = {}) {
    this.data = event(change);
    this.page.reply = () => answer(this.data);
  }

  leave(): void {
    this.page.leave();
  }

  async put(
    change: Partial<EventDetail> = {},
    attributes: Record<string, string> = {},
  ): Promise<EventCard> {
    this.data = event(change);
    const element = make('event-card', attributes);
    document.body.append(element);
    await settled(element);
    await waitUntil(() => element.renderRoot.querySelector('.card'), 'the card is drawn');
    return element;
  }
}

export const one = (element: Element, selector: string): HTMLElement | null =>
  element.shadowRoot!.querySelector<HTMLElement>(selector);

export const words = (element: Element, selector: string): string =>
  one(element, selector)?.textContent.replace(/\s+/g, ' ').trim() ?? '';

export const text = visibleText;

/** The button that leads to tickets. */
export const button = (element: Element) =>
  element.shadowRoot!.querySelector<HTMLAnchorElement>('.actions a.button');

/** Once it leads somewhere. */
export async function linked(element: Element): Promise<HTMLAnchorElement> {
  await waitUntil(() => button(element)?.hasAttribute('href'), 'the button leads somewhere');
  return button(element)!;
}
