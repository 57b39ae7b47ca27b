import fc from '../chance.js';
import type { OrderStatus, Totals } from '../../src/contract/checkout.js';
import type { BodyOf, DataOf } from '../../src/contract/endpoints.js';
import { gapLimits, limits } from '../../src/contract/limits.js';
import type { Listing } from '../../src/emulator/control/listing.js';
import type { ListedOrder, ListedPayment } from '../../src/emulator/control/orders.js';
import { emulatorOf } from '../../src/emulator/emulator.js';
import { buyerAt, returnUrl } from '../conformance/buyer.js';
import { check, checkEqual } from '../conformance/check.js';
import { festival } from '../conformance/demo-world.js';
import { inProcess } from '../conformance/in-process.js';
import { told } from '../conformance/messages.js';
import { ask, read } from '../conformance/read.js';
import type { Target } from '../conformance/target.js';
import { smallSale } from './small-sale.js';

const minute = 60_000;
const outcomes = ['approve', 'approve', 'decline', 'challenge', 'process_slowly', 'abandon'];

/** What a buyer, a bank, the clock or the organiser may do next; numbers choose among what is there. */
const step = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.record({
      does: fc.constant('reserve' as const),
      page: fc.constantFrom(0, 0, 0, 0, 0, 1, 2),
      picks: fc.array(fc.tuple(fc.nat(8), fc.constantFrom(0, 0, 1, 2)), {
        minLength: 1,
        maxLength: 3,
      }),
      promo: fc.constantFrom(
        '',
        '',
        'ONEUSE',
        'ONEUSE',
        'TWICE',
        'LARK10',
        'CREW',
        'BACKSTAGE',
        'EXPIRED',
      ),
      plan: fc.constantFrom(-1, -1, 0, 1),
    }),
  },
  act(24, 'check_out', fc.constantFrom(0, 0, 0, 1, 2, 5)),
  act(6, 'pay', fc.constantFrom(0, 0, 1, 2)),
  {
    weight: 20,
    arbitrary: fc.record({
      does: fc.constant('bank' as const),
      chosen: fc.constantFrom(0, 0, 0, 1, 2, 5),
      outcome: fc.constantFrom(...outcomes),
    }),
  },
  act(6, 'wait', fc.constantFrom(1, 180, 600, 900, 3600, 86_400)),
  act(8, 'wait_for_end', fc.constantFrom(-1, 0, 10 * minute - 1, 10 * minute)),
  act(5, 'stock', fc.nat(9)),
  act(4, 'price', fc.nat(9)),
  act(5, 'rivals', fc.nat(9)),
  act(5, 'lose_answer', fc.constantFrom(0, 1)),
);
export const steps = fc.array(step, { minLength: 10, maxLength: 60, size: 'max' });
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

function act<Does extends string>(weight: number, does: Does, chosen: fc.Arbitrary<number>) {
  return { weight, arbitrary: fc.record({ does: fc.constant(does), chosen }) };
}

/** What the walk remembers of an order; undefined where its answer was lost, or for rivals. */
interface Known {
  status: ListedOrder['status'];
  items: BodyOf<'reserve'>['items'];
  page: number | undefined;
  reservation: DataOf<'reserve'> | undefined;
}

/**
 * One sale with too few tickets. It counts for itself, from what was asked for and how the orders
 * stand, and takes no sum from the emulator.
 */
export class SaleWalk {
  readonly statuses = new Set<string>();
  readonly refusals = new Set<string>();
  readonly #target: Target = inProcess(
    emulatorOf(smallSale, { assetsUrl: 'https://emulator.invalid/assets/' }),
  );
  readonly #orders = new Map<string, Known>();
  readonly #before = new Map<string, { sold: number; stock: number }>();
  #asked: Omit<Known, 'status'> | undefined;
  #losesAnswer = false;
  #seen = '';

  async play(all: readonly Step[]): Promise<void> {
    for (const { id, sold, stock } of await this.#releases()) this.#before.set(id, { sold, stock });
    for (const one of all) {
      this.#asked = undefined;
      const isChange = await this.#do(one);
      await this.#look(isChange);
    }
  }

  /** Whether it may have changed anything. */
  async #do(one: Step): Promise<boolean> {
    const { control } = this.#target;
    switch (one.does) {
      case 'reserve':
        return this.#reserve(one);
      case 'check_out':
        return this.#withOrder(one.chosen, (order, token) => this.#checkOut(order, token));
      case 'pay':
        return this.#withOrder(one.chosen, (order, token) => this.#pay(order, token));
      case 'bank': {
        const payment = (await this.#payments()).at(-1 - one.chosen);
        if (payment) await control(`payments/${payment.attemptId}`, { outcome: one.outcome });
        return payment !== undefined && isUnderWay(payment);
      }
      case 'wait':
        await control('clock', { advanceSeconds: one.chosen });
        return true;
      case 'wait_for_end': {
        const live = (await this.#listed()).find(isLive);
        const end = Date.parse(live?.holdExpiresAt ?? '') + one.chosen;
        if (end > (await this.#now())) await control('clock', { now: new Date(end).toISOString() });
        return true;
      }
      case 'lose_answer':
        this.#losesAnswer = true;
        return false;
      default:
        return this.#organise(one.does, one.chosen);
    }
  }

  async #organise(does: 'stock' | 'price' | 'rivals', chosen: number): Promise<boolean> {
    const { control } = this.#target;
    const all = await this.#releases();
    const { id: releaseId } = all[chosen % all.length]!;
    if (does === 'price') {
      const pricePennies = [0, 99, 4500, 20_001][chosen % 4];
      await control('sale', { event: festival.slug, releaseId, pricePennies });
    } else if (does === 'rivals') {
      const items = [{ releaseId, quantity: 1 + (chosen % 2) }];
      this.#asked = { items, page: undefined, reservation: undefined };
      const outcome = chosen % 3 === 0 ? 'hold' : 'buy';
      await control('rivals', { releaseId, buyers: 2, each: items[0]!.quantity, outcome });
    } else {
      await control('stock', { releaseId, remaining: chosen });
      this.#before.get(releaseId)!.stock = this.#taken(releaseId) + chosen;
    }
    return true;
  }

  async #reserve({ page, picks, promo, plan }: Extract<Step, { does: 'reserve' }>) {
    const query = promo ? { query: { promo } } : {};
    const { data: feed } = await read(this.#target, 'getTickets', festival, query);
    const items = new Map<string, number>();
    for (const [release, more] of picks) {
      const { id, minPerOrder } = feed.releases[release % feed.releases.length]!;
      items.set(id, (items.get(id) ?? minPerOrder) + more);
    }
    const lines = Array.from(items, ([releaseId, quantity]) => ({ releaseId, quantity }));
    const plans = feed.releases.find(({ id }) => id === lines[0]!.releaseId)!.paymentPlans;
    const paymentPlanId = plans[plan]?.id ?? null;
    this.#asked = { items: lines, page, reservation: undefined };
    const body = { items: lines, paymentPlanId, ...(promo && { promo }) };
    const { data, error } = await this.#ask('reserve', festival, page, body);
    if (error?.code === 'sold_out') await this.#isShort(lines, feed);
    if (data) {
      addsUp(data);
      this.#asked.reservation = data;
    }
    return data !== undefined || error === undefined;
  }

  /** Somebody else has it, the venue is full, or its sale is over. */
  async #isShort(lines: Known['items'], { releases }: DataOf<'getTickets'>): Promise<void> {
    const listed = await this.#releases();
    const people = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const isShort = lines.some(({ releaseId, quantity }) => {
      const { remaining } = listed.find(({ id }) => id === releaseId)!;
      const isOver = releases.find(({ id }) => id === releaseId)!.soldOut;
      return isOver || this.#left(releaseId) < quantity || remaining < people;
    });
    check(isShort, 'no sold_out while there are enough');
  }

  async #checkOut({ page, reservation }: Known, checkoutToken: string): Promise<boolean> {
    const at = { ...festival, checkoutToken };
    const form = await buyerAt(this.#target).form();
    const { error } = await this.#ask('submitDetails', at, page!, form);
    if (error) return false;
    const isFree = reservation!.totalPennies === 0;
    if (isFree) await this.#ask('completeFree', at, page!);
    else await this.#ask('pay', at, page!, { returnUrl });
    return true;
  }

  async #pay({ page, status, reservation }: Known, checkoutToken: string): Promise<boolean> {
    const { reference } = reservation!;
    const payments = (await this.#payments()).filter((one) => one.reference === reference);
    const underWay = payments.find(isUnderWay);
    const at = { ...festival, checkoutToken };
    const { data } = await this.#ask('pay', at, page!, { returnUrl });
    if (!data) return true;
    checkEqual(data.status === 'paid', status === 'completed', 'whether it is paid');
    checkEqual(data.amountPennies, reservation!.dueNowPennies, 'what is to be paid');
    if (underWay) checkEqual(data.attemptId, underWay.attemptId, 'the payment that goes on');
    return status !== 'completed' && !underWay;
  }

  async #withOrder(
    chosen: number,
    work: (order: Known, token: string) => Promise<boolean>,
  ): Promise<boolean> {
    const own = [...this.#orders.values()].filter(({ reservation }) => reservation);
    const order = own.at(-1 - (chosen % (own.length || 1)));
    return order ? work(order, order.reservation!.checkoutToken) : false;
  }

  async #ask<Name extends 'reserve' | 'submitDetails' | 'pay' | 'completeFree'>(
    name: Name,
    at: Parameters<typeof ask<Name>>[2],
    page: number,
    body?: unknown,
  ): Promise<Partial<Awaited<ReturnType<typeof ask<Name>>>>> {
    const wish = { origin: `http://localhost:${5001 + page}`, body };
    const answer = await ask(this.#target, name, at, wish);
    if (answer.error) this.refusals.add(answer.error.code);
    if (!this.#losesAnswer) return answer;
    this.#losesAnswer = false; // it was done, and the buyer never hears of it
    return {};
  }

  /** Looks at the service, takes in what has happened, and holds it against every promise. */
  async #look(mayHaveChanged: boolean): Promise<void> {
    const listing = (await this.#target.control('index')) as Listing;
    const [listed, payments] = [await this.#listed(), await this.#payments()];
    const sales = (await told(this.#target, 'ticket.sale')).map(({ data }) => data);
    const releases = listing.releases.filter(({ event }) => event === festival.slug);
    const promos = listing.promos.filter(({ event }) => event === festival.slug);
    const seen = JSON.stringify([listed, payments, releases, promos, sales]);
    if (!mayHaveChanged && this.#seen) checkEqual(seen, this.#seen, 'what is there');
    this.#seen = seen;
    for (const order of listed) this.#learn(order, Date.parse(listing.now), payments);
    this.#count(releases);
    for (const { code, used, maxUses } of promos) {
      const users = listed.filter(({ promo, status }) => promo === code && isTaken(status));
      check(users.length <= (maxUses ?? Infinity), `${code} in at most ${maxUses} orders`);
      const completed = users.filter(({ status }) => status === 'completed');
      checkEqual(used, completed.length, `how often ${code} was used`);
    }
    const done = listed.filter(({ status }) => status === 'completed');
    const references = (all: readonly object[]) =>
      all.map((one) => (one as { reference: string }).reference).sort();
    checkEqual(references(sales), references(done), 'the sales that were told');
    await this.#readAsBuyers(Date.parse(listing.now));
  }

  #learn(order: ListedOrder, now: number, payments: readonly ListedPayment[]): void {
    const { reference, status, createdAt, holdExpiresAt, completedAt, totalPennies } = order;
    const known = this.#orders.get(reference);
    check(known !== undefined || this.#asked !== undefined, 'no order that nobody asked for');
    const from = known?.status ?? 'held';
    check(isReachable(from, status), `${reference} not to go from ${from} to ${status}`);
    this.#orders.set(reference, { ...(known ?? this.#asked!), status });
    this.statuses.add(status);
    const end = Date.parse(holdExpiresAt);
    checkEqual(end - Date.parse(createdAt), limits.holdMinutes * minute, 'the length of the hold');
    const own = payments.filter((one) => one.reference === reference);
    const grace = own.some(isUnderWay) ? gapLimits.paymentGraceMinutes * minute : 0;
    check(isLive(order) ? now < end + grace : true, `${reference} to be over, not ${status}`);
    check(status !== 'expired' || now >= end + grace, `${reference} not to be over yet`);
    const last = end + gapLimits.paymentGraceMinutes * minute;
    check(completedAt === null || Date.parse(completedAt) < last, 'no completion after the end');
    const isPaid = status === 'completed' && totalPennies > 0 && known?.page !== undefined;
    const succeeded = own.filter((one) => one.status === 'succeeded').length;
    if (known) checkEqual(succeeded, Number(isPaid), `payments for ${reference}`);
    check(own.filter(isUnderWay).length <= 1, `one payment at a time for ${reference}`);
  }

  /** RES-11, RES-12: what is sold and held is what the orders add up to, and no more than there is. */
  #count(releases: Listing['releases']): void {
    for (const { id, name, sold, held, remaining } of releases) {
      const { sold: before, stock } = this.#before.get(id)!;
      checkEqual(sold, before + this.#quantity(id, ['completed']), `what is sold of ${name}`);
      checkEqual(held, this.#quantity(id, live), `what is held of ${name}`);
      check(sold + held <= stock, `at most ${stock} of ${name}, not ${sold + held}`);
      check(remaining <= this.#left(id), `no ${remaining} left of ${name}`);
    }
    for (const page of [0, 1, 2]) {
      const own = [...this.#orders.values()].filter((one) => one.page === page && isLive(one));
      check(own.length <= gapLimits.liveHoldsPerCaller, `no ${own.length} holds of one page`);
    }
  }

  /** ORD-01, PRC-16: the buyer reads what the organiser reads, and the price of the reservation. */
  async #readAsBuyers(now: number): Promise<void> {
    for (const { status, reservation, items } of this.#orders.values()) {
      if (!reservation) continue;
      const at = { ...festival, checkoutToken: reservation.checkoutToken };
      const { data } = await ask(this.#target, 'getOrder', at);
      const isForgotten = now >= Date.parse(reservation.tokenExpiresAt ?? '');
      checkEqual(data?.status, isForgotten ? undefined : status, 'how the order stands');
      if (!data) continue;
      checkEqual(billOf(data), billOf(reservation), 'the bill');
      const bought = items.reduce((sum, { quantity }) => sum + quantity, 0);
      checkEqual(data.tickets.length, status === 'completed' ? bought : 0, 'the tickets');
    }
  }

  #left = (id: string): number => this.#before.get(id)!.stock - this.#taken(id);
  #taken = (id: string): number =>
    this.#before.get(id)!.sold + this.#quantity(id, ['completed', ...live]);

  #quantity(id: string, statuses: readonly string[]): number {
    return [...this.#orders.values()]
      .filter(({ status }) => statuses.includes(status))
      .flatMap(({ items }) => items.filter(({ releaseId }) => releaseId === id))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  }

  async #releases(): Promise<Listing['releases']> {
    const { releases } = (await this.#target.control('index')) as Listing;
    return releases.filter(({ event }) => event === festival.slug);
  }

  #now = async () => Date.parse(((await this.#target.control('index')) as Listing).now);
  #listed = async () =>
    ((await this.#target.control('orders')) as { orders: ListedOrder[] }).orders;
  #payments = async () =>
    ((await this.#target.control('payments')) as { payments: ListedPayment[] }).payments;
}

const live = ['held', 'awaiting_payment'];
const isLive = ({ status }: { status: string }): boolean => live.includes(status);
const isTaken = (status: string): boolean => live.includes(status) || status === 'completed';
/** Money may still move. */
const isUnderWay = ({ status }: ListedPayment): boolean =>
  ['open', 'challenged', 'processing'].includes(status);

/** STA-08: late money is the one way out of an end. Several steps may lie between two looks. */
const ways: Record<string, readonly string[]> = {
  held: ['held', 'awaiting_payment', 'completed', 'expired', 'refunded'],
  awaiting_payment: ['awaiting_payment', 'held', 'completed', 'expired', 'refunded'],
  completed: ['completed'],
  expired: ['expired', 'refunded'],
  refunded: ['refunded'],
};
const isReachable = (from: string, to: string): boolean => ways[from]?.includes(to) ?? false;

const billOf = (bill: Totals | OrderStatus) => [
  bill.lines,
  bill.totalPennies,
  bill.dueNowPennies,
  bill.paymentPlan,
];

/** PRC-14, PRC-15: a bill is the sum of its lines, and the parts of a plan add up. */
function addsUp({ lines, netPennies, bookingFeePennies, totalPennies, ...bill }: Totals): void {
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  checkEqual(sumOf(lines.map((line) => line.netPennies)), netPennies, 'the sum of the lines');
  checkEqual(netPennies + bookingFeePennies, totalPennies, 'the total');
  const parts = bill.paymentPlan?.installments.map(({ amountPennies }) => amountPennies);
  checkEqual(sumOf(parts ?? [totalPennies]), totalPennies, 'the sum of the parts');
  checkEqual(parts?.[0] ?? totalPennies, bill.dueNowPennies, 'what is due now');
}
