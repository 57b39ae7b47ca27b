import type { LooseFeed, Sale } from '../../../src/checkout/sale/offers.js';
import type { CurrentSelection } from '../../../src/checkout/sale/selection.js';
import { lateView } from '../../internal/late-view.js';
import type { TicketsHost } from '../tickets-host.js';

/** Parts of the cart that most visitors never need. Each loads when it is first needed. */
export const lateParts = (
  host: TicketsHost,
  selection: CurrentSelection,
  feed: () => LooseFeed | undefined,
) => ({
  code: lateView(host, 'how a code is tried', async () => {
    const { PromoCode } = await import('./promo-code.js');
    return new PromoCode(host, selection, feed());
  }),
  fees: lateView(host, 'the rule of the booking fee', async () => {
    const { FeeRule } = await import('./fee-rule.js');
    return new FeeRule(host);
  }),
  shop: lateView(host, 'the way to the ticket shop', async () => {
    const { OrganiserShop } = await import('./organiser-shop.js');
    return new OrganiserShop(host);
  }),
  waiting: lateView(host, 'the way to the waiting list', async () => {
    const { createWaitingList } = await import('./waiting-list.js');
    return createWaitingList(host);
  }),
  opening: lateView(host, 'how tickets open', async () => {
    const { SaleOpening } = await import('./sale-opening.js');
    return new SaleOpening(host);
  }),
  plans: lateView(host, 'the payment plans', async () => {
    const { PaymentPlans } = await import('../parts/payment-plans.js');
    return new PaymentPlans(host);
  }),
});

export type LateParts = ReturnType<typeof lateParts>;

const hour = 3_600_000;

/** Whether a release has yet to open, or opened less than an hour ago. */
export const opensSoon = ({ asOf = NaN, offers }: Sale): boolean =>
  offers.some(({ startsAt }) => Date.parse(startsAt ?? '') > asOf - hour);

export const offersPlans = ({ offers }: Sale): boolean =>
  offers.some(({ plans }) => plans.length > 0);
