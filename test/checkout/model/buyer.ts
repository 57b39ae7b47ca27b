import type { Order } from '../../../src/checkout/order/order.js';
import { textOf, type Wish } from '../../../src/checkout/machine/state.js';
import type { TestDesk } from '../desk.js';
import { type DeskOptions } from '../desk.js';

/** Opens the page of a buyer; replaced to see whether the model notices a wrong one. */
export type Open = (options: DeskOptions) => TestDesk;

/** Somebody who buys, with what they know themselves: what they wanted, and what they were shown. */
export class Buyer {
  desk: TestDesk;
  /** What they chose, until it is theirs or they empty it. */
  cart = cartOf({ items: [] });
  /** The last that was shown of a hold, by token; of this page only. */
  shown = new Map<string, number>();
  /** Every token that this buyer's pages have had. */
  readonly tokens = new Set<string>();
  /** Lines of `desk.asked` that have been looked at. */
  looked = 0;
  readonly #name: string;
  readonly #open: Open;
  #intent = 1;
  #reference = '';

  constructor(name: string, open: Open, options: DeskOptions) {
    this.#name = name;
    this.#open = open;
    this.desk = open(options);
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
    const { step, state } = this.desk;
    if (state.order) this.#follow(state.order);
    if (step === 'completed') this.cart = cartOf({ items: [] });
  }

  /** An order that was left at the second question of a bank is not replaced, and may be paid yet. */
  #follow({ token, reference }: Order): void {
    this.tokens.add(token);
    if (reference === '' || reference === this.#reference) return;
    const { orders } = this.desk.control.orders();
    const left = orders.find((order) => order.reference === this.#reference);
    if (left?.status === 'awaiting_payment') this.#intent += 1;
    this.#reference = reference;
  }

  wishes(wish: Wish): void {
    if (this.desk.step !== 'choosing') return;
    this.desk.checkout.wish(wish);
    this.cart = cartOf(wish);
  }

  reload(): void {
    this.#arrive({ kept: this.desk.kept });
  }

  /** Only what lies where other tabs find it is there in the next one. */
  closeTab(): void {
    const { kept } = this.desk;
    if (!kept?.away) this.intendAnew();
    this.#arrive({ kept: kept?.away ? { ...kept, details: undefined } : undefined });
    this.cart = cartOf(this.desk.state.wish);
  }

  #arrive(options: DeskOptions): void {
    const { desk } = this;
    desk.checkout.close();
    this.desk = this.#open({ ...options, beside: desk });
    this.desk.feed = desk.feed;
    if (desk.feed) this.desk.checkout.readFeed(desk.feed);
    this.shown.clear();
    this.looked = 0;
  }
}

/** Only the tickets: another plan or code is no other cart. */
export const cartOf = ({ items }: Wish): string => textOf({ items });
