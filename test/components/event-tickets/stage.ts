import { waitUntil } from '@open-wc/testing';
import '../../../components/event-tickets/event-tickets.js';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { answer, make, TestPage, visibleText } from '../page.js';
import { release, tickets } from './feed.js';
import { all } from '../parts.js';

export { all };

/** A page with `<event-tickets>` and the feed it gets; made anew for each test. */
export class Stage {
  /** By code; the empty one is without. */
  readonly feeds: Record<string, object> = {
    '': tickets([release(1, 'Day'), release(2, 'Night')]),
  };
  ticketUrl: string | null = 'https://shop.example/party';
  readonly page = new TestPage({ event: 'party' });
  readonly told: { name: string; detail: unknown }[] = [];
  /** Cancels what may be cancelled. */
  cancels = false;
  readonly #listen = (event: Event) => {
    this.told.push({ name: event.type, detail: (event as CustomEvent).detail });
    if (this.cancels) event.preventDefault();
  };

  constructor() {
    this.page.reply = (url) => {
      if (!url.pathname.endsWith('/tickets')) return answer({ ticketUrl: this.ticketUrl });
      const code = url.searchParams.get('promo') ?? '';
      return answer(this.feeds[code] ?? this.unknown(code));
    };
    for (const name of events) document.addEventListener(name, this.#listen);
  }

  leave(): void {
    for (const name of events) document.removeEventListener(name, this.#listen);
    this.page.leave();
  }

  async put(attributes: Record<string, string> = {}): Promise<EventTickets> {
    const element = make('event-tickets', attributes);
    document.body.append(element);
    await waitUntil(() => all(element, '.release .price').length > 0, 'tickets are drawn');
    await element.loadCart();
    await element.updateComplete;
    return element;
  }

  /** Reads the sale again, as after a while away. */
  async comeBack(element: EventTickets): Promise<void> {
    const before = this.page.requests.length;
    this.page.comeBackAfter(120);
    await waitUntil(() => this.page.requests.length > before, 'asked again');
    await new Promise((resolve) => setTimeout(resolve));
    await element.updateComplete;
  }

  private unknown(code: string): object {
    const promo = { code, status: 'not_recognised', label: null, unlockedReleaseIds: [] };
    return { ...this.feeds[''], promo };
  }
}

const events = [
  'event-tickets-changed',
  'event-tickets-promo-applied',
  'event-tickets-before-buy',
] as const;

/** As a visitor reads them, white space as one. */
export const words = (one: Element | undefined): string =>
  one?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** A button by its accessible name. */
export function button(element: EventTickets, name: string): HTMLButtonElement {
  const found = all<HTMLButtonElement>(element, 'button').find(
    (one) => (one.ariaLabel ?? one.textContent.trim()) === name,
  );
  if (!found) throw new Error(`There is no button "${name}" in: ${visibleText(element)}`);
  return found;
}

/** The field for how many of a release. */
export const howMany = (element: EventTickets, name: string): HTMLInputElement =>
  all<HTMLInputElement>(element, '.stepper input').find((one) => one.ariaLabel?.startsWith(name))!;

export const summaryOf = (element: EventTickets): string => words(all(element, '.summary')[0]!);

export const rowOf = (element: EventTickets, name: string): HTMLElement =>
  all(element, '.release').find(
    (row) => row.querySelector('.release-name')?.textContent.trim() === name,
  )!;

export { announced } from '../page.js';
