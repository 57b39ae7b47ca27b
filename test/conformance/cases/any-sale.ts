import type { ReserveRequest } from '../../../src/contract/checkout.js';
import type { DataOf } from '../../../src/contract/endpoints.js';
import type { Release } from '../../../src/contract/tickets.js';
import { buyerAt } from '../buyer.js';
import { check, checkEqual, first } from '../check.js';
import { festival } from '../demo-world.js';
import { toldOr, whereTold } from '../lenient.js';
import { ask, read, refused } from '../read.js';
import { NotHere, type Case, type Target } from '../target.js';

/** What holds for the sale of every event, tried on releases that may be held for a while. */

type Kind = 'paid' | 'free';

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';

const isOfKind = ({ pricePennies }: Release, kind: Kind) => pricePennies > 0 === (kind === 'paid');

/** The release that was named, or the first one of its kind where nobody minds. */
async function releaseOf(target: Target, kind: Kind): Promise<Release> {
  const named = target.sale?.[kind];
  if (target.sale && named === undefined)
    throw new NotHere(`a ${kind} release that may be held: --${kind}-release`);
  const { releases } = (await read(target, 'getTickets', festival)).data;
  const found = releases.filter((release) =>
    named === undefined
      ? isOfKind(release, kind) && !release.upcoming && !release.soldOut
      : release.id === named,
  );
  const release = first(found, `${kind} release ${named ?? ''}`);
  check(isOfKind(release, kind), `${release.name} to be ${kind}`);
  return release;
}

const leastOf = (release: Release) => toldOr(() => release.minPerOrder, 1);

const cartOf = (release: Release): ReserveRequest => ({
  items: [{ releaseId: release.id, quantity: leastOf(release) }],
});

/** A caller may hold only so much at a time: then there is nothing to be found out. */
async function hold(target: Target, body: ReserveRequest): Promise<DataOf<'reserve'>> {
  const { data, error, headers } = await ask(target, 'reserve', festival, { body });
  if (error?.code === 'too_many_holds') throw new NotHere('fewer live holds of this caller');
  check(data !== undefined, `reserve to succeed, not to refuse with ${error?.code}`);
  checkEqual(headers.get('Cache-Control'), 'no-store', 'Cache-Control');
  check(data.checkoutToken !== '', 'a token');
  return data;
}

async function refusesOtherWording(target: Target, checkoutToken: string): Promise<void> {
  const buyer = buyerAt(target);
  const { consentTextSnapshot } = await buyer.form();
  const others = Object.keys(consentTextSnapshot).map((key) => [key, 'Nobody published this.']);
  const form = await buyer.form({
    consentTextSnapshot: Object.fromEntries(others) as typeof consentTextSnapshot,
  });
  await buyer.refusesOrder('submitDetails', 'consent_text_mismatch', checkoutToken, form);
}

const cases: Omit<Case, 'origin' | 'holds'>[] = [
  {
    ids: ['QUO-01', 'PRC-01', 'PRC-05'],
    title: 'a quote of a release costs what its price says, with the fee in whole pennies',
    async run(target) {
      const release = await releaseOf(target, 'paid');
      const feed = (await read(target, 'getTickets', festival)).data;
      const body = cartOf(release);
      const { data, headers } = await read(target, 'quote', festival, { body });
      checkEqual(headers.get('Cache-Control'), 'no-store', 'Cache-Control');
      const quantity = leastOf(release);
      const { perTicketPennies, minPennies } = feed.bookingFeePolicy;
      const isLeast =
        data.bookingFeePennies <= minPennies || perTicketPennies * quantity < minPennies;
      if (isLeast || feed.quantityDiscounts.length > 0 || !release.feeInclusivePricePennies) return;
      const shown = release.feeInclusivePricePennies * quantity;
      whereTold(() => checkEqual(data.totalPennies, shown, 'the total'));
    },
  },
  {
    ids: ['QUO-03', 'AUT-11'],
    title: 'quote and reserve need a credential on every surface',
    async run(target) {
      const body = cartOf(await releaseOf(target, 'paid'));
      for (const name of ['quote', 'reserve'] as const)
        for (const surface of ['web', 'app', null])
          await refused(target, name, festival, 'unauthorized', { body, surface, key: null });
    },
  },
  {
    ids: ['RES-07', 'ERR-05'],
    title: 'a release that does not exist is unknown',
    async run(target) {
      const body = { items: [{ releaseId: uuid, quantity: 1 }] };
      await refused(target, 'reserve', festival, 'unknown_release', { body });
    },
  },
  {
    ids: ['RES-06', 'ERR-08'],
    title: 'a plan that the release does not offer is unavailable',
    async run(target) {
      const body = { ...cartOf(await releaseOf(target, 'paid')), paymentPlanId: uuid };
      await refused(target, 'reserve', festival, 'plan_unavailable', { body });
    },
  },
  {
    ids: ['RES-01', 'RES-03', 'DET-01', 'DET-02', 'FRE-03', 'ORD-01', 'ORD-02'],
    title: 'a paid release is held, its buyer is known, and it is not completed for free',
    async run(target) {
      const buyer = buyerAt(target);
      const body = cartOf(await releaseOf(target, 'paid'));
      const quoted = (await read(target, 'quote', festival, { body })).data;
      const { checkoutToken, bookingFeePennies } = await hold(target, body);
      checkEqual(bookingFeePennies, quoted.bookingFeePennies, 'the fee');
      const order = await buyer.order(checkoutToken);
      whereTold(() => checkEqual(order.crossEventPromoCodes, [], 'codes before completion'));
      await buyer.refusesOrder('completeFree', 'payment_required', checkoutToken);
      await refusesOtherWording(target, checkoutToken);
      await buyer.details(checkoutToken);
      await buyer.refusesOrder('completeFree', 'payment_required', checkoutToken);
    },
  },
  {
    ids: ['FRE-01', 'FRE-02', 'PAY-01', 'PRC-07'],
    title: 'a free release bears no fee, has nothing to pay, and is completed again and again',
    async run(target) {
      const buyer = buyerAt(target);
      const { checkoutToken, bookingFeePennies } = await hold(
        target,
        cartOf(await releaseOf(target, 'free')),
      );
      checkEqual(bookingFeePennies, 0, 'the fee');
      const body = { returnUrl: `${target.page()}/tickets` };
      await buyer.refusesOrder('pay', 'nothing_to_pay', checkoutToken, body);
      await buyer.details(checkoutToken);
      for (let again = 0; again < 2; again += 1)
        checkEqual(await buyer.completeFree(checkoutToken), { completed: true }, 'the answer');
    },
  },
  {
    ids: ['RES-04', 'PRC-15', 'TIX-08', 'FRE-03'],
    title: 'a plan is held with its parts, which are due in time and are not free',
    async run(target) {
      const release = await releaseOf(target, 'paid');
      const [offer] = release.paymentPlans;
      if (!offer) throw new NotHere('a paid release with a payment plan');
      const held = await hold(target, { ...cartOf(release), paymentPlanId: offer.id });
      const { paymentPlan, checkoutToken } = held;
      check(paymentPlan !== null, 'a plan');
      const { installments, payByAt } = paymentPlan;
      const sum = installments.reduce((all, { amountPennies }) => all + amountPennies, 0);
      whereTold(() => checkEqual(sum, held.totalPennies, 'the sum of the parts'));
      for (const { dueAt } of installments) check(dueAt <= payByAt, `${dueAt} by ${payByAt}`);
      await buyerAt(target).refusesOrder('completeFree', 'payment_required', checkoutToken);
    },
  },
];

const paying: Case = {
  ids: ['PAY-02'],
  title: 'paying for a release answers where its buyer goes on',
  origin: 'gap',
  holds: 'anywhere',
  async run(target) {
    const buyer = buyerAt(target);
    const { checkoutToken } = await hold(target, cartOf(await releaseOf(target, 'paid')));
    await buyer.details(checkoutToken);
    const { action } = await buyer.pay(checkoutToken);
    check(action !== null, 'an action');
  },
};

export const anySale: Case[] = [
  ...cases.map((one): Case => ({ ...one, origin: 'spec', holds: 'anywhere' })),
  paying,
];
