import { buyerAt, minutesLater, returnUrl, standStill } from '../buyer.js';
import { check, checkEqual, first } from '../check.js';
import { moveTo } from '../clock.js';
import { whereTold } from '../lenient.js';
import { addressOf, initOf, read } from '../read.js';
import { salesTold } from '../messages.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

const bodies = [{ returnUrl }, {}, { returnUrl: 'nowhere' }, { returnUrl: 7 }, [], { other: 'x' }];

/** A body that is no JSON, and none at all. */
async function payWithout(
  target: Target,
  { event, key, checkoutToken }: { event: { slug: string }; key: string; checkoutToken: string },
): Promise<void> {
  const address = addressOf(target, 'pay', { ...event, checkoutToken });
  for (const body of [undefined, '{', 'returnUrl=x']) {
    const init = initOf('pay', { key });
    const answer = await target.send()(address, { ...init, ...(body !== undefined && { body }) });
    check((await answer.text()).includes('"nothing_to_pay"'), `nothing_to_pay for ${body}`);
  }
}

export const freeOrders = [
  it('FRE-01 FRE-02 WHK-08 CAC-03 a free order is completed once: the same answer again, one sale, one webhook', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target, 'harbour-free');
    const before = (await buyer.release('Quayside')).sold;
    const { checkoutToken, totalPennies } = await buyer.reserve({ Quayside: 2 });
    checkEqual(totalPennies, 0, 'the total');
    await buyer.details(checkoutToken);
    const at = { ...buyer.event, checkoutToken };
    const { data, headers } = await read(target, 'completeFree', at, { key: buyer.key });
    checkEqual([data, headers.get('Cache-Control')], [{ completed: true }, 'no-store'], 'answer');
    for (let again = 0; again < 3; again += 1)
      checkEqual(await buyer.completeFree(checkoutToken), { completed: true }, 'the answer');
    checkEqual((await buyer.release('Quayside')).sold, before + 2, 'what is sold');
    checkEqual((await salesTold(target)).length, 1, 'the number of webhooks');
    const order = await buyer.order(checkoutToken);
    checkEqual(order.status, 'completed', 'the order');
    whereTold(() => checkEqual(order.tickets.length, 2, 'the number of tickets'));
  }),
  it('FRE-02 completed at once ten times over, a free order is one sale', async (target) => {
    const buyer = buyerAt(target, 'harbour-free');
    const before = (await buyer.release('Quayside')).sold;
    const { checkoutToken } = await buyer.reserve({ Quayside: 1 });
    await buyer.details(checkoutToken);
    const calls = Array.from({ length: 10 }, () => buyer.completeFree(checkoutToken));
    for (const answer of await Promise.all(calls))
      checkEqual(answer, { completed: true }, 'the answer');
    checkEqual((await buyer.release('Quayside')).sold, before + 1, 'what is sold');
    checkEqual((await salesTold(target)).length, 1, 'the number of webhooks');
  }),
  it('FRE-02 STA-08 hours after the hold the completion of a free order is still answered', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target, 'harbour-free');
    const { checkoutToken } = await buyer.reserve({ Quayside: 1 });
    await buyer.details(checkoutToken);
    await buyer.completeFree(checkoutToken);
    await moveTo(target, minutesLater(23 * 60));
    checkEqual(await buyer.completeFree(checkoutToken), { completed: true }, 'the answer');
    checkEqual((await buyer.order(checkoutToken)).status, 'completed', 'the order');
  }),
  it('FRE-03 ERR-11 an order with any amount owed is not completed for free', async (target) => {
    const buyer = buyerAt(target);
    const { checkoutToken } = await buyer.reserve({ 'Under 12': 2, 'Camping Plot': 1 });
    await buyer.details(checkoutToken);
    await buyer.refusesOrder('completeFree', 'payment_required', checkoutToken);
    checkEqual((await buyer.order(checkoutToken)).status, 'held', 'the order');
  }),
  it('PAY-01 ERR-12 a free order has nothing to pay, whatever the body says, before and after its completion', async (target) => {
    const buyer = buyerAt(target, 'harbour-free');
    const { checkoutToken } = await buyer.reserve({ Quayside: 1 });
    const refuses = async () => {
      for (const body of bodies)
        await buyer.refusesOrder('pay', 'nothing_to_pay', checkoutToken, body);
      await payWithout(target, { ...buyer, checkoutToken });
    };
    await refuses();
    await buyer.details(checkoutToken);
    await refuses();
    await buyer.completeFree(checkoutToken);
    await refuses();
  }),
  it('FRE-03 PAY-01 ERR-11 ERR-12 X29 a free order on a plan is neither completed for free nor paid', async (target) => {
    const buyer = buyerAt(target);
    const { releases } = (await read(target, 'getTickets', buyer.event)).data;
    const offers = releases.flatMap(({ paymentPlans }) => paymentPlans);
    const paymentPlanId = first(offers, 'plan').id;
    const free = { promo: 'FREERIDE', paymentPlanId };
    const quoted = await buyer.quote({ Weekend: 1 }, free);
    whereTold(() => checkEqual(quoted.paymentPlan?.offerId, paymentPlanId, 'the plan'));
    for (const [picks, more] of [
      [{ Weekend: 1 }, free],
      [{ 'Under 12': 1 }, { paymentPlanId }],
    ] as const) {
      const held = await buyer.reserve(picks, more);
      const { checkoutToken } = held;
      checkEqual(held.totalPennies, 0, 'what is owed');
      whereTold(() => checkEqual(held.dueNowPennies, 0, 'what is owed now'));
      checkEqual(held.paymentPlan?.offerId, paymentPlanId, 'the plan');
      await buyer.details(checkoutToken);
      await buyer.refusesOrder('completeFree', 'payment_required', checkoutToken);
      await buyer.refusesOrder('pay', 'nothing_to_pay', checkoutToken, { returnUrl });
    }
  }),
];
