import type { TemplateResult } from 'lit';
import type { SafeAddress } from '../../src/html/links.js';
import type { LooseFeed, Offer, PlanTerms, Sale } from '../../src/checkout/sale/offers.js';
import type { Phrases } from '../../src/i18n/phrases.js';
import type { TicketAsides } from '../internal/neighbours/ticket-asides.js';
import type { EventElement } from '../internal/element.js';

/** Texts about releases that come after the first paint. */
export interface TicketWords {
  /** "in 3 hours"; undefined if the opening time is unknown or has passed. */
  opensIn(offer: Offer): string | undefined;
  planTerms(plan: PlanTerms, sale: Sale): TemplateResult | undefined;
  /** A link to the waiting list that the author of the page names. */
  waitingList(): TemplateResult | undefined;
  /** A link's address, if it is safe to follow. */
  link(url: unknown): SafeAddress | undefined;
  feeRule(feed: LooseFeed, sale: Sale): string | undefined;
}

/** Content beside the "Continue" button. */
export interface CartSummary {
  sum(sale: Sale): TemplateResult | undefined;
  /** Says where the button leads, or that the sum is an estimate. */
  purchase(sale: Sale): string | undefined;
  /** The button that cancels a wait in the queue. */
  callOff(): TemplateResult | undefined;
  /** The choice of payment plans, if there are any. */
  plans(): TemplateResult | undefined;
}

/** The cart, as the first paint uses it. Its code loads after the first paint. */
export interface TicketCart {
  readonly words: TicketWords;
  readonly view: CartSummary;
  readonly chosen: { quantityOf(sale: Sale, offer: Offer): number };
  /** The hold is being requested. */
  readonly isBusy: boolean;
  step(sale: Sale, offer: Offer, by: 1 | -1): void;
  take(sale: Sale, offer: Offer, quantity: number): void;
  /** Why this release's quantity stopped at a limit, after the last press. */
  limitOf(offer: Offer): string | undefined;
  buy(sale: Sale): Promise<void>;
  askForCode(): Promise<void>;
}

/** The element, as its parts see it. */
export interface TicketsHost extends EventElement {
  phrases: Phrases<'tickets'>;
  /** The heading level of a release; a group's heading is one level above. */
  readonly headingLevel: number;
  readonly promo?: string | undefined;
  readonly payments: string;
  readonly channel?: string | undefined;
  readonly artistId?: string | undefined;
  readonly waitingTarget?: string | undefined;
  readonly soldOutHref?: string | undefined;
  /** Which days tickets are for, as the page says it. */
  readonly covers?: string | undefined;
  /** Content from other elements of the page, shown in this one. */
  readonly asides?: TicketAsides | undefined;
  /** The visitor pressed something, but the cart's code could not be loaded. */
  readonly isStuck: boolean;
  /** The error of the latest request for the feed. */
  readonly failure: unknown;
  /** Reloads the feed. @param once without retries, for a reload in the background */
  refresh(once?: boolean): Promise<void>;
  /** Runs an action of the visitor as soon as the cart's code is loaded, so that no press is lost. */
  useCart(action: (cart: TicketCart, sale: Sale) => unknown): Promise<void>;
}
