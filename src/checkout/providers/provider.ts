import type { PayAction } from '../../contract/checkout.js';
import type { Failure } from '../machine/state.js';

/** The action for a payment inside the page. spec L252 leaves the kind open */
export type SecretAction = Extract<PayAction, { kind: 'client_secret' }>;

/** Where and how a payment form is shown. */
export interface Setting {
  /** An empty element outside every shadow root, for the provider's frames. */
  readonly place: HTMLElement;
  /** Where a bank returns to. */
  readonly returnUrl: string;
  /** BCP 47. */
  readonly language: string;
  readonly dark: boolean;
}

/** A payment form on the page. */
export interface PaymentForm {
  /**
   * Called when the buyer presses "Pay".
   * @returns undefined once the payment is made or under way; a failure keeps the form for another try,
   *   and its `message` is shown as text
   */
  confirm(): Promise<PaymentFailure | undefined>;
  close(): void;
}

export interface PaymentFailure extends Failure {
  readonly message?: string | undefined;
}

/** Takes payments in the page; card numbers stay with the provider. */
export interface PaymentProvider {
  /** @throws if the form can't be shown */
  open(action: SecretAction, setting: Setting): Promise<PaymentForm>;
}
