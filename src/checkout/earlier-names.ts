import type { Checkout, CheckoutOptions, SessionStore } from './checkout.js';
import { createCheckout as createEngine } from './engine.js';
import type { Environment } from './environment.js';
import type { Selection } from './sale/selection.js';

/** `store` under the name that it had first. */
export type EarlierOptions = Omit<CheckoutOptions, 'store'> & {
  /** The earlier name of `store`. */
  readonly keeper: SessionStore;
};

export interface PublicCheckout extends Checkout {
  /** The earlier name of `select`. */
  wish(selection: Selection): void;
}

/** A checkout for a face of one's own. The names of the first version go on working. */
export function createCheckout(
  options: CheckoutOptions | EarlierOptions,
  environment?: Partial<Environment>,
): PublicCheckout {
  const store = 'store' in options ? options.store : options.keeper;
  const checkout = createEngine({ ...options, store }, environment);
  return Object.assign(checkout, {
    wish: (selection: Selection) => checkout.select(selection),
  });
}
