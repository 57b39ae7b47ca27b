import type { TemplateResult } from 'lit';
import type { SafeAddress } from '../../src/html/links.js';
import type { LooseFeed, Offer, PlanTerms, Sale } from '../../src/checkout/sale/offers.js';
import type { Phrases } from '../../src/i18n/phrases.js';
import type { TicketAsides } from '../internal/neighbours/ticket-asides.js';
import type { EventElement } from '../internal/element.js';

/** What is said of releases after the first paint. */
export interface TicketWords {
  /** How long until it opens, where a time is known. */
  opensIn(offer: Offer): string | undefined;
  planTerms(plan: PlanTerms, sale: Sale): TemplateResult | undefined;
  /** An address that a visitor may follow. */
  link(url: unknown): SafeAddress | undefined;
  feeRule(feed: LooseFeed, sale: Sale): string | undefined;
}

/** What stands beside the button that leads on. */
export interface CartSummary {
  sum(sale: Sale): TemplateResult | undefined;
  /** Where the button leads, else that the sum is an estimate. */
  purchase(sale: Sale): string | undefined;
  /** Ends the wait for a turn. */
  callOff(): TemplateResult | undefined;
}

/** What the parts of the first paint ask of the code that comes once the tickets are in sight. */
export interface TicketCart {
  readonly words: TicketWords;
  readonly view: CartSummary;
  readonly chosen: { quantityOf(sale: Sale, offer: Offer): number };
  /** What is chosen is being held. */
  readonly isBusy: boolean;
  step(sale: Sale, offer: Offer, by: 1 | -1): void;
  take(sale: Sale, offer: Offer, quantity: number): void;
  /** What stopped the last press, at the release it was for. */
  limitOf(offer: Offer): string | undefined;
  buy(sale: Sale): Promise<void>;
  askForCode(): Promise<void>;
}

/** What the parts of the tickets see of the element. */
export interface TicketsHost extends EventElement {
  phrases: Phrases<'tickets'>;
  /** Of a release; groups stand one above. */
  readonly headingLevel: number;
  readonly promo?: string | undefined;
  readonly payments: string;
  readonly channel?: string | undefined;
  readonly artistId?: string | undefined;
  /** What other elements of the page say here. */
  readonly asides?: TicketAsides | undefined;
  /** Something was pressed, and the code that knows what to do did not come. */
  readonly isStuck: boolean;
  /** Why the newest reading failed. */
  readonly failure: unknown;
  /** Reads the sale anew; in one attempt, where nobody waits for it. */
  refresh(once?: boolean): Promise<void>;
  /** What a visitor presses waits for the code that knows what to do; nothing pressed is lost. */
  useCart(what: (cart: TicketCart, sale: Sale) => unknown): Promise<void>;
}
