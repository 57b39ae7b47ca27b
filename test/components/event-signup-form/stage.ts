import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../components/event-signup-form/event-signup-form.js';
import type { EventSignupForm } from '../../../components/event-signup-form/event-signup-form.js';
import { answer, make, type Reply, TestPage } from '../page.js';
import { definition } from './definition.js';
import { all, focused, labelled } from '../parts.js';

export { all, button, focused, labelled } from '../parts.js';

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
    this.page.leave();
    sessionStorage.clear();
  }

  async put(attributes: Record<string, string> = {}, home: Element = document.body) {
    const element = make('event-signup-form', attributes);
    home.append(element);
    await waitUntil(() => element.matches(':state(ready), :state(empty)'), 'the form is drawn');
    // The later part has come once the phrases of it are known.
    await waitUntil(() => 'thanks' in element.phrases, 'the later part is there');
    await element.updateComplete;
    return element;
  }
}

/** The group whose question begins so. */
export function group(element: EventSignupForm, question: string): HTMLFieldSetElement {
  const legend = all(element, 'legend').find((one) => one.textContent.trim().startsWith(question));
  return legend!.closest('fieldset')!;
}

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
