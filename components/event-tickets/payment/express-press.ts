import type { Checkout } from '../../../src/checkout/checkout.js';
import type { Failure } from '../../../src/checkout/machine/state.js';
import type { ConfirmExpress, ExpressOutcome } from '../../../src/checkout/providers/express.js';
import type { SecretAction } from '../../../src/checkout/providers/provider.js';

interface Pending {
  readonly name: string;
  readonly confirm: ConfirmExpress;
  /** Tells the wallet whether `confirm` was called. */
  readonly end: (called: boolean) => void;
  isPerformed: boolean;
}

const failures: Record<ExpressOutcome, Failure | undefined> = {
  confirmed: undefined,
  declined: { code: 'payment_failed' },
  cancelled: { code: 'payment_left' },
};

/** Handles a press on a wallet's button: the checkout starts the payment and the wallet confirms it. */
export class ExpressPress {
  readonly #checkout: Checkout;
  #pending: Pending | undefined;
  #leave: ((failure: Failure) => void) | undefined;

  constructor(checkout: Checkout) {
    this.#checkout = checkout;
    checkout.subscribe(() => this.#follow());
  }

  get isUnderWay(): boolean {
    return this.#pending !== undefined;
  }

  /** The wallet has the payment and may never answer: the buyer can leave it. */
  get mayBeLeft(): boolean {
    return this.#pending?.isPerformed === true;
  }

  /** @returns whether `confirm` was called */
  pay(name: string, confirm: ConfirmExpress): Promise<boolean> {
    if (this.#pending || this.#checkout.state.step !== 'payment') return Promise.resolve(false);
    return new Promise((end) => {
      this.#pending = { name, confirm, end, isPerformed: false };
      this.#checkout.pay();
      // The page may have cancelled the payment.
      this.#follow();
    });
  }

  /** @returns undefined if the payment is not for the pressed wallet */
  perform(action: SecretAction): Promise<Failure | undefined> | undefined {
    const pending = this.#pending;
    if (pending?.name !== action.provider) return undefined;
    pending.isPerformed = true;
    const left = new Promise<Failure>((resolve) => (this.#leave = resolve));
    const confirm = async () => failures[await pending.confirm(action)];
    return Promise.race([confirm(), left]).finally(() => this.#end(true));
  }

  /** Stops waiting for the wallet. The checkout then asks the service for the status of the payment. */
  leave(): void {
    this.#leave?.({ code: 'payment_left' });
  }

  /** Ends the press if the service refuses, doesn't answer, or asks for another kind of payment. */
  #follow(): void {
    const { step, action } = this.#checkout.state;
    const isAsking = step === 'paying' && !action;
    if (this.#pending && !this.#pending.isPerformed && !isAsking) this.#end(false);
  }

  #end(called: boolean): void {
    const pending = this.#pending;
    this.#pending = this.#leave = undefined;
    pending?.end(called);
  }
}
