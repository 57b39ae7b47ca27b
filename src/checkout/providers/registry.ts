import type { ExpressProvider } from './express.js';
import type { PaymentProvider } from './provider.js';

/** Payment providers by `action.provider`. */
export const paymentProviders = new Map<string, () => Promise<PaymentProvider>>([
  ['stripe', () => import('./stripe.js').then(({ stripe }) => stripe)],
]);

/** Wallets by provider; none unless the page registers one. */
export const expressProviders = new Map<string, () => Promise<ExpressProvider>>();

/** Registers a provider under the name in the service's `action.provider`. Loaded when an order needs it. */
export function registerPaymentProvider(name: string, load: () => Promise<PaymentProvider>): void {
  paymentProviders.set(name, load);
}

/**
 * Registers a wallet of a provider. Loaded when an order can be paid, and shown below the ordinary
 * payment if the device has it.
 * @returns a function that unregisters it
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

/** Undefined if it is not registered. */
export const paymentProvider = (name: string): Promise<PaymentProvider> | undefined =>
  paymentProviders.get(name)?.();
