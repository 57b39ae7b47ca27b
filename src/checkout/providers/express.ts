import type { SecretAction, Setting } from './provider.js';

/** The payment that a wallet shows to its owner. */
export interface ExpressPayment {
  /** Due now, in minor units of `currency`. */
  readonly amountPennies: number;
  /** ISO 4217. */
  readonly currency: string;
  /** An amount is this power of ten of minor units: 2 for GBP, 0 for JPY. */
  readonly currencyExponent: number;
  /** Country of the event, ISO 3166-1 alpha-2; undefined if the service does not say. */
  readonly country: string | undefined;
  /** Name of the event, if the service says it. */
  readonly label: string | undefined;
  /** The lines of the amount; empty if they don't add up to it, as in a payment plan. */
  readonly lines: readonly ExpressLine[];
}

export interface ExpressLine {
  readonly label: string;
  /** Below zero: a discount. */
  readonly amountPennies: number;
}

/** What a wallet reports. In every case the service is asked for the status. */
export type ExpressOutcome = 'confirmed' | 'declined' | 'cancelled';

/** Pays with the service's action. A rejected promise counts as declined. */
export type ConfirmExpress = (action: SecretAction) => Promise<ExpressOutcome>;

export interface ExpressSetting extends Setting {
  /**
   * Call it once the owner has agreed: starts the payment at the service, then `confirm` pays it. There
   * is no second payment while one is under way.
   * @returns false if the payment didn't start: `confirm` was not called, and the wallet may close
   */
  readonly pay: (confirm: ConfirmExpress) => Promise<boolean>;
}

/** A wallet's button on the page. */
export interface ExpressButton {
  close(): void;
}

/** A wallet of the device, such as Apple Pay or Google Pay, by way of a payment provider. */
export interface ExpressProvider {
  /** Whether this device has the wallet. Nothing is shown before. */
  isAvailable(payment: ExpressPayment): boolean | Promise<boolean>;
  /** Draws the wallet's own button. */
  show(payment: ExpressPayment, setting: ExpressSetting): ExpressButton | Promise<ExpressButton>;
}
