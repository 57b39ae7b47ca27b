import { buyerAt } from '../buyer.js';
import { check, checkEqual } from '../check.js';
import { festival } from '../demo-world.js';
import { Ours, whereTold } from '../lenient.js';
import { ask, read, refused } from '../read.js';
import { cartOf, heldOrder, hold, quotable } from '../sale.js';
import { it } from '../it.js';
import { NotHere, type Target } from '../target.js';

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

export const anySale = [
  it('anywhere RES-07 ERR-05 a release that does not exist is unknown, and nothing is held', async (target) => {
    const body = { items: [{ releaseId: uuid, quantity: 1 }] };
    await refused(target, 'reserve', festival, 'unknown_release', { body });
  }),
  it('anywhere RES-06 ERR-08 a plan that the release does not offer is unavailable', async (target) => {
    const body = { ...cartOf(await quotable(target, 'paid', 'held')), paymentPlanId: uuid };
    await refused(target, 'reserve', festival, 'plan_unavailable', { body });
  }),
  it('anywhere RES-08 STA-02 ERR-10 a release that is still to come is not on sale', async (target) => {
    const { releases } = (await read(target, 'getTickets', festival)).data;
    const release = releases.find(({ upcoming }) => upcoming);
    if (!release) throw new NotHere('an event with a release that is still to come: --event');
    await refused(target, 'reserve', festival, 'not_on_sale', { body: cartOf(release) });
  }),
  it('anywhere RES-01 RES-03 RES-05 PRC-16 PRC-01 a paid release is held for the fee that was quoted', async (target) => {
    const body = cartOf(await quotable(target, 'paid', 'held'));
    const quoted = (await read(target, 'quote', festival, { body })).data;
    const held = await heldOrder(target, 'paid');
    checkEqual(held.bookingFeePennies, quoted.bookingFeePennies, 'the fee');
    checkEqual(held.paymentPlan, null, 'the plan that nobody asked for');
  }),
  it('anywhere ORD-01 ORD-02 the token of a hold opens its order, which has no codes for other events yet', async (target) => {
    const { checkoutToken } = await heldOrder(target, 'paid');
    const order = await buyerAt(target).order(checkoutToken);
    whereTold(() => checkEqual(order.crossEventPromoCodes, [], 'codes before completion'));
  }),
  it('anywhere DET-02 ERR-06 a wording that nobody published is no consent', async (target) => {
    await refusesOtherWording(target, (await heldOrder(target, 'paid')).checkoutToken);
  }),
  it('anywhere DET-01 DET-03 the wording of the feed is, whatever its boxes are called', async (target) => {
    await known(target, (await heldOrder(target, 'paid')).checkoutToken);
  }),
  it('anywhere FRE-03 ERR-11 an order with a sum to pay is not completed for free', async (target) => {
    const { checkoutToken } = await heldOrder(target, 'paid');
    await known(target, checkoutToken);
    await buyerAt(target).refusesOrder('completeFree', 'payment_required', checkoutToken);
  }),
  it('anywhere PAY-01 ERR-12 PRC-07 a free order bears no fee and has nothing to pay', async (target) => {
    const { checkoutToken, bookingFeePennies } = await heldOrder(target, 'free');
    checkEqual(bookingFeePennies, 0, 'the fee');
    await known(target, checkoutToken);
    const body = { returnUrl: `${target.page()}/tickets` };
    await buyerAt(target).refusesOrder('pay', 'nothing_to_pay', checkoutToken, body);
  }),
  it('anywhere FRE-01 FRE-02 a free order is completed again and again', async (target) => {
    const { checkoutToken } = await heldOrder(target, 'free');
    await known(target, checkoutToken);
    const buyer = buyerAt(target);
    for (let again = 0; again < 2; again += 1)
      checkEqual(await buyer.completeFree(checkoutToken), { completed: true }, 'the answer');
  }),
  it('anywhere RES-04 PRC-15 TIX-08 FRE-03 a plan is held with its parts, which are due in time and are not free', async (target) => {
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
  }),
  it('gap anywhere PAY-02 paying for a release answers where its buyer goes on', async (target) => {
    const { checkoutToken } = await heldOrder(target, 'paid');
    await known(target, checkoutToken);
    const { action } = await buyerAt(target).pay(checkoutToken);
    check(action !== null, 'an action');
  }),
];
