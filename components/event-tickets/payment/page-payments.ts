import { expressProviders, paymentProviders } from '../../../src/checkout/providers/registry.js';
import { pageRecord } from '../../../src/embed/page.js';
import { latePart } from '../../internal/late-part.js';

/** Default export of the payment module named by the script tag: it adds providers and wallets. */
type Register = (providers: typeof paymentProviders, wallets: typeof expressProviders) => unknown;

/** Loads the payment module of a page without a bundler, once. It registers providers and wallets. */
export const pagePayments = (host: Element): (() => Promise<unknown>) =>
  latePart(host, 'the payment module', async () => {
    const { paymentModule } = pageRecord().settings;
    if (!paymentModule) return;
    const address = new URL(paymentModule, document.baseURI).href;
    const module = (await import(/* webpackIgnore: true */ /* @vite-ignore */ address)) as {
      default: Register;
    };
    await module.default(paymentProviders, expressProviders);
  });
