import type { PayAction } from '../../contract/checkout.js';
import type { Failure } from '../machine/state.js';

/** What the service hands over for a payment inside the page. spec L252 leaves the kind open */
export type SecretAction = Extract<PayAction, { kind: 'client_secret' }>;

/** Where and how a payment form is shown. */
export interface Setting {
  /** An empty element of the page, outside every shadow root: providers put frames of theirs in it. */
  readonly place: HTMLElement;
  /** Where a bank leads back to. */
  readonly returnUrl: string;
  /** BCP 47. */
  readonly language: string;
  readonly dark: boolean;
}

/** A form that is on the page. */
export interface PaymentForm {
  /**
   * The buyer has pressed "Pay". Undefined: done, or on its way; the service will know. A failure
   * leaves the form as it is, for another try; its `message` is shown as text.
   */
  confirm(): Promise<PaymentFailure | undefined>;
  close(): void;
}

export interface PaymentFailure extends Failure {
  readonly message?: string | undefined;
}

/** Takes payments in the page, without this project ever seeing a card number. */
export interface PaymentProvider {
  /** @throws when the form cannot be shown */
  open(action: SecretAction, setting: Setting): Promise<PaymentForm>;
}
