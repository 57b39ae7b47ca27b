import type { EventElement } from '../element.js';
import type { ListedEvent } from './listed-event.js';

/** What `organiser-events-selected` and `event-search-selected` tell. */
export interface EventSelected {
  /** Slug of the event; empty where the service has not said it. */
  readonly event: string;
  readonly name: string;
  /** Where its link leads. */
  readonly url: string;
}

/** Leads to the event, unless the page shows it itself. */
export function selectListed(
  host: EventElement,
  name: 'organiser-events-selected' | 'event-search-selected',
  { slug, name: words, href }: ListedEvent,
  press: MouseEvent,
): void {
  const detail: EventSelected = { event: slug, name: words, url: href ?? '' };
  if (!host.emit(name, detail, { cancelable: true })) press.preventDefault();
}
