import type { PayAction } from '../../../src/contract/checkout.js';
import type { Failure } from '../../../src/checkout/machine/state.js';
import type { SecretAction } from '../../../src/checkout/providers/provider.js';
import { expressProviders } from '../../../src/checkout/providers/registry.js';
import { pageRecord } from '../../../src/embed/page.js';
import type { LateView } from '../../internal/late-view.js';
import type { EmbeddedPayment } from './payment-form.js';
import { paymentUrl } from '../../../src/html/leaving.js';

/** A wallet may be there, or a form in the page: the page has made some known, or may yet. */
export const mayPayInPage = (): boolean =>
  expressProviders.size > 0 || !!pageRecord().settings.paymentModule;

/** In the provider's own form. */
export async function payInPage(
  form: LateView<EmbeddedPayment>,
  action: SecretAction,
): Promise<Failure | undefined> {
  const code = form.view ?? (await form.load()); // a wallet waits for its answer in the same task
  return code ? code.perform(action) : { code: 'payment_failed' };
}

type AwayAction = Exclude<PayAction, { kind: 'client_secret' }>;

/** Leaves for the payment page. What the buyer comes back to is decided by the service. */
export function leaveForPayment(
  action: AwayAction,
  warn: (text: string) => void,
): Promise<Failure | undefined> {
  const href = paymentUrl(action.url);
  if (!href) {
    warn('goes to no payment page that is not at https, as the answer of pay asks it to.');
    return Promise.resolve({ code: 'no_way_to_pay' });
  }
  location.assign(href);
  return new Promise(() => undefined); // the page goes
}

const kinds = ['redirect', 'client_secret', 'test'] as const;

/** As the page's author lists them, best first; a redirect where nothing in the list is known. */
export function listedPaymentKinds(listed: string): PayAction['kind'][] {
  const known = listed.split(/\s+/).flatMap((word) => kinds.find((kind) => kind === word) ?? []);
  return known.length > 0 ? known : ['redirect'];
}
