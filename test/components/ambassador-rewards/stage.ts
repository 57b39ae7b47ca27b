import { waitUntil } from '@open-wc/testing';
import '../../../components/ambassador-rewards/ambassador-rewards.js';
import type { AmbassadorRewards } from '../../../components/ambassador-rewards/ambassador-rewards.js';
import { forgetWallet } from '../../../components/ambassador-rewards/wallet-memory.js';
import { demoEmulator } from '../demo-world.js';
import { TestPage, visibleText, type Reply } from '../page.js';

export { shows } from '../page.js';

export const token = 'device_demo_ada';

interface Sent {
  readonly path: string;
  readonly authorization: string | null;
  readonly body: Record<string, unknown> | undefined;
}

/** A page with `<ambassador-rewards>` elements before the emulator. */
export class Stage {
  readonly page = new TestPage();
  readonly emulator = demoEmulator();
  readonly sent: Sent[] = [];
  /** What claims are answered, where a test decides that. */
  claimed: Reply | undefined;

  constructor() {
    this.page.reply = (url, init) => {
      const body = typeof init.body === 'string' ? init.body : undefined;
      this.sent.push({
        path: url.pathname,
        authorization: new Headers(init.headers).get('Authorization'),
        body: body ? (JSON.parse(body) as Record<string, unknown>) : undefined,
      });
      return init.method === 'POST' && this.claimed
        ? this.claimed(url, init)
        : this.emulator.fetch(url.href, init);
    };
  }

  /** Bodies of the claims that were sent. */
  get claims() {
    return this.sent.flatMap(({ body }) => body ?? []);
  }

  leave(): void {
    forgetWallet();
    this.page.leave();
  }

  put(deviceToken: string | undefined = token, content = ''): AmbassadorRewards {
    const element = document.createElement('ambassador-rewards');
    element.innerHTML = content;
    element.deviceToken = deviceToken;
    return document.body.appendChild(element);
  }

  /** With its wallet, and what claims. */
  async ready(deviceToken = token): Promise<AmbassadorRewards> {
    const element = this.put(deviceToken);
    await waitUntil(() => element.claims && all(element, '.programme').length, 'all its parts');
    await element.updateComplete;
    return element;
  }
}

export const all = (element: Element, selector: string): HTMLElement[] => [
  ...(element.shadowRoot ?? element).querySelectorAll<HTMLElement>(selector),
];

export const one = (element: Element, selector: string): HTMLElement =>
  (element.shadowRoot ?? element).querySelector<HTMLElement>(selector)!;

/** What stands in a field. */
export const valueOf = (element: Element, selector: string): string =>
  (one(element, selector) as HTMLInputElement).value;

export const isChosen = (element: Element, selector: string): boolean =>
  (one(element, selector) as HTMLInputElement).checked;

/** The card of a reward. */
export const card = (element: Element, title: string): HTMLElement =>
  all(element, '.reward').find((one) => one.textContent.includes(title))!;

export const words = (node: Element): string => visibleText(node);

/** Presses what opens its form. */
export async function openClaim(element: Element, title: string): Promise<HTMLElement> {
  one(card(element, title), '.claim').click();
  await waitUntil(() => one(element, '.claim-form'), 'the form');
  return one(element, '.claim-form');
}

export function type(element: Element, selector: string, text: string): void {
  const field = one(element, selector) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export const press = (element: Element, selector: string): void => one(element, selector).click();

export const send = (element: Element): void => press(element, '.claim-form [type="submit"]');
