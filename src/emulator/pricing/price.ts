import type { Line, Totals } from '../../contract/checkout.js';
import type { BookingFeePolicy, PlanOffer, QuantityDiscount } from '../../contract/tickets.js';
import type { PromoRecord, ReleaseRecord } from '../records/tickets.js';
import { allocate, sum } from './amounts.js';
import { orderFee, unitFee } from './booking-fee.js';
import { applyPromo, bestDiscount, costOf, type Unit } from './discounts.js';
import { installments } from './plan.js';

/** A cart and all that its price depends on. */
export interface Priceable {
  currency: string;
  items: readonly {
    release: Pick<ReleaseRecord, 'id' | 'name' | 'pricePennies'>;
    quantity: number;
  }[];
  bookingFee: BookingFeePolicy;
  quantityDiscounts?: readonly QuantityDiscount[];
  promo?: Pick<PromoRecord, 'code' | 'label' | 'effect' | 'releaseIds' | 'maxTickets'> | undefined;
  plan?: PlanOffer | undefined;
  /** When a first instalment is due. */
  now: string;
}

/**
 * The price of a cart: first the code, ticket by ticket, then the best quantity discount on what is
 * left, then the fee on what is really paid. All integers. spec L349, requirements section 25
 */
export function price(cart: Priceable): Totals {
  const faces = explode(cart.items);
  const afterPromo = cart.promo ? applyPromo(faces, cart.promo) : faces;
  const { discount, units } = bestDiscount(afterPromo, cart.quantityDiscounts ?? []);
  const net = costOf(units);
  const bookingFeePennies = orderFee(pricesOf(units), cart.bookingFee);
  const plan = cart.plan && {
    offerId: cart.plan.id,
    name: cart.plan.name,
    payByAt: cart.plan.payByAt,
    installments: installments(cart.plan, { units: pricesOf(units), bookingFeePennies }, cart.now),
  };
  const totalPennies = net + bookingFeePennies;
  return {
    currency: cart.currency,
    lines: linesOf(cart, units, bookingFeePennies),
    subtotalPennies: sum(units.map(({ face }) => face)),
    promoDiscountPennies: costOf(faces) - costOf(afterPromo),
    quantityDiscountPennies: costOf(afterPromo) - net,
    netPennies: net,
    bookingFeePennies,
    totalPennies,
    dueNowPennies: plan?.installments[0]?.amountPennies ?? totalPennies,
    promo: cart.promo ? { code: cart.promo.code, label: cart.promo.label } : null,
    quantityDiscount: discount && { id: discount.id, name: discount.name, label: discount.label },
    paymentPlan: plan ?? null,
  };
}

const pricesOf = (units: readonly Unit[]) => units.map((unit) => unit.price);

function explode(items: Priceable['items']): Unit[] {
  return items.flatMap(({ release: { id, pricePennies }, quantity }) =>
    Array.from({ length: quantity }, () => ({
      releaseId: id,
      face: pricePennies,
      price: pricePennies,
    })),
  );
}

/** Units stand in the order of the items, so each line takes the next ones. */
function linesOf(cart: Priceable, units: readonly Unit[], fee: number): Line[] {
  const fees = units.map((unit) => unitFee(unit.price, cart.bookingFee));
  // Where the minimum binds, each paid ticket carries its share of it.
  const shares = allocate(fee, sum(fees) > 0 ? fees : pricesOf(units));
  let start = 0;
  return cart.items.map(({ release, quantity }) => {
    const own = units.slice(start, start + quantity);
    const bookingFeePennies = sum(shares.slice(start, start + quantity));
    start += quantity;
    const subtotalPennies = release.pricePennies * quantity;
    const netPennies = costOf(own);
    return {
      releaseId: release.id,
      name: release.name,
      quantity,
      freeQuantity: own.filter(({ face, price: paid }) => face > 0 && paid === 0).length,
      unitPricePennies: release.pricePennies,
      subtotalPennies,
      discountPennies: subtotalPennies - netPennies,
      netPennies,
      bookingFeePennies,
    };
  });
}
