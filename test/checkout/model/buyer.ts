import type { Order } from '../../../src/checkout/order/order.js';
import { selectionKey, type Selection } from '../../../src/checkout/machine/state.js';
import type { TestBuyer } from '../test-buyer.js';
import { type TestBuyerOptions } from '../test-buyer.js';

/** Opens the page of a buyer. */
export type Open = (options: TestBuyerOptions) => TestBuyer;

/** Somebody who buys, with what they know themselves: what they wanted, and what they were shown. */
export class Buyer {
  page: TestBuyer;
  /** What they chose, until it is theirs or they empty it. */
  cart = cartOf({ items: [] });
  /** The last that was shown of a hold, by token; of this page only. */
  shown = new Map<string, number>();
  /** Every token that this buyer's pages have had. */
  readonly tokens = new Set<string>();
  /** Lines of `page.asked` that have been looked at. */
  looked = 0;
  readonly #name: string;
  readonly #open: Open;
  #intent = 1;
  #reference = '';

  constructor(name: string, open: Open, options: TestBuyerOptions) {
    this.#name = name;
    this.#open = open;
    this.page = open(options);
  }

  /** One for each intention to buy, so that a sale tells which it came from. */
  get email(): string {
    return `${this.#name}-${this.#intent}@example.com`;
  }

  /** Whatever is bought from now on is something else. */
  intendAnew(): void {
    this.#intent += 1;
    this.cart = cartOf({ items: [] });
  }

  /** What is theirs is no longer in the cart. */
  notice(): void {
    const { step, state } = this.page;
    if (state.order) this.#follow(state.order);
    if (step === 'completed') this.cart = cartOf({ items: [] });
  }

  /** An order that was left at the second question of a bank is not replaced, and may be paid yet. */
  #follow({ token, reference }: Order): void {
    this.tokens.add(token);
    if (reference === '' || reference === this.#reference) return;
    const { orders } = this.page.control.orders();
    const left = orders.find((order) => order.reference === this.#reference);
    if (left?.status === 'awaiting_payment') this.#intent += 1;
    this.#reference = reference;
  }

  selections(selection: Selection): void {
    if (this.page.step !== 'choosing') return;
    this.page.checkout.select(selection);
    this.cart = cartOf(selection);
  }

  reload(): void {
    this.#arrive({ kept: this.page.kept });
  }

  /** Only what lies where other tabs find it is there in the next one. */
  closeTab(): void {
    const { kept } = this.page;
    if (!kept?.away) this.intendAnew();
    this.#arrive({ kept: kept?.away ? { ...kept, details: undefined } : undefined });
    this.cart = cartOf(this.page.state.selection);
  }

  #arrive(options: TestBuyerOptions): void {
    const { page } = this;
    page.checkout.close();
    this.page = this.#open({ ...options, beside: page });
    this.page.feed = page.feed;
    if (page.feed) this.page.checkout.readFeed(page.feed);
    this.shown.clear();
    this.looked = 0;
  }
}

/** Only the tickets: another plan or code is no other cart. */
export const cartOf = ({ items }: Selection): string => selectionKey({ items });
