import type { ExpressProvider } from './express.js';
import type { PaymentProvider } from './provider.js';

/** By the name that the service gives in `action.provider`. */
export const paymentProviders = new Map<string, () => Promise<PaymentProvider>>([
  ['stripe', () => import('./stripe.js').then(({ stripe }) => stripe)],
]);

/** Wallets, by the provider that pays with them: none unless the page makes one known. */
export const expressProviders = new Map<string, () => Promise<ExpressProvider>>();

/**
 * Makes a provider known under the name that the service gives in `action.provider`. The code of a
 * provider is loaded when an order asks for it.
 */
export function registerPaymentProvider(name: string, load: () => Promise<PaymentProvider>): void {
  paymentProviders.set(name, load);
}

/**
 * Makes a wallet known that pays by way of that provider. It is loaded when an order can be paid, and
 * shown below the ordinary payment where the device has it.
 * @returns what takes it away again
 */
export function registerExpressPayment(
  name: string,
  load: () => Promise<ExpressProvider>,
): () => void {
  expressProviders.set(name, load);
  return () => {
    if (expressProviders.get(name) === load) expressProviders.delete(name);
  };
}

/** Undefined: nobody has registered it. */
export const paymentProvider = (name: string): Promise<PaymentProvider> | undefined =>
  paymentProviders.get(name)?.();
