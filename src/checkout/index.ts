/** The checkout without a user interface, for developers who build their own: docs/own-checkout.md. */
export type { Cart, CartLine, Limit } from './sale/cart.js';
export type { Checkout, CheckoutOptions, Milestone, SessionStore } from './checkout.js';
export { createCheckout } from './engine.js';
export { createSessionStore } from './session/session-store.js';
export { next } from './machine/machine.js';
export { saleOf, type LooseFeed, type Offer, type OfferState, type Sale } from './sale/offers.js';
export type { Order, PricedLine, Sums } from './order/order.js';
export type {
  PaymentFailure,
  PaymentForm,
  PaymentProvider,
  SecretAction,
  Setting,
} from './providers/provider.js';
export type {
  ConfirmExpress,
  ExpressButton,
  ExpressLine,
  ExpressOutcome,
  ExpressPayment,
  ExpressProvider,
  ExpressSetting,
} from './providers/express.js';
export {
  paymentProvider,
  registerExpressPayment,
  registerPaymentProvider,
} from './providers/registry.js';
export type {
  Details,
  Effect,
  Event,
  Failure,
  Problem,
  Selection,
  SessionRecord,
  State,
  Step,
} from './machine/state.js';
