/** What a case talks to: the emulator in the page, the emulator over HTTP, or any other service. */
export interface Target {
  /** No slash at the end. */
  readonly baseUrl: string;
  /** The way of a visitor: from `page`. Faults break it as they would. */
  readonly fetch: Send;
  /** From a page of that origin, or from no page at all; hides nothing that a browser would hide. */
  readonly send: (origin?: string) => Send;
  /** Origin of a page that the organiser allows. */
  readonly page: () => string;
  /** Releases that may be held to try the checkout; without it, any of the feed. */
  readonly sale?: { readonly paid?: string | undefined; readonly free?: string | undefined };
  /** With a body it changes something, without one it only looks. */
  readonly control: (call: ControlCall, body?: object) => Promise<unknown>;
  /**
   * Hears of a member, a code or a status that only this project has decided, and that is another
   * here or missing. Without it an answer must keep the whole contract.
   */
  readonly differs?: (what: string) => void;
}

export type Send = (address: string, init?: RequestInit) => Promise<Response>;

/** `payments/{attemptId}` is what a buyer does on the payment page. */
export type ControlCall =
  | `payments/${string}`
  | 'orders'
  | 'payments'
  | 'rivals'
  | 'index'
  | 'reset'
  | 'clock'
  | 'faults'
  | 'mailbox'
  | 'submissions'
  | 'webhooks'
  | 'requests'
  | 'publish'
  | 'rename'
  | 'artist-photo'
  | 'sale'
  | 'stock'
  | 'rewards'
  | 'campaigns'
  | 'settings';

/** One promise of the service. */
export interface Case {
  /** Requirement ids. */
  readonly ids: readonly string[];
  readonly title: string;
  /** `spec`: every service must pass. `gap`: our own decision; another service may differ. */
  readonly origin: 'spec' | 'gap';
  /** `anywhere`: about any event of any service. Without it the case needs the demo world. */
  readonly holds?: 'anywhere';
  run(target: Target): Promise<void>;
}

export const titleOf = ({ ids, title }: Pick<Case, 'ids' | 'title'>) => `${ids.join(' ')} ${title}`;

/** A case asked for something that this target does not have: it is skipped, not failed. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}
