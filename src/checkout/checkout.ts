import type { PayAction } from '../contract/checkout.js';
import type { Client } from '../client/client.js';
import type { LooseFeed } from './sale/offers.js';
import type { CurrentSelection } from './sale/selection.js';
import type { Sums } from './order/order.js';
import type {
  Channel,
  Details,
  Failure,
  SessionRecord,
  State,
  Selection,
} from './machine/state.js';

/** A buyer's way from a choice to an order, for any face. Nothing here throws or rejects. */
export interface Checkout {
  readonly state: State;
  /** Called after every change of `state`. @returns what ends it */
  subscribe(listener: () => void): () => void;
  /** Whole seconds until the hold ends, 0 and above; undefined without a hold. */
  secondsLeft(): number | undefined;

  /** Prices may be others: call it with every reading of the feed. */
  readFeed(feed: LooseFeed): void;
  select(selection: Selection): void;
  /** Once, however often it is pressed; sent away by a busy service, it comes back by itself. */
  reserve(): void;
  giveDetails(details: Details): void;
  /** Asks what each of these plans would mean for what is chosen, for `state.planSums`. */
  previewPlans(planIds: readonly string[]): void;
  /** Undefined: all at once. Part of the choice: it means nothing once that is held. */
  choosePlan(planId: string | undefined): void;
  /** Pays, or finishes a free order. However often it is called, there is one payment. */
  pay(): void;
  /** Looks at an earlier step again; what is held stays held. */
  back(to: 'choosing' | 'details'): void;
  /** Lets go of an order that can be neither paid nor completed; what was chosen and typed stays. */
  giveUp(): void;
  /** Forgets the order that has ended. */
  startOver(): void;
  /** Asks the service how the order stands: after focus, network, bfcache, another tab. */
  check(): void;
  /** Ends timers and requests: whoever takes this place goes on from what is kept. */
  close(): void;
  /** Goes on from what is kept. It is open from the beginning. */
  open(): void;
}

/** What analytics may know: never a token, an e-mail address or a phone number. */
export interface Milestone {
  readonly what: 'reserved' | 'details-given' | 'payment-started' | 'completed' | 'expired';
  readonly sums: Sums;
  /** Of a completed order: what the organiser's books call it. */
  readonly reference?: string;
}

export interface CheckoutOptions {
  readonly client: Pick<
    Client,
    'quote' | 'reserve' | 'submitDetails' | 'pay' | 'completeFree' | 'getOrder'
  >;
  /** Slug of the event. */
  readonly event: string;
  readonly store: SessionStore;
  /** @internal What is chosen, where it was before the checkout; else its own. */
  readonly selection?: CurrentSelection;
  /** Where a payment page leads back to: an address of this page without anything secret. */
  readonly returnUrl: () => string;
  /** Does what `pay` asks of the browser; undefined once it is done or under way. */
  readonly perform: (action: PayAction) => Promise<Failure | undefined>;
  /** What `perform` can do, best first: of two ways in one answer the better one counts. spec L252 */
  readonly accepts?: readonly ('redirect' | 'client_secret' | 'test')[];
  /** Where buyers come from, for the organiser's figures. spec L296 */
  readonly channel?: () => Channel | undefined;
  /** False: the page does not want it to go on. */
  readonly permit?: (what: 'reserve' | 'pay', sums: Sums | undefined) => boolean;
  /** @internal What this costs, where it was asked for before the checkout was there. */
  readonly startedQuote?: ((selection: Selection) => Promise<unknown> | undefined) | undefined;
  /** What it costs is asked for again in so many seconds: the service is busy. */
  readonly onWait?: (seconds: number) => void;
  /** For how many seconds what is chosen may have been sold; Infinity where nobody knows. */
  readonly secondsOpen?: () => number;
  /** `reserve` is sent in so many seconds; until then `back('choosing')` calls it off. */
  readonly onTurn?: (seconds: number) => void;
  readonly onMilestone?: (milestone: Milestone) => void;
  /** Tells the page's developer what the checkout could not make sense of; else the console does. */
  readonly warn?: (text: string) => void;
  /** Prices or stock have changed: the feed is wanted anew. */
  readonly onFeedWanted?: () => void;
}

/** Where the session record lives. */
export interface SessionStore {
  /** False: a reload loses the order, and the buyer should know. */
  readonly lasts: boolean;
  read(): SessionRecord | undefined;
  write(kept: SessionRecord | undefined): void;
}
