import type { SecretAction, Setting } from './provider.js';

/** What a wallet of the device shows, and asks its owner to agree to. */
export interface ExpressPayment {
  /** Due now, in minor units of `currency`. */
  readonly amountPennies: number;
  /** ISO 4217. */
  readonly currency: string;
  /** An amount is this power of ten of minor units: 2 for GBP, 0 for JPY. */
  readonly currencyExponent: number;
  /** Where the event is, ISO 3166-1 alpha-2; undefined where the service does not say. */
  readonly country: string | undefined;
  /** What is paid for: the event by its name, where the service says it. */
  readonly label: string | undefined;
  /** What the amount is made of; empty where that does not add up, as in a payment plan. */
  readonly lines: readonly ExpressLine[];
}

export interface ExpressLine {
  readonly label: string;
  /** Below zero: a discount. */
  readonly amountPennies: number;
}

/** What a wallet says of a payment. Whatever it is, the service is asked what became of it. */
export type ExpressOutcome = 'confirmed' | 'declined' | 'cancelled';

/** Pays with what the service has handed over. A rejection counts as declined. */
export type ConfirmExpress = (action: SecretAction) => Promise<ExpressOutcome>;

export interface ExpressSetting extends Setting {
  /**
   * To be called once the owner of the device has agreed: asks the service for the payment, and
   * `confirm` pays it. Where a payment is under way already there is no second one.
   * @returns false: `confirm` was not called, as no such payment has begun, and the wallet may close
   */
  readonly pay: (confirm: ConfirmExpress) => Promise<boolean>;
}

/** A button of a wallet that is on the page. */
export interface ExpressButton {
  close(): void;
}

/** A wallet of the device, such as Apple Pay or Google Pay, by way of a payment provider. */
export interface ExpressProvider {
  /** Whether this device can pay so. Nothing is shown before it has said that it can. */
  isAvailable(payment: ExpressPayment): boolean | Promise<boolean>;
  /** Draws the button of the wallet, as the wallet demands it to look. */
  show(payment: ExpressPayment, setting: ExpressSetting): ExpressButton | Promise<ExpressButton>;
}
