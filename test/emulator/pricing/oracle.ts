import type { Line, Plan, Totals } from '../../../src/contract/checkout.js';
import type {
  BookingFeePolicy,
  PlanOffer,
  QuantityDiscount,
} from '../../../src/contract/tickets.js';
import type { Priceable } from '../../../src/emulator/pricing/price.js';

/**
 * What a cart costs, worked out a second time: one object per ticket, whole numbers without a size
 * limit, every discount tried, every penny handed out by hand. It takes types from the emulator and
 * no code, so that a mistake there is not repeated here.
 */
interface Ticket {
  /** Which item of the cart it belongs to. */
  item: number;
  releaseId: string;
  face: bigint;
  /** What is left to pay, without the fee. */
  cost: bigint;
}

export function oracle(cart: Priceable): Totals {
  const tickets = ticketsOf(cart);
  const subtotal = sum(tickets.map(({ face }) => face));
  for (const { ticket, cut } of promoCuts(tickets, cart.promo)) ticket.cost -= cut;
  const afterPromo = sum(costs(tickets));
  const best = bestDiscount(tickets, cart.quantityDiscounts ?? []);
  const bought = best?.tickets ?? tickets;
  const net = sum(costs(bought));
  const fees = feeShares(bought, cart.bookingFee);
  const paymentPlan = cart.plan ? planOf(cart.plan, { bought, fees, now: cart.now }) : null;
  return {
    currency: cart.currency,
    lines: cart.items.map((item, index) => lineOf(item, index, { bought, fees })),
    subtotalPennies: Number(subtotal),
    promoDiscountPennies: Number(subtotal - afterPromo),
    quantityDiscountPennies: Number(afterPromo - net),
    netPennies: Number(net),
    bookingFeePennies: Number(sum(fees)),
    totalPennies: Number(net + sum(fees)),
    dueNowPennies: paymentPlan?.installments[0]?.amountPennies ?? Number(net + sum(fees)),
    promo: cart.promo ? { code: cart.promo.code, label: cart.promo.label } : null,
    quantityDiscount: best
      ? { id: best.discount.id, name: best.discount.name, label: best.discount.label }
      : null,
    paymentPlan,
  };
}

function ticketsOf({ items }: Priceable): Ticket[] {
  return items.flatMap(({ release, quantity }, item) =>
    Array.from({ length: quantity }, () => {
      const face = BigInt(release.pricePennies);
      return { item, releaseId: release.id, face, cost: face };
    }),
  );
}

/** Half a penny counts as one. */
function share(amount: bigint, bps: number): bigint {
  const exact = amount * BigInt(bps);
  const whole = exact / 10_000n;
  return 2n * (exact - whole * 10_000n) >= 10_000n ? whole + 1n : whole;
}

/**
 * Everybody gets the whole pennies of their share; the others go one by one to whoever is furthest
 * below it, the first of equals first.
 */
function handOut(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = sum(weights);
  if (all === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (amount * weight) / all);
  // What is missing, in units of 1 / all of a penny: no fraction is ever rounded.
  const missing = (index: number) => amount * weights[index]! - parts[index]! * all;
  while (sum(parts) < amount) {
    let neediest = 0;
    for (const index of parts.keys()) if (missing(index) > missing(neediest)) neediest = index;
    parts[neediest]! += 1n;
  }
  return parts;
}

function promoCuts(
  tickets: readonly Ticket[],
  promo: Priceable['promo'],
): { ticket: Ticket; cut: bigint }[] {
  if (!promo) return [];
  const { effect, maxTickets, releaseIds } = promo;
  const eligible = tickets.filter((ticket) => isEligible(ticket, releaseIds));
  const chosen = dearest(eligible, maxTickets ?? eligible.length);
  if (effect.kind === 'fixed_per_order') {
    const cut = least(BigInt(effect.pennies), sum(costs(chosen)));
    const cuts = handOut(cut, costs(chosen));
    return chosen.map((ticket, index) => ({ ticket, cut: cuts[index]! }));
  }
  return chosen.map((ticket) => ({ ticket, cut: cutOf(ticket.cost, effect) }));
}

type Effect = NonNullable<Priceable['promo']>['effect'];

function cutOf(cost: bigint, effect: Exclude<Effect, { kind: 'fixed_per_order' }>): bigint {
  switch (effect.kind) {
    case 'percent':
      return share(cost, effect.bps);
    case 'fixed_per_ticket':
      return least(cost, BigInt(effect.pennies));
    case 'set_price':
      return cost > BigInt(effect.pennies) ? cost - BigInt(effect.pennies) : 0n;
    case 'unlock_only':
      return 0n;
  }
}

/** Every ticket that the organiser sells for money, or those of them that are named. */
const isEligible = ({ releaseId, face }: Ticket, releaseIds: readonly string[] | null): boolean =>
  face > 0n && (releaseIds === null || releaseIds.includes(releaseId));

/** So many tickets, in cart order; of equal ones the earlier. */
function dearest(tickets: readonly Ticket[], count: number): Ticket[] {
  const chosen = new Set<Ticket>();
  while (chosen.size < Math.min(count, tickets.length)) {
    let next: Ticket | undefined;
    for (const ticket of tickets) {
      if (chosen.has(ticket)) continue;
      if (!next || ticket.cost > next.cost) next = ticket;
    }
    chosen.add(next!);
  }
  return tickets.filter((ticket) => chosen.has(ticket));
}

/** The tickets that nobody would call dear; of equal ones the later, as the examples are written. */
function freeCheapest(tickets: readonly Ticket[], count: number): void {
  const paid = dearest(tickets, Math.max(0, tickets.length - count));
  for (const ticket of tickets) if (!paid.includes(ticket)) ticket.cost = 0n;
}

/** Every discount by itself on the same tickets; of those that save most, the first. */
function bestDiscount(tickets: readonly Ticket[], discounts: readonly QuantityDiscount[]) {
  const before = sum(costs(tickets));
  let best: { discount: QuantityDiscount; tickets: Ticket[]; saved: bigint } | undefined;
  for (const discount of discounts) {
    const tried = tickets.map((ticket) => ({ ...ticket }));
    apply(discount, tried);
    const saved = before - sum(costs(tried));
    if (saved > (best?.saved ?? 0n)) best = { discount, tickets: tried, saved };
  }
  return best;
}

function apply(discount: QuantityDiscount, tickets: readonly Ticket[]): void {
  const eligible = tickets.filter((ticket) => isEligible(ticket, discount.releaseIds));
  if (discount.kind === 'tiered') applyTier(discount, eligible);
  else if (discount.kind === 'bundle_price') applyBundles(discount, eligible);
  else giveFree(discount, { tickets, eligible });
}

type Of<Kind extends QuantityDiscount['kind']> = Extract<QuantityDiscount, { kind: Kind }>;

function applyTier({ tiers }: Of<'tiered'>, eligible: readonly Ticket[]): void {
  let reached: { minQuantity: number; percentOffBps: number } | undefined;
  for (const tier of tiers) {
    if (tier.minQuantity > eligible.length) continue;
    if (!reached || tier.minQuantity > reached.minQuantity) reached = tier;
  }
  for (const ticket of eligible) ticket.cost -= share(ticket.cost, reached?.percentOffBps ?? 0);
}

function applyBundles(
  { bundleQuantity, bundlePricePennies }: Of<'bundle_price'>,
  eligible: readonly Ticket[],
): void {
  let rest = eligible;
  while (rest.length >= bundleQuantity) {
    const bundle = dearest(rest, bundleQuantity);
    rest = rest.filter((ticket) => !bundle.includes(ticket));
    if (sum(costs(bundle)) <= BigInt(bundlePricePennies)) continue;
    const parts = handOut(BigInt(bundlePricePennies), costs(bundle));
    for (const [index, ticket] of bundle.entries()) ticket.cost = parts[index]!;
  }
}

/** Where the free ticket is one of another kind, that kind is never among what was bought for it. */
function giveFree(
  { buyQuantity, freeQuantity, freeReleaseId }: Of<'buy_n_get_m'>,
  { tickets, eligible }: Record<'tickets' | 'eligible', readonly Ticket[]>,
): void {
  const isGift = ({ releaseId }: Ticket) => releaseId === freeReleaseId;
  const bought = eligible.filter((ticket) => !isGift(ticket));
  const perGroup = freeReleaseId === undefined ? buyQuantity + freeQuantity : buyQuantity;
  let free = 0;
  for (let left = bought.length; left >= perGroup; left -= perGroup) free += freeQuantity;
  if (freeReleaseId === undefined) freeCheapest(bought, free);
  else for (const ticket of dearest(tickets.filter(isGift), free)) ticket.cost = 0n;
}

/** What each ticket bears of the fee; where the minimum binds, in proportion to its own fee. */
function feeShares(tickets: readonly Ticket[], policy: BookingFeePolicy): bigint[] {
  const fees = costs(tickets).map((cost) => feeOn(cost, policy));
  const least = BigInt(policy.minPennies);
  if (sum(costs(tickets)) === 0n || sum(fees) >= least) return fees;
  return handOut(least, sum(fees) > 0n ? fees : costs(tickets));
}

function feeOn(cost: bigint, { perTicketPennies, percentBps, capPennies }: BookingFeePolicy) {
  if (cost === 0n) return 0n;
  const fee = BigInt(perTicketPennies) + share(cost, percentBps);
  return capPennies === null ? fee : least(fee, BigInt(capPennies));
}

interface Bought {
  bought: readonly Ticket[];
  fees: readonly bigint[];
}

function lineOf(
  { release, quantity }: Priceable['items'][number],
  item: number,
  { bought, fees }: Bought,
): Line {
  const own = bought.filter((ticket) => ticket.item === item);
  const net = sum(costs(own));
  const subtotal = BigInt(quantity) * BigInt(release.pricePennies);
  return {
    releaseId: release.id,
    name: release.name,
    quantity,
    freeQuantity: own.filter(({ cost, face }) => cost === 0n && face > 0n).length,
    unitPricePennies: release.pricePennies,
    subtotalPennies: Number(subtotal),
    discountPennies: Number(subtotal - net),
    netPennies: Number(net),
    bookingFeePennies: Number(sum(fees.filter((_, index) => bought[index]!.item === item))),
  };
}

function planOf(offer: PlanOffer, { bought, fees, now }: Bought & { now: string }): Plan {
  const net = sum(costs(bought));
  const deposit =
    offer.depositPercentBps === null
      ? sum(costs(bought).map((cost) => least(cost, BigInt(offer.depositPenniesPerTicket ?? 0))))
      : share(net, offer.depositPercentBps);
  const later = offer.dueDates.map(() => 0n);
  // Penny after penny would take a while: all but the last round are dealt at once.
  const round = later.length ? (net - deposit) / BigInt(later.length) : 0n;
  for (const index of later.keys()) later[index] = round;
  for (let index = 0; deposit + sum(later) < net; index += 1) later[index]! += 1n;
  return {
    offerId: offer.id,
    name: offer.name,
    payByAt: offer.payByAt,
    installments: [deposit + sum(fees), ...later].map((amount, index) => ({
      seq: index + 1,
      amountPennies: Number(amount),
      dueAt: index === 0 ? now : offer.dueDates[index - 1]!,
    })),
  };
}

const costs = (tickets: readonly Ticket[]): bigint[] => tickets.map(({ cost }) => cost);
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((one, other) => one + other, 0n);
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
