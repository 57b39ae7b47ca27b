import { waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../components/event-tickets/event-tickets.js';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { demoEmulator } from '../demo-world.js';
import { make, shows, TestPage, type } from '../page.js';
import { all, button, rowOf } from './stage.js';
import { labelled } from '../parts.js';

export { focused, labelled } from '../parts.js';

export { shows };

type Outcome = 'approve' | 'decline' | 'challenge' | 'process_slowly' | 'abandon';

/** Replaces what the service answers to some requests; undefined lets the emulator answer. */
export type Twist = (
  path: string,
  answer: () => Promise<Response>,
) => Promise<Response> | undefined;

type Data = Record<string, unknown>;

/** Changes what the service answers where the path fits, in place or by what is given back. */
export const edit =
  (path: RegExp, change: (data: Data) => unknown): Twist =>
  (asked, ask) =>
    path.test(asked)
      ? ask().then(async (answer) => {
          const { data } = (await answer.json()) as { data: Data };
          return Response.json({ apiVersion: 1, data: change(data) ?? data });
        })
      : undefined;

/** A page that sells the tickets of the demo world, before an emulator whose time stands still. */
export class OrderStage {
  readonly emulator = demoEmulator();
  readonly page: TestPage;
  readonly told: { name: string; detail: Record<string, unknown> }[] = [];
  /** Method and path of what was asked. */
  readonly asked: string[] = [];
  /** Questions that the service has not answered yet. */
  underWay = 0;
  /** Bodies of what was sent, by the last part of the path. */
  readonly sent: Record<string, Record<string, unknown>[]> = {};
  /** Names of events that are cancelled. */
  readonly cancels = new Set<string>();
  twist: Twist = () => undefined;
  readonly #listen = (event: Event) => {
    this.told.push({
      name: event.type,
      detail: (event as CustomEvent<Record<string, unknown>>).detail,
    });
    if (this.cancels.has(event.type)) event.preventDefault();
  };

  constructor(event = 'meadowlark-2027', serviceKey = 'pk_live_meadowlark_demo') {
    sessionStorage.clear();
    localStorage.clear();
    this.emulator.control.clock({ frozen: true });
    this.page = new TestPage({ event, serviceKey });
    this.page.reply = async (url, init) => {
      const path = url.pathname;
      this.asked.push(`${init.method ?? 'GET'} ${path}`);
      if (typeof init.body === 'string') this.#keep(path, init.body);
      const ask = () => this.#ask(url.href, init);
      const answer = await (this.twist(path, ask) ?? ask());
      return path.endsWith('/pay') ? here(answer) : answer;
    };
    for (const name of events) document.addEventListener(name, this.#listen);
  }

  /** Nothing but what the specification states. */
  saysOnlyWhatIsStated(): void {
    this.emulator.control.settings({ bare: true });
  }

  /** What is still under way must not come into the next test, nor into what a tab remembers. */
  async leave(): Promise<void> {
    for (const name of events) document.removeEventListener(name, this.#listen);
    this.page.leave();
    sessionStorage.clear();
    localStorage.clear();
    history.replaceState(null, '', location.pathname + location.search);
    await waitUntil(() => this.underWay === 0, 'the service has answered');
    sessionStorage.clear();
    localStorage.clear();
  }

  async put(attributes: Record<string, string> = {}): Promise<EventTickets> {
    const element = make('event-tickets', attributes);
    document.body.append(element);
    await waitUntil(() => element.matches(':state(ready)'), 'tickets are drawn');
    await element.loadCart();
    await element.updateComplete;
    return element;
  }

  /** The page goes and comes again with what its tab remembers. */
  async reload(element: EventTickets): Promise<EventTickets> {
    element.remove();
    return this.put();
  }

  async chosen(picks: Record<string, number>): Promise<EventTickets> {
    const element = await this.put();
    await this.choose(element, picks);
    return element;
  }

  async choose(element: EventTickets, picks: Record<string, number>): Promise<void> {
    await this.pick(element, picks);
    await shows(element, 'Total £');
  }

  /** Whatever it costs, also nothing. */
  async pick(element: EventTickets, picks: Record<string, number>): Promise<void> {
    for (const [name, quantity] of Object.entries(picks)) {
      await waitUntil(() => rowOf(element, name), name);
      const field = rowOf(element, name).querySelector<HTMLInputElement>('.stepper input')!;
      field.value = String(quantity);
      field.dispatchEvent(new Event('change'));
    }
  }

  async toDetails(picks: Record<string, number> = { 'Saturday Day': 2 }): Promise<EventTickets> {
    const element = await this.chosen(picks);
    await goOn(element);
    return element;
  }

  async toPayment(picks?: Record<string, number>): Promise<EventTickets> {
    const element = await this.toDetails(picks);
    await giveDetails(element);
    return element;
  }

  /** Presses the button and goes to where the money is, as far as this page can. */
  async toPaymentPage(picks?: Record<string, number>): Promise<EventTickets> {
    const element = await this.toPayment(picks);
    await this.leaveToPay(element);
    return element;
  }

  /** From the payment step, also for another payment after one that came to nothing. */
  async leaveToPay(element: EventTickets): Promise<void> {
    history.replaceState(null, '', location.pathname + location.search);
    onward(element).click();
    await waitUntil(() => location.hash === '#payment', 'the page has left');
  }

  /** What happens on the payment page, and the way back. */
  play(outcome: Outcome): void {
    const { payments } = this.emulator.control.payments();
    const { attemptId } = payments.find(({ status }) => status === 'open') ?? payments.at(-1)!;
    this.emulator.control.payments({ attemptId, outcome });
    window.dispatchEvent(new Event('focus'));
  }

  names(): string[] {
    return this.told.map(({ name }) => name.replace('event-tickets-', ''));
  }

  async #ask(address: string, init: RequestInit): Promise<Response> {
    this.underWay += 1;
    try {
      const answer = await this.emulator.fetch(address, init);
      return atOnce(await answer.text(), answer);
    } finally {
      this.underWay -= 1;
    }
  }

  #keep(path: string, body: string): void {
    const last = path.split('/').at(-1) ?? '';
    (this.sent[last] ??= []).push(JSON.parse(body) as Record<string, unknown>);
  }
}

/** The payment page is a fragment of this one, so that the test survives going there. */
async function here(answer: Response): Promise<Response> {
  const text = await answer.text();
  const fragment = `"url":"${location.href.split('#')[0]}#payment"`;
  return atOnce(text.replace(/"url":"http[^"]+"/, fragment), answer);
}

/** An answer that is read without a task of the browser, so that a test knows when it is in. */
function atOnce(text: string, { status, headers }: Response): Response {
  const answer = new Response(text || null, { status, headers });
  return Object.assign(answer, { text: () => Promise.resolve(text) });
}

const events = [
  ...['before-reserve', 'reserved', 'details-given', 'before-pay', 'payment-started'],
  ...['completed', 'expired', 'before-buy', 'promo-applied'],
].map((name) => `event-tickets-${name}`);

export const titleOf = (element: EventTickets): string =>
  all(element, '.step-title')[0]?.textContent.trim() ?? '';

/** The big button of the step. */
export const onward = (element: EventTickets): HTMLButtonElement =>
  all<HTMLButtonElement>(element, '.onward')[0]!;

/** From the tickets to the details. */
export async function goOn(element: EventTickets): Promise<void> {
  button(element, 'Continue').click();
  await waitUntil(() => titleOf(element) === 'Your details', 'the details');
}

/** From the details to the payment. */
export async function giveDetails(element: EventTickets): Promise<void> {
  await fillIn(element);
  await waitUntil(() => titleOf(element) === 'Payment', 'the payment');
}

/** Writes over what stands there, and goes on. */
export async function replace(field: HTMLInputElement, text: string): Promise<void> {
  field.select();
  await type(field, text);
  await sendKeys({ press: 'Tab' });
}

/** As a password manager would, then goes on. */
export async function fillIn(element: EventTickets, email = 'ada@example.com'): Promise<void> {
  set(labelled(element, 'First name'), 'Ada');
  set(labelled(element, 'Last name'), 'Byron');
  set(labelled(element, 'Email address'), email);
  const box = labelled(element, 'I am 16 or over');
  if (!box.checked) box.click();
  await element.updateComplete;
  onward(element).click();
}

export function set(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
