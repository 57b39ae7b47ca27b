import { expressProviders, paymentProviders } from '../../../src/checkout/providers/registry.js';
import { pageRecord } from '../../../src/embed/page.js';
import { latePart } from '../../internal/late-part.js';

/** What the module that the script tag names exports as its default: it adds to both. */
type Register = (providers: typeof paymentProviders, wallets: typeof expressProviders) => unknown;

/** Lets the module of a page without packages make its providers and wallets known, once. */
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
