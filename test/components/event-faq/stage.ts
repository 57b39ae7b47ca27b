import { waitUntil } from '@open-wc/testing';
import '../../../components/event-faq/event-faq.js';
import type { EventFaq } from '../../../components/event-faq/event-faq.js';
import { answer, make, TestPage, visibleText } from '../page.js';
import { entry, faq } from './feed.js';
import { all } from '../parts.js';

export { all };

/** A page with `<event-faq>` elements and the feed they get; made anew for each test. */
export class Stage {
  data = faq();
  readonly page = new TestPage({ event: 'party' });

  constructor() {
    sessionStorage.clear();
    this.page.reply = () => answer(this.data);
  }

  leave(): void {
    this.page.leave();
    history.replaceState(null, '', location.pathname + location.search);
  }

  async put(attributes: Record<string, string> = {}, content = ''): Promise<EventFaq> {
    const element = make('event-faq', attributes);
    element.innerHTML = content;
    document.body.append(element);
    await waitUntil(
      () => all(element, '.prose').length > 0 && all(element, '.prose:empty').length === 0,
      'questions and answers are drawn',
    );
    return element;
  }
}

export const idOf = (number: number): string => entry(number, '', '').id;

export const toggles = (element: EventFaq) => all<HTMLButtonElement>(element, '.toggle');

/** Of the questions that are open. */
export const openTexts = (element: EventFaq): string[] =>
  toggles(element)
    .filter((button) => button.ariaExpanded === 'true')
    .map((button) => button.textContent.trim());

export const answerOf = (element: EventFaq, button: Element): HTMLElement =>
  element.shadowRoot!.getElementById(button.getAttribute('aria-controls')!)!;

export const field = (element: EventFaq) => all<HTMLInputElement>(element, 'input')[0]!;

/** Types a query and waits for what it finds. */
export async function search(element: EventFaq, query: string): Promise<void> {
  field(element).focus();
  field(element).value = query;
  field(element).dispatchEvent(new Event('input', { bubbles: true }));
  await waitUntil(() => /results?\b|Nothing found/.test(visibleText(element)) || !query);
  await element.updateComplete;
}

export { announced } from '../page.js';
