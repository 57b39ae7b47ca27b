import type { PaymentProvider } from './provider.js';

const registered = new Map<string, () => Promise<PaymentProvider>>([
  ['stripe', () => import('./stripe.js').then(({ stripe }) => stripe)],
]);

/**
 * Makes a provider known under the name that the service gives in `action.provider`. The code of a
 * provider is loaded when an order asks for it.
 */
export function registerPaymentProvider(name: string, load: () => Promise<PaymentProvider>): void {
  registered.set(name, load);
}

/** Undefined: nobody has registered it. */
export const paymentProvider = (name: string): Promise<PaymentProvider> | undefined =>
  registered.get(name)?.();
