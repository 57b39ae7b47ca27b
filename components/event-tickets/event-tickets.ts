import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import {
  saleOf,
  unpricedReleases,
  type LooseFeed,
  type Sale,
} from '../../src/checkout/sale/offers.js';
import englishStates from '../../src/i18n/states/en/first.json' with { type: 'json' };
import englishTickets from '../../src/i18n/tickets/en/first.json' with { type: 'json' };
import type { Phrases } from '../../src/i18n/phrases.js';
import { phrasesFrom } from '../../src/i18n/texts.js';
import type { OwnWords } from '../../src/i18n/own-words.js';
import type { LivePhrases } from '../../src/i18n/live/phrases.js';
import { warnDeveloper } from '../internal/developer.js';
import { define } from '../internal/define.js';
import { latePart } from '../internal/late-part.js';
import type { TicketAsides } from '../internal/neighbours/ticket-asides.js';
import { EventElement } from '../internal/element.js';
import type { FeedFailed, FeedLoaded } from '../internal/events.js';
import { FeedController } from '../internal/feed/feed-controller.js';
import { controls } from '../internal/styles/controls.styles.js';
import type * as afterPaint from './after-paint.js';
import type { OrderStep } from './order/order-events.js';
import { ticketStyles } from './event-tickets.styles.js';
import { releaseList } from './choose/release-list.js';
import { skeleton } from './choose/skeleton.js';
import { smallPrint } from './choose/small-print.js';
import { summary } from './choose/summary.js';
import type { Choice, PromoApplied, Purchase } from './ticket-events.js';
import type { TicketCart } from './tickets-host.js';

export type { FeedFailed, FeedLoaded } from '../internal/events.js';
export type { OrderStep } from './order/order-events.js';
export type { Choice, PromoApplied, Purchase, TicketItem } from './ticket-events.js';

type AfterPaint = typeof afterPaint;

/**
 * Sells the tickets of an event in the page: prices with their booking fee, promo codes, totals, the
 * buyer's details, payment and confirmation.
 *
 * @tag event-tickets
 * @fires {CustomEvent<FeedLoaded>} event-tickets-loaded - Tickets have loaded or changed.
 * @fires {CustomEvent<FeedFailed>} event-tickets-failed - They could not be loaded; `code` says why.
 * @fires {CustomEvent<Choice>} event-tickets-changed - A visitor selected more or fewer tickets.
 * @fires {CustomEvent<PromoApplied>} event-tickets-promo-applied - A promo code was tried.
 * @fires {CustomEvent<Purchase>} event-tickets-before-buy - Before the link to the organiser's ticket shop opens, for events without a checkout in the page. Cancelable.
 * @fires {CustomEvent<OrderStep>} event-tickets-before-reserve - Before the tickets are reserved. Cancelable.
 * @fires {CustomEvent<OrderStep>} event-tickets-reserved - The tickets are held.
 * @fires {CustomEvent<OrderStep>} event-tickets-details-given - The service has the buyer's details.
 * @fires {CustomEvent<OrderStep>} event-tickets-before-pay - Before a payment starts. Cancelable.
 * @fires {CustomEvent<OrderStep>} event-tickets-payment-started - A payment has started.
 * @fires {CustomEvent<OrderStep>} event-tickets-completed - The order is complete; with `reference`.
 * @fires {CustomEvent<OrderStep>} event-tickets-expired - The hold has ended; nothing was charged.
 * @slot - Shown until the tickets have loaded, and if they can't load.
 * @slot empty - Instead of the message for an event without tickets.
 * @slot error - Instead of the error message and its button.
 * @csspart base - The outermost box.
 * @csspart group-name - The heading of a group of releases.
 * @csspart release - One release, the shape of a ticket.
 * @csspart release-name - The heading of a release.
 * @csspart price - The price of a release.
 * @csspart state - The text of a release that isn't on sale, instead of its stepper.
 * @csspart stepper - The buttons and the field for the quantity.
 * @csspart summary - The number of tickets, their total and the button; later the order and the time left.
 * @csspart button - Buttons beside "Continue".
 * @csspart button-primary - "Continue".
 * @csspart field - The field for a promo code.
 * @csspart step - The steps of the order, after the tickets.
 * @csspart steps - The list of steps.
 * @csspart step-title - The heading of the current step.
 * @csspart hold - How long the tickets are held.
 * @csspart error-summary - The list of errors above the details.
 * @csspart problem-box - A problem, and what the buyer can do.
 * @csspart problem - The error beside a field.
 * @csspart summary-title - The heading of the list of errors, or of a problem.
 * @csspart item - A question about the buyer.
 * @csspart label - The label of a question.
 * @csspart consents - The optional boxes.
 * @csspart attestation - The box that must be ticked.
 * @csspart review - The order and its total.
 * @csspart plans - The choice between paying at once and in instalments.
 * @csspart offers - Discounts at other events.
 * @csspart offers-title - The heading of the discounts.
 * @csspart next-title - The heading of what happens next.
 * @csspart planned - The number of planned sets on the day of a ticket, beside a line-up.
 * @csspart changes - Changes in the sale since the page loaded.
 * @csspart small-print - Refunds, who sells, fee rules.
 * @csspart express - The wallets, below the ordinary payment.
 * @csspart questions - The button to the questions of an `<event-faq>` on the page.
 * @csspart dialog - The dialog with these questions.
 * @csspart empty - The message for an event without tickets.
 * @csspart error - The error message.
 * @csspart stale - The line above tickets when a refresh failed.
 * @csspart waiting - The link of a sold-out ticket to the waiting list.
 * @csspart demo-badge - "Demo data".
 * @cssprop --event-sticky-top - Height of your sticky header.
 */
export class EventTickets extends EventElement {
  static override properties: PropertyDeclarations = {
    headingLevel: { type: Number, attribute: 'heading-level' },
    promo: {},
    payments: {},
    channel: {},
    artistId: { attribute: 'artist-id' },
    covers: {},
    waitingTarget: { attribute: 'waiting-target' },
    soldOutHref: { attribute: 'sold-out-href' },
  };

  static override styles = [...EventElement.styles, controls, ticketStyles];
  /** @internal */
  override english = phrasesFrom({ ...englishStates, ...englishTickets });

  /** @internal */
  declare phrases: Phrases<'tickets'>;
  /** Your own words, by the keys of docs/words.md. They come before the words of the page. */
  declare strings?: OwnWords<Phrases<'tickets'> & LivePhrases> | undefined;
  /** @internal */
  override words = () => import('../../src/i18n/tickets/languages.js');

  /** Level of the releases' headings, 2 to 6; groups are one level above. */
  headingLevel = 3;
  /** A promo code that is applied at once, and whenever it changes. */
  promo?: string | undefined;
  /** Supported kinds of payment, preferred first: `redirect`, `client_secret`, `test`. */
  payments = 'redirect';
  /** Where buyers of this page come from, for the organiser's figures: `newsletter`. */
  channel?: string | undefined;
  /** The artist to credit, by their id in the line-up; needs `channel`. */
  artistId?: string | undefined;
  /**
   * Which tickets are for which days, if the page has a line-up:
   * `Saturday Day: 2027-06-26; Weekend: 2027-06-25/2027-06-27`.
   */
  covers?: string | undefined;
  /**
   * Selector of the waiting list on this page, such as an `<event-prelaunch>` or `<event-signup-form>`: sold-out
   * tickets lead there.
   */
  waitingTarget?: string | undefined;
  /** Address of a waiting list elsewhere, for sold-out tickets. */
  soldOutHref?: string | undefined;
  /** @internal */
  declare asides?: TicketAsides | undefined;
  /** @internal The visitor pressed something, but the cart's code could not be loaded. */
  isStuck = false;

  readonly #feed = new FeedController(this, {
    endpoint: 'getTickets',
    params: () =>
      this.#cart?.params ?? (this.settings.event ? { slug: this.settings.event } : undefined),
    name: () => this.phrases.tickets,
    skeleton,
    ready: (data) => this.#draw(this.#cart?.read(data) ?? data),
    accepts: (data) => this.#hasReadablePrices(data),
    isEmpty: (data) => !this.#cart?.holds && saleOf(data).offers.length === 0,
    empty: () =>
      html`<div class="notice" part="empty">
        <p class="notice-title">${this.phrases.emptyTickets}</p>
        <p class="notice-text">${this.phrases.emptyTicketsHint}</p>
      </div>`,
  });
  #sale?: Sale;
  #cart?: InstanceType<AfterPaint['CartController']>;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#cart?.leave();
  }

  /** @internal Runs an action of the visitor as soon as the cart's code is loaded, so that no press is lost. */
  async useCart(action: (cart: TicketCart, sale: Sale) => unknown): Promise<void> {
    await this.loadCart();
    const wasStuck = this.isStuck;
    this.isStuck = !this.#cart;
    if (this.isStuck !== wasStuck) this.requestUpdate();
    if (this.#cart && this.#sale) await action(this.#cart, this.#sale);
    else this.announce(this.phrases.trouble);
  }

  /** @internal The error of the latest request for the feed. */
  get failure(): unknown {
    return this.#feed.error;
  }

  /** Reads the sale anew; in one attempt, where nobody waits for it. */
  refresh(once?: boolean): Promise<void> {
    return this.#feed.refresh(once);
  }

  /** @internal */
  readonly loadCart = latePart(this, 'how to buy', async () => {
    const { CartController } = await import('./after-paint.js');
    this.#cart ??= new CartController(this);
    this.requestUpdate();
    return this.#cart;
  });

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!this.#feed.data) return;
    void this.loadCart();
    if (this.#sale) this.#cart?.follow(this.#sale);
  }

  protected override render(): TemplateResult {
    return this.#feed.render();
  }

  /** Unreadable prices count as a failure: "Nothing is on sale" would hide the fault from the organiser. */
  #hasReadablePrices(feed: LooseFeed): boolean {
    const unpriced = unpricedReleases(feed);
    if (unpriced.length === 0) return true;
    const names = unpriced.join(', ');
    warnDeveloper(
      this,
      `does not offer ${names}: the ticket feed has no price for it that can be read. It needs \`pricePennies\`, in whole minor units, and the feed's \`currency\`.`,
    );
    return saleOf(feed).offers.length > 0;
  }

  #draw(feed: LooseFeed): TemplateResult {
    const sale = saleOf(feed);
    this.#sale = sale;
    const cart = this.#cart;
    const view = cart?.view;
    const isOpen = sale.offers.some(({ state }) => state === 'on_sale');
    return html`${
      view?.order(feed, sale) ??
      html`${view?.above(sale)}
        <div class="cart">
          <div class="groups">${releaseList(this, sale, cart)}</div>
          ${view?.codeForm(sale) ?? this.#codeButton()}
          ${isOpen ? summary(this, sale, cart) : undefined}
        </div>`
    }
    ${smallPrint(this, { feed, sale, cart })}`;
  }

  #codeButton(): TemplateResult {
    const ask = () => void this.useCart((cart) => cart.askForCode());
    return html`<button
      class="button button-quiet as-link"
      part="button"
      type="button"
      @click=${ask}
    >
      ${this.phrases.haveCode}
    </button>`;
  }
}

define('event-tickets', EventTickets);

declare global {
  interface HTMLElementTagNameMap {
    'event-tickets': EventTickets;
  }
  interface GlobalEventHandlersEventMap {
    'event-tickets-loaded': CustomEvent<FeedLoaded>;
    'event-tickets-failed': CustomEvent<FeedFailed>;
    'event-tickets-changed': CustomEvent<Choice>;
    'event-tickets-promo-applied': CustomEvent<PromoApplied>;
    'event-tickets-before-buy': CustomEvent<Purchase>;
    'event-tickets-before-reserve': CustomEvent<OrderStep>;
    'event-tickets-reserved': CustomEvent<OrderStep>;
    'event-tickets-details-given': CustomEvent<OrderStep>;
    'event-tickets-before-pay': CustomEvent<OrderStep>;
    'event-tickets-payment-started': CustomEvent<OrderStep>;
    'event-tickets-completed': CustomEvent<OrderStep>;
    'event-tickets-expired': CustomEvent<OrderStep>;
  }
}
