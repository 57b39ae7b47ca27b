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
  /** What was named of a service without the demo world. Without it, the demo world is there. */
  readonly named?: Named;
  /** With a body it changes something, without one it only looks. */
  readonly control: (call: ControlCall, body?: object) => Promise<unknown>;
  /**
   * Hears of a member, a code or a status that only this project has decided, and that is another
   * here or missing. Without it an answer must keep the whole contract.
   */
  readonly differs?: (what: string) => void;
}

/** What nobody can find out by asking, or what nobody may touch without leave. */
export interface Named {
  /** Id or name of a release that may be held, to try the checkout. */
  readonly paid?: string | undefined;
  /** The same of one that costs nothing; one order of it is completed. */
  readonly free?: string | undefined;
  /** A slug that the event used earlier. */
  readonly oldSlug?: string | undefined;
  /** Key of a form; nothing is sent in that it would take. */
  readonly form?: string | undefined;
  /** Slug of the organiser. */
  readonly organiser?: string | undefined;
  /** Whether the organiser requires keys; found out by asking where it is not said. */
  readonly mode?: 'open' | 'key_required' | undefined;
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

/** What most cases need, and how a service gets it. */
export const demoWorld =
  'the demo world: seed the service with it and name its control port (docs/conformance.md), --control';

/**
 * A case asked for something that this target does not have: it is skipped, not failed. Its message
 * is what would let it run, with the option that names it: `an allowed page: --origin`.
 */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}
