import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../components/event-prelaunch/event-prelaunch.js';
import type { EventPrelaunch } from '../../../components/event-prelaunch/event-prelaunch.js';
import { answer, make, type Reply, shows, TestPage, type } from '../page.js';
import { prelaunch, registered } from './form.js';
import { labelled } from '../parts.js';

export { all, button, focused, labelled } from '../parts.js';

export { shows, type };

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

/** A page with the form of an event, and a service that keeps what it is sent. */
export class Stage {
  form: object = prelaunch();
  readonly sent: Sent[] = [];
  /** What the service says to what is sent. */
  taken: Reply = () => answer(registered());
  /** What it says of the form. */
  says: Reply = () => answer(this.form);
  readonly page = new TestPage({ event: 'party' });

  constructor() {
    sessionStorage.clear();
    this.page.reply = (url, init) => {
      if (init.method !== 'POST') return this.says(url, init);
      const body = JSON.parse(init.body as string) as Record<string, unknown>;
      this.sent.push({ path: url.pathname, body });
      return this.taken(url, init);
    };
  }

  leave(): void {
    this.page.leave();
    sessionStorage.clear();
  }

  removeAll(): void {
    for (const element of document.querySelectorAll('event-prelaunch')) element.remove();
  }

  async put(attributes: Record<string, string> = {}, content = ''): Promise<EventPrelaunch> {
    const element = make('event-prelaunch', attributes);
    element.innerHTML = content;
    document.body.append(element);
    await waitUntil(() => element.matches(':state(ready), :state(empty)'), 'an outcome is drawn');
    return element;
  }

  /** With the part that judges and sends. */
  async putWhole(attributes?: Record<string, string>): Promise<EventPrelaunch> {
    const element = await this.put(attributes);
    await waitUntil(() => 'oneStepToGo' in element.phrases, 'the later part is there');
    await element.updateComplete;
    return element;
  }

  /** As after a reload of the tab. */
  async reload(): Promise<EventPrelaunch> {
    this.removeAll();
    return this.putWhole();
  }
}

export const pressEnter = () => sendKeys({ press: 'Enter' });

/** Fills in an address, agrees to be written to, and sends. */
export async function register(element: EventPrelaunch, number = ''): Promise<void> {
  await type(labelled(element, 'Your e-mail'), 'ada@example.com');
  labelled(element, 'Yes, “Party & Co” may e-mail').click();
  if (number) {
    labelled(element, 'Yes, “Party & Co” may text').click();
    await type(labelled(element, 'Your mobile'), number);
  }
  await pressEnter();
}

/** What explains a control is wrong with it. */
export function problemOf(element: EventPrelaunch, control: HTMLInputElement): string {
  const problem = element.shadowRoot!.getElementById(`${control.id}-problem`);
  void expect(control.ariaInvalid).to.equal(problem ? 'true' : null);
  if (problem) expect(control.getAttribute('aria-describedby')).to.contain(problem.id);
  return (
    problem?.textContent
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^Error: /, '') ?? ''
  );
}
