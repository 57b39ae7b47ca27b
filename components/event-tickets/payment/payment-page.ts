import type { PayAction } from '../../../src/contract/checkout.js';
import type { Failure } from '../../../src/checkout/machine/state.js';
import type { SecretAction } from '../../../src/checkout/providers/provider.js';
import { expressProviders } from '../../../src/checkout/providers/registry.js';
import { pageRecord } from '../../../src/embed/page.js';
import type { LateView } from '../../internal/late-view.js';
import type { EmbeddedPayment } from './payment-form.js';
import { paymentUrl } from '../../../src/html/leaving.js';

/** Whether the page may have wallets or a provider's form: registered already, or by its payment module. */
export const mayPayInPage = (): boolean =>
  expressProviders.size > 0 || !!pageRecord().settings.paymentModule;

/** Pays in the provider's own form. */
export async function payInPage(
  form: LateView<EmbeddedPayment>,
  action: SecretAction,
): Promise<Failure | undefined> {
  const code = form.view ?? (await form.load()); // no await if loaded: a wallet needs the answer in the same task
  return code ? code.perform(action) : { code: 'payment_failed' };
}

type AwayAction = Exclude<PayAction, { kind: 'client_secret' }>;

/** Goes to the payment page. After the return the service's status decides what is shown. */
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
  return new Promise(() => undefined); // never resolves: the page unloads
}

const kinds = ['redirect', 'client_secret', 'test'] as const;

/** The payment kinds of the `payments` attribute, best first; a redirect if none is known. */
export function listedPaymentKinds(listed: string): PayAction['kind'][] {
  const known = listed.split(/\s+/).flatMap((word) => kinds.find((kind) => kind === word) ?? []);
  return known.length > 0 ? known : ['redirect'];
}
