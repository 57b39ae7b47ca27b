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

/** A press of the button of a wallet: the payment of the checkout, confirmed by the wallet. */
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

  /** It is with the wallet, which may never answer. */
  get mayBeLeft(): boolean {
    return this.#pending?.isPerformed === true;
  }

  /** @returns whether `confirm` was called */
  pay(name: string, confirm: ConfirmExpress): Promise<boolean> {
    if (this.#pending || this.#checkout.state.step !== 'payment') return Promise.resolve(false);
    return new Promise((end) => {
      this.#pending = { name, confirm, end, isPerformed: false };
      this.#checkout.pay();
      // The page may have stopped it.
      this.#follow();
    });
  }

  /** Undefined: it is not for the wallet. */
  perform(action: SecretAction): Promise<Failure | undefined> | undefined {
    const pending = this.#pending;
    if (pending?.name !== action.provider) return undefined;
    pending.isPerformed = true;
    const left = new Promise<Failure>((resolve) => (this.#leave = resolve));
    const confirm = async () => failures[await pending.confirm(action)];
    return Promise.race([confirm(), left]).finally(() => this.#end(true));
  }

  /** The buyer waits for the wallet no longer: the service is asked what became of it. */
  leave(): void {
    this.#leave?.({ code: 'payment_left' });
  }

  /** The service has refused it, has not answered, or wants it paid in another way. */
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
