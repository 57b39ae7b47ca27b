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

/** Takes a buyer from a selection to an order, for any user interface. Nothing here throws or rejects. */
export interface Checkout {
  readonly state: State;
  /** Called after every change of `state`. @returns what ends it */
  subscribe(listener: () => void): () => void;
  /** Whole seconds until the hold ends, 0 and above; undefined without a hold. */
  secondsLeft(): number | undefined;

  /** Call it with every reading of the feed: prices may have changed. */
  readFeed(feed: LooseFeed): void;
  select(selection: Selection): void;
  /** Sends one request, however often it is called. When the service is busy it is sent again later. */
  reserve(): void;
  giveDetails(details: Details): void;
  /** Asks for the price of the selection under each of these plans, into `state.planSums`. */
  previewPlans(planIds: readonly string[]): void;
  /** Undefined: pay in full. Part of the selection, so it has no effect on a held order. */
  choosePlan(planId: string | undefined): void;
  /** Pays, or completes a free order. Starts one payment, however often it is called. */
  pay(): void;
  /** Goes back to an earlier step; the hold stays. */
  back(to: 'choosing' | 'details'): void;
  /** Drops an order that can be neither paid nor completed; selection and details stay. */
  giveUp(): void;
  /** Forgets the order that has ended. */
  startOver(): void;
  /** Asks the service for the status of the order: after focus, network, bfcache, another tab. */
  check(): void;
  /** Ends timers and requests. The next checkout resumes from the session record. */
  close(): void;
  /** Resumes from the session record, after `close`. A new checkout is open already. */
  open(): void;
}

/** What analytics may know: never a token, an e-mail address or a phone number. */
export interface Milestone {
  readonly what: 'reserved' | 'details-given' | 'payment-started' | 'completed' | 'expired';
  readonly sums: Sums;
  /** Of a completed order: the organiser's reference. */
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
  /** @internal The selection that exists already; else the checkout makes its own. */
  readonly selection?: CurrentSelection;
  /** Where a payment page returns to: an address of this page without secrets. */
  readonly returnUrl: () => string;
  /** Does what `pay` asks of the browser. @returns undefined once it is done or under way */
  readonly perform: (action: PayAction) => Promise<Failure | undefined>;
  /** What `perform` can do, best first: decides where an answer offers two ways. spec L252 */
  readonly accepts?: readonly ('redirect' | 'client_secret' | 'test')[];
  /** Where buyers come from, for the organiser's statistics. spec L296 */
  readonly channel?: () => Channel | undefined;
  /** False: the page stops this step. */
  readonly permit?: (what: 'reserve' | 'pay', sums: Sums | undefined) => boolean;
  /** @internal The quote for a selection, if it was requested before the checkout was loaded. */
  readonly startedQuote?: ((selection: Selection) => Promise<unknown> | undefined) | undefined;
  /** The service is busy: the quote is requested again in this many seconds. */
  readonly onWait?: (seconds: number) => void;
  /** Seconds since the sale of the selection opened; Infinity if unknown. */
  readonly secondsOpen?: () => number;
  /** `reserve` is sent in this many seconds; until then `back('choosing')` cancels it. */
  readonly onTurn?: (seconds: number) => void;
  readonly onMilestone?: (milestone: Milestone) => void;
  /** Reports an answer that the checkout can't read to the page's developer; by default in the console. */
  readonly warn?: (text: string) => void;
  /** Prices or stock may have changed: read the feed again. */
  readonly onFeedWanted?: () => void;
}

/** Where the session record lives. */
export interface SessionStore {
  /** False: a reload loses the order, and the buyer should know. */
  readonly lasts: boolean;
  read(): SessionRecord | undefined;
  write(kept: SessionRecord | undefined): void;
}
