import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.mjs';
import type {
  PaymentFailure,
  PaymentForm,
  PaymentProvider,
  SecretAction,
  Setting,
} from './provider.js';

/** Stripe's form in Stripe's frame. The script comes from Stripe, as its terms demand. */
export const stripe: PaymentProvider = {
  async open(action, setting) {
    const account = action.accountId ? { stripeAccount: action.accountId } : {};
    const locale = setting.language as StripeElementLocale;
    const api = await loadStripe(action.publishableKey, { ...account, locale });
    if (!api) throw new Error('Stripe.js is not available here');
    return formOf(api, action, setting);
  },
};

function formOf(api: Stripe, { clientSecret }: SecretAction, setting: Setting): PaymentForm {
  const { place, returnUrl, dark } = setting;
  const elements = api.elements({ clientSecret, appearance: { theme: dark ? 'night' : 'stripe' } });
  const element = elements.create('payment');
  element.mount(place);
  return {
    async confirm() {
      const { error } = await api.confirmPayment({
        elements,
        confirmParams: { return_url: returnUrl },
        // Cards and their challenges stay in the page; only some banks need a redirect.
        redirect: 'if_required',
      });
      return error && failureOf(error);
    },
    close: () => element.destroy(),
  };
}

const failureOf = ({ type, message }: { type: string; message?: string }): PaymentFailure => ({
  code: type === 'validation_error' ? 'payment_incomplete' : 'payment_failed',
  message,
});
