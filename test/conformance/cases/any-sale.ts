import { buyerAt } from '../buyer.js';
import { check, checkEqual } from '../check.js';
import { festival } from '../demo-world.js';
import { Ours, whereTold } from '../lenient.js';
import { ask, read, refused } from '../read.js';
import { cartOf, heldOrder, hold, quotable } from '../sale.js';
import { NotHere, type Case, type Target } from '../target.js';

/** What holds for the sale of every event, tried on releases that may be held for a while. */

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';

async function refusesOtherWording(target: Target, checkoutToken: string): Promise<void> {
  const buyer = buyerAt(target);
  const { consentTextSnapshot } = await buyer.form();
  const others = Object.keys(consentTextSnapshot).map((key) => [key, 'Nobody published this.']);
  const form = await buyer.form({
    consentTextSnapshot: Object.fromEntries(others) as typeof consentTextSnapshot,
  });
  await buyer.refusesOrder('submitDetails', 'consent_text_mismatch', checkoutToken, form);
}

/** The buyer is known; what a service wants to know of one is said nowhere. */
async function known(target: Target, checkoutToken: string): Promise<void> {
  const buyer = buyerAt(target);
  const at = { ...festival, checkoutToken };
  const { error } = await ask(target, 'submitDetails', at, { body: await buyer.form() });
  if (error && target.named) throw new Ours(`details as they are sent here: ${error.code}`);
  checkEqual(error?.code, undefined, 'the refusal of the details');
}

const cases: Omit<Case, 'origin' | 'holds'>[] = [
  {
    ids: ['RES-07', 'ERR-05'],
    title: 'a release that does not exist is unknown, and nothing is held',
    async run(target) {
      const body = { items: [{ releaseId: uuid, quantity: 1 }] };
      await refused(target, 'reserve', festival, 'unknown_release', { body });
    },
  },
  {
    ids: ['RES-06', 'ERR-08'],
    title: 'a plan that the release does not offer is unavailable',
    async run(target) {
      const body = { ...cartOf(await quotable(target, 'paid', 'held')), paymentPlanId: uuid };
      await refused(target, 'reserve', festival, 'plan_unavailable', { body });
    },
  },
  {
    ids: ['RES-08', 'STA-02', 'ERR-10'],
    title: 'a release that is still to come is not on sale',
    async run(target) {
      const { releases } = (await read(target, 'getTickets', festival)).data;
      const release = releases.find(({ upcoming }) => upcoming);
      if (!release) throw new NotHere('an event with a release that is still to come: --event');
      await refused(target, 'reserve', festival, 'not_on_sale', { body: cartOf(release) });
    },
  },
  {
    ids: ['RES-01', 'RES-03', 'RES-05', 'PRC-16', 'PRC-01'],
    title: 'a paid release is held for the fee that was quoted',
    async run(target) {
      const body = cartOf(await quotable(target, 'paid', 'held'));
      const quoted = (await read(target, 'quote', festival, { body })).data;
      const held = await heldOrder(target, 'paid');
      checkEqual(held.bookingFeePennies, quoted.bookingFeePennies, 'the fee');
      checkEqual(held.paymentPlan, null, 'the plan that nobody asked for');
    },
  },
  {
    ids: ['ORD-01', 'ORD-02'],
    title: 'the token of a hold opens its order, which has no codes for other events yet',
    async run(target) {
      const { checkoutToken } = await heldOrder(target, 'paid');
      const order = await buyerAt(target).order(checkoutToken);
      whereTold(() => checkEqual(order.crossEventPromoCodes, [], 'codes before completion'));
    },
  },
  {
    ids: ['DET-02', 'ERR-06'],
    title: 'a wording that nobody published is no consent',
    async run(target) {
      await refusesOtherWording(target, (await heldOrder(target, 'paid')).checkoutToken);
    },
  },
  {
    ids: ['DET-01', 'DET-03'],
    title: 'the wording of the feed is, whatever its boxes are called',
    async run(target) {
      await known(target, (await heldOrder(target, 'paid')).checkoutToken);
    },
  },
  {
    ids: ['FRE-03', 'ERR-11'],
    title: 'an order with a sum to pay is not completed for free',
    async run(target) {
      const { checkoutToken } = await heldOrder(target, 'paid');
      await known(target, checkoutToken);
      await buyerAt(target).refusesOrder('completeFree', 'payment_required', checkoutToken);
    },
  },
  {
    ids: ['PAY-01', 'ERR-12', 'PRC-07'],
    title: 'a free order bears no fee and has nothing to pay',
    async run(target) {
      const { checkoutToken, bookingFeePennies } = await heldOrder(target, 'free');
      checkEqual(bookingFeePennies, 0, 'the fee');
      await known(target, checkoutToken);
      const body = { returnUrl: `${target.page()}/tickets` };
      await buyerAt(target).refusesOrder('pay', 'nothing_to_pay', checkoutToken, body);
    },
  },
  {
    ids: ['FRE-01', 'FRE-02'],
    title: 'a free order is completed again and again',
    async run(target) {
      const { checkoutToken } = await heldOrder(target, 'free');
      await known(target, checkoutToken);
      const buyer = buyerAt(target);
      for (let again = 0; again < 2; again += 1)
        checkEqual(await buyer.completeFree(checkoutToken), { completed: true }, 'the answer');
    },
  },
  {
    ids: ['RES-04', 'PRC-15', 'TIX-08', 'FRE-03'],
    title: 'a plan is held with its parts, which are due in time and are not free',
    async run(target) {
      const release = await quotable(target, 'paid', 'held');
      const [offer] = release.paymentPlans;
      if (!offer) throw new NotHere('a paid release with a payment plan: --paid-release');
      const { data: held } = await hold(target, { ...cartOf(release), paymentPlanId: offer.id });
      const { paymentPlan, checkoutToken } = held;
      check(paymentPlan !== null, 'a plan');
      const { installments, payByAt } = paymentPlan;
      const sum = installments.reduce((all, { amountPennies }) => all + amountPennies, 0);
      whereTold(() => checkEqual(sum, held.totalPennies, 'the sum of the parts'));
      for (const { dueAt } of installments) check(dueAt <= payByAt, `${dueAt} by ${payByAt}`);
      await known(target, checkoutToken);
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
    const { checkoutToken } = await heldOrder(target, 'paid');
    await known(target, checkoutToken);
    const { action } = await buyerAt(target).pay(checkoutToken);
    check(action !== null, 'an action');
  },
};

export const anySale: Case[] = [
  ...cases.map((one): Case => ({ ...one, origin: 'spec', holds: 'anywhere' })),
  paying,
];
