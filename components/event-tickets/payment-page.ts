import type { PayAction } from '../../src/contract/checkout.js';
import type { Failure } from '../../src/checkout/state.js';
import { webUrl } from '../../src/html/links.js';

/** Where a payment leads back to: here, as a page may keep its place in query or fragment. */
export const returnAddress = (): string => location.href;

/** Leaves for the payment page. What the buyer comes back to is decided by the service. */
export function perform(action: PayAction): Promise<Failure | undefined> {
  const href = action.kind === 'client_secret' ? undefined : webUrl(action.url);
  if (!href) return Promise.resolve({ code: 'no_way_to_pay' });
  location.assign(href);
  return new Promise(() => undefined); // the page goes
}
