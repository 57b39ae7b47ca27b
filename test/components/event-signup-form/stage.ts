import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../components/event-signup-form/event-signup-form.js';
import type { EventSignupForm } from '../../../components/event-signup-form/event-signup-form.js';
import { answer, TestPage, type Reply, visibleText } from '../page.js';
import { definition } from './definition.js';

export { shows, type } from '../page.js';

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

/** A page with a form, and a service that keeps what it is sent; made anew for each test. */
export class Stage {
  data: object = definition();
  /** What has been sent to submissions and subscribe. */
  readonly sent: Sent[] = [];
  /** What the service says to that. */
  taken: Reply = () => answer({ ok: true });
  readonly page = new TestPage({ form: 'party' });

  constructor() {
    sessionStorage.clear();
    this.page.reply = (url, init) => {
      if (init.method !== 'POST') return answer(this.data);
      const body = JSON.parse(init.body as string) as Record<string, unknown>;
      this.sent.push({ path: url.pathname, body });
      return this.taken(url, init);
    };
  }

  leave(): void {
    for (const element of document.querySelectorAll('event-signup-form')) element.remove();
    this.page.leave();
    sessionStorage.clear();
  }

  async put(attributes: Record<string, string> = {}, home: Element = document.body) {
    const element = document.createElement('event-signup-form');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    home.append(element);
    await waitUntil(() => element.matches(':state(ready), :state(empty)'), 'the form is drawn');
    // The later part has come once the phrases of it are known.
    await waitUntil(() => 'thanks' in element.phrases, 'the later part is there');
    await element.updateComplete;
    return element;
  }
}

export const all = <T extends Element = HTMLElement>(
  element: EventSignupForm,
  selector: string,
): T[] => [...element.shadowRoot!.querySelectorAll<T>(selector)];

/** The input, list or text field with that label; what is asked of it here, all of them have. */
export function labelled(element: EventSignupForm, label: string): HTMLInputElement {
  const found = all<HTMLLabelElement>(element, 'label').find(
    (one) => one.textContent.trim().startsWith(label) || one.control?.ariaLabel === label,
  );
  if (!found?.control) throw new Error(`There is no field called ${label}.`);
  return found.control as HTMLInputElement;
}

/** The group whose question begins so. */
export function group(element: EventSignupForm, question: string): HTMLFieldSetElement {
  const legend = all(element, 'legend').find((one) => one.textContent.trim().startsWith(question));
  return legend!.closest('fieldset')!;
}

export function button(element: EventSignupForm, words: string): HTMLButtonElement {
  const found = all<HTMLButtonElement>(element, 'button').find(
    (one) => (one.ariaLabel ?? one.textContent.trim()) === words && one.checkVisibility(),
  );
  if (!found) throw new Error(`There is no button "${words}" in: ${visibleText(element)}`);
  return found;
}

/** The part that has the focus. */
export const focused = (element: EventSignupForm): HTMLElement | null =>
  element.shadowRoot!.activeElement as HTMLElement | null;

export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key });
}

/** Answers what must be answered. */
export async function answerAll(element: EventSignupForm): Promise<void> {
  labelled(element, '4 out of 5').click();
  labelled(element, 'Yes').click();
  await element.updateComplete;
}

export async function send(element: EventSignupForm): Promise<void> {
  all(element, '[part="submit"]')[0]!.focus();
  await sendKeys({ press: 'Enter' });
}

export { announced } from '../page.js';

/** The texts of what explains a control. */
export function description(element: EventSignupForm, control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .map((id) => element.shadowRoot!.getElementById(id)?.textContent.replace(/\s+/g, ' ').trim())
    .join(' ');
}

export function expectFocusOn(element: EventSignupForm, words: string): void {
  const part = focused(element);
  expect(part?.ariaLabel ?? part?.textContent.trim() ?? '').to.contain(words);
}
