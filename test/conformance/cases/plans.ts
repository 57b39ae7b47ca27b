import type { Plan } from '../../../src/contract/checkout.js';
import { buyerAt, minutesLater, standStill, type Picks } from '../buyer.js';
import { checkEqual, first } from '../check.js';
import { moveTo } from '../clock.js';
import { festival } from '../demo-world.js';
import { read } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';

async function offerNamed(target: Target, name: string): Promise<string> {
  const { releases } = (await read(target, 'getTickets', festival)).data;
  const offers = releases.flatMap(({ paymentPlans }) => paymentPlans);
  return first(
    offers.filter((offer) => offer.name === name),
    `offer ${name}`,
  ).id;
}

const amounts = (plan: Plan | null) =>
  plan?.installments.map(({ seq, amountPennies }) => [seq, amountPennies]);

/** Deposit and whole fee first, the rest a month later. */
const plansInPennies: [offer: string, picks: Picks, promo: string | undefined, parts: number[]][] =
  [
    ['Half and half', { Weekend: 2 }, undefined, [18500 + 2826, 18500]],
    ['Forty first', { Weekend: 2 }, undefined, [8000 + 2826, 29000]],
    ['Half and half', { Weekend: 1 }, 'LARK10', [8325 + 1274, 8325]],
    ['Forty first', { Weekend: 1, 'Under 12': 2 }, undefined, [4000 + 1413, 14500]],
    ['Half and half', { Weekend: 5 }, undefined, [43938 + 6715, 43937]], // half of 87875, up
  ];

export const plans = [
  ...plansInPennies.map(([name, picks, promo, parts]) =>
    it(`gap PRC-15 RES-04 TIX-08 ${name} of ${JSON.stringify(picks)}${promo ? ` with ${promo}` : ''} adds up, fee first`, async (target) => {
      const more = { paymentPlanId: await offerNamed(target, name), ...(promo && { promo }) };
      const buyer = buyerAt(target);
      for (const priced of [await buyer.quote(picks, more), await buyer.reserve(picks, more)]) {
        checkEqual(
          amounts(priced.paymentPlan),
          parts.map((part, at) => [at + 1, part]),
          'parts',
        );
        const sum = parts.reduce((one, other) => one + other, 0);
        checkEqual([priced.totalPennies, priced.dueNowPennies], [sum, parts[0]], 'total and now');
      }
    }),
  ),
  it('RES-04 TIX-08 a plan names its offer and says when each part is due, at noon of the event', async (target) => {
    await standStill(target);
    const paymentPlanId = await offerNamed(target, 'Half and half');
    const { paymentPlan } = await buyerAt(target).reserve({ Weekend: 1 }, { paymentPlanId });
    checkEqual(
      [paymentPlan?.offerId, paymentPlan?.name],
      [paymentPlanId, 'Half and half'],
      'offer',
    );
    checkEqual(paymentPlan?.payByAt, '2027-06-11T11:00:00.000Z', 'when all must be paid');
    checkEqual(paymentPlan?.installments[1]?.dueAt, '2027-06-01T11:00:00.000Z', 'the second part');
  }),
  it('RES-06 ERR-08 a paid tier without the offer, or an offer nobody makes, is plan_unavailable', async (target) => {
    const buyer = buyerAt(target);
    const paymentPlanId = await offerNamed(target, 'Half and half');
    const mixed = { Weekend: 1, 'Saturday Day': 1 };
    const { status } = await buyer.refuses('reserve', 'plan_unavailable', mixed, {
      paymentPlanId,
    });
    checkEqual(status, 409, 'the status');
    await buyer.refuses('reserve', 'plan_unavailable', { Weekend: 1 }, { paymentPlanId: uuid });
    await buyer.reserve({ Weekend: 1, 'Under 12': 1 }, { paymentPlanId });
    await buyer.reserve({ Weekend: 1 }, { paymentPlanId: null });
  }),
  it('RES-06 TIX-09 an offer that can no longer be repaid in time is gone from reserve too', async (target) => {
    const buyer = buyerAt(target);
    const paymentPlanId = await offerNamed(target, 'Forty first');
    await moveTo(target, '2027-05-05T10:00:00.000Z');
    await buyer.refuses('reserve', 'plan_unavailable', { Weekend: 1 }, { paymentPlanId });
  }),
  it('gap PAY-02 PRC-15 FRE-03 ERR-11 on a plan the first part is paid now, and free completion is refused', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target);
    const paymentPlanId = await offerNamed(target, 'Half and half');
    const { checkoutToken } = await buyer.reserve({ Weekend: 2 }, { paymentPlanId });
    await buyer.details(checkoutToken);
    await buyer.refusesOrder('completeFree', 'payment_required', checkoutToken);
    const { amountPennies, installmentSeq, attemptId } = await buyer.pay(checkoutToken);
    checkEqual([amountPennies, installmentSeq], [21326, 1], 'what is paid now');
    await buyer.play(attemptId, 'approve');
    await moveTo(target, minutesLater(1));
    const { status, paymentPlan } = await buyer.order(checkoutToken);
    checkEqual([status, paymentPlan?.installments.length], ['completed', 2], 'the order');
  }),
];
