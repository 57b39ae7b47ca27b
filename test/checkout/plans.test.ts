import { expect } from '@open-wc/testing';
import { sumsFor } from '../../src/checkout/machine/choice.js';
import { TestDesk } from './desk.js';
import { beforeEveryService } from './switches.js';

const weekend = { Weekend: 1 };

/** Two ways of paying the weekend in parts. */
function plansOf(desk: TestDesk): [string, string] {
  const release = desk.feed?.releases.find(({ name }) => name === 'Weekend');
  const [one, other] = release?.paymentPlans ?? [];
  return [one!.id, other!.id];
}

/** With a price for every way of paying. */
async function atChoice(
  picks: Record<string, number> = weekend,
  promo?: string,
): Promise<TestDesk> {
  const desk = new TestDesk();
  await desk.choose(picks, promo);
  desk.checkout.previewPlans(plansOf(desk));
  await desk.settle();
  return desk;
}

const lastSent = ({ sent }: TestDesk) => sent.at(-1)?.['paymentPlanId'];
const held = ({ control }: TestDesk) =>
  control.orders().orders.filter(({ status }) => status === 'held').length;

beforeEveryService('paying in parts', () => {
  it('is part of the choice: priced once for each plan, and held with the first reserve (X28)', async () => {
    const desk = await atChoice();
    const [one, other] = plansOf(desk);
    const plans = desk.sent.map(({ paymentPlanId }) => paymentPlanId);
    expect([desk.count('/quote'), plans]).to.deep.equal([3, [undefined, one, other]]);
    for (const planId of [one, undefined, other]) {
      desk.checkout.choosePlan(planId);
      desk.checkout.previewPlans([one, other]);
      await desk.pass(1);
      expect(sumsFor(desk.state)?.totalPennies).to.equal(19913);
    }
    expect(desk.count('/quote'), 'nothing known is asked again').to.equal(3);
    await desk.reserve();
    expect([desk.step, lastSent(desk)]).to.deep.equal(['details', other]);
    expect(desk.state.order?.sums.plan?.offerId).to.equal(other);
    await desk.giveDetails();
    await desk.pay();
    await desk.play('approve');
    expect(desk.step).to.equal('completed');
  });

  it('is priced anew with every change of what is chosen, a code among it', async () => {
    const desk = await atChoice();
    const [one, other] = plansOf(desk);
    desk.checkout.choosePlan(one);
    desk.checkout.wish({ ...desk.state.wish, promo: 'LARK10' });
    expect(desk.state.planSums, 'a price of something else is none').to.deep.equal({});
    await desk.pass(1);
    expect([desk.state.wish.planId, desk.state.planSums]).to.deep.equal([one, {}]);
    expect(sumsFor(desk.state), 'the price without the code is none').to.equal(undefined);
    desk.checkout.previewPlans([one, other]);
    await desk.settle();
    expect(sumsFor(desk.state)?.totalPennies).to.be.below(19913);
    expect(desk.count('/quote')).to.equal(6);
    expect(desk.sent.slice(-3).map(({ promo }) => promo)).to.deep.equal(Array(3).fill('LARK10'));
  });

  it('is priced anew with a new reading of the sale, which may have changed it', async () => {
    const desk = await atChoice();
    const [one] = plansOf(desk);
    desk.checkout.choosePlan(one);
    await desk.readFeed();
    expect([desk.state.quote.status, sumsFor(desk.state)]).to.deep.equal(['ready', undefined]);
    desk.checkout.previewPlans([one]);
    await desk.settle();
    expect(sumsFor(desk.state)?.totalPennies).to.equal(19913);
  });

  it('is not priced by an answer about another choice, however late it comes', async () => {
    const desk = new TestDesk();
    await desk.choose(weekend);
    const [one] = plansOf(desk);
    desk.late = () => 5;
    desk.checkout.previewPlans([one]);
    await desk.settle();
    desk.late = () => 0;
    await desk.choose({ Weekend: 2 }, undefined, one);
    await desk.pass(10);
    expect([desk.state.planSums, sumsFor(desk.state)]).to.deep.equal([{}, undefined]);
  });

  it('is let go where nothing is owed: a free order on a plan could not be finished (X29)', async () => {
    const desk = await atChoice();
    await desk.choose(weekend, 'FREERIDE', plansOf(desk)[0]);
    expect([desk.state.wish.planId, sumsFor(desk.state)?.totalPennies]).to.deep.equal([
      undefined,
      0,
    ]);
    await desk.reserve();
    await desk.giveDetails();
    await desk.pay();
    expect([desk.step, desk.performed.length]).to.deep.equal(['completed', 0]);
  });

  it('is not held before it is known whether anything is owed; then it can be', async () => {
    const desk = await atChoice();
    const [one] = plansOf(desk);
    desk.checkout.wish({ ...desk.state.wish, promo: 'FREERIDE', planId: one });
    await desk.reserve();
    expect([desk.step, desk.count('/reserve')]).to.deep.equal(['choosing', 0]);
    await desk.pass(1);
    await desk.reserve();
    expect([desk.step, lastSent(desk)]).to.deep.equal(['details', undefined]);
  });

  it('goes on where no price came: with the plan, but for a code that may make it free', async () => {
    for (const promo of [undefined, 'FREERIDE']) {
      const desk = new TestDesk();
      await desk.readFeed();
      const [one] = plansOf(desk);
      desk.break('quote', 'drop_before');
      await desk.choose(weekend, promo, one);
      expect(desk.state.quote.status).to.equal('failed');
      await desk.reserve();
      expect([desk.step, lastSent(desk)]).to.deep.equal(['details', promo ? undefined : one]);
    }
  });

  it('can still be chosen and held after a reply to reserve was lost for good', async () => {
    const desk = await atChoice();
    desk.break('reserve', 'drop_after', 3);
    desk.checkout.wish({ ...desk.state.wish, promo: 'LARK10' });
    await desk.reserve(); // before the new price has come
    await desk.pass(10);
    expect([desk.step, desk.problem?.code]).to.deep.equal(['choosing', 'unsure']);
    desk.control.faults([]);
    const [one] = plansOf(desk);
    desk.checkout.choosePlan(one);
    await desk.pass(1);
    await desk.reserve();
    expect([desk.step, lastSent(desk)]).to.deep.equal(['details', one]);
  });
});

beforeEveryService('paying in parts, once something is held', (has) => {
  /** The last ticket, held on the first plan, and back at the choice. */
  async function lastTicket(): Promise<TestDesk> {
    const desk = await atChoice();
    const [one] = plansOf(desk);
    desk.control.stock({ releaseId: desk.id('Weekend'), remaining: 1 });
    desk.checkout.choosePlan(one);
    await desk.reserve();
    await desk.giveDetails();
    desk.checkout.back('choosing');
    await desk.readFeed();
    await desk.pass(1);
    return desk;
  }

  it('a choice that is held keeps its prices, also of the last tickets: nothing is asked', async () => {
    const desk = await lastTicket();
    const [one, other] = plansOf(desk);
    for (const planId of [one, other, undefined]) {
      desk.checkout.choosePlan(planId);
      desk.checkout.previewPlans([one, other]);
      await desk.pass(1);
      expect(sumsFor(desk.state)?.totalPennies).to.equal(19913);
    }
    expect([desk.count('/quote'), desk.problem]).to.deep.equal([3, undefined]);
    expect(desk.state.quote.warnings).to.be.empty;
  });

  for (const fault of [undefined, { kind: 'status', status: 409, code: 'sold_out' } as const]) {
    it(`an answer about it that was asked for before says nothing new (${fault?.code})`, async () => {
      const desk = new TestDesk();
      await desk.readFeed();
      if (fault) desk.break('quote', fault);
      desk.late = (operation) => (operation === 'quote' ? 9 : 0);
      await desk.choose(weekend);
      await desk.reserve();
      desk.checkout.back('choosing');
      const before = desk.state;
      await desk.pass(20);
      expect([desk.state.quote, desk.problem]).to.deep.equal([before.quote, undefined]);
      expect(sumsFor(desk.state)).to.deep.include({ totalPennies: 19913, plan: undefined });
    });
  }

  it('the plan stands at the payment, and is taken up again by the same choice', async () => {
    const desk = await lastTicket();
    const [one] = plansOf(desk);
    const token = desk.state.order?.token;
    await desk.reserve();
    desk.checkout.choosePlan(undefined);
    expect([desk.step, desk.state.wish.planId]).to.deep.equal(['payment', one]);
    expect([desk.count('/reserve'), desk.state.order?.token]).to.deep.equal([1, token]);
  });

  it('another plan is another order, in place of the first where the service can do that', async () => {
    const desk = await atChoice();
    const [one, other] = plansOf(desk);
    desk.checkout.choosePlan(one);
    await desk.reserve();
    await desk.giveDetails();
    desk.checkout.back('choosing');
    desk.checkout.choosePlan(other);
    await desk.reserve();
    expect([desk.step, lastSent(desk)]).to.deep.equal(['details', other]);
    expect(held(desk)).to.equal(has('capabilities') ? 1 : 2);
    await desk.giveDetails();
    expect(desk.state.order?.sums.plan?.offerId).to.equal(other);
    await desk.pay();
    await desk.play('approve');
    expect([desk.step, desk.sales]).to.deep.equal(['completed', 1]);
  });

  if (!has('capabilities')) {
    it('refused for want of tickets, as the buyer holds the last: the first order is still theirs', async () => {
      const desk = await lastTicket();
      const [one] = plansOf(desk);
      const token = desk.state.order?.token;
      desk.checkout.choosePlan(undefined);
      await desk.reserve();
      expect([desk.step, desk.problem?.code]).to.deep.equal(['choosing', 'sold_out']);
      desk.checkout.choosePlan(one);
      await desk.reserve();
      expect([desk.step, desk.state.order?.token]).to.deep.equal(['payment', token]);
    });
  }

  it('a reload keeps the plan: before the hold, and while its buyer looks around', async () => {
    const desk = await atChoice();
    const [one, other] = plansOf(desk);
    desk.checkout.choosePlan(one);
    const next = desk.reload();
    await next.readFeed();
    await next.pass(1);
    expect(next.state.wish.planId).to.equal(one);
    await next.reserve();
    expect([next.step, lastSent(next)]).to.deep.equal(['details', one]);
    await next.giveDetails();
    next.checkout.back('choosing');
    next.checkout.choosePlan(other);
    const last = next.reload({ late: 3 });
    last.late = () => 0; // only how the order stands is heard late
    await last.readFeed();
    const quotes = last.count('/quote');
    await last.pass(5);
    expect([last.step, last.state.wish.planId]).to.deep.equal(['choosing', other]);
    expect([last.count('/quote'), quotes], 'its own hold would count against it').to.deep.equal([
      0, 0,
    ]);
    last.checkout.previewPlans([one, other]);
    await last.settle();
    expect(last.count('/quote')).to.equal(0);
    last.checkout.choosePlan(one);
    expect(sumsFor(last.state)?.totalPennies).to.equal(19913);
    await last.reserve();
    expect(last.step).to.equal('payment');
    expect(last.state.order?.sums.plan?.offerId).to.equal(one);
  });

  it('is priced anew when the hold has ended while its buyer looked around', async () => {
    const desk = await atChoice();
    const [one] = plansOf(desk);
    desk.checkout.choosePlan(one);
    await desk.reserve();
    desk.checkout.back('choosing');
    await desk.pass(16 * 60);
    expect([desk.step, desk.state.order]).to.deep.equal(['choosing', undefined]);
    expect(desk.count('/quote')).to.equal(4);
    expect([desk.state.wish.planId, desk.state.quote.status]).to.deep.equal([one, 'ready']);
  });

  it('is asked for again after the hold has ended at the payment', async () => {
    const desk = await atChoice();
    const [one] = plansOf(desk);
    desk.checkout.choosePlan(one);
    await desk.reserve();
    await desk.pass(16 * 60);
    expect(desk.step).to.equal('expired');
    await desk.reserve();
    expect([desk.step, lastSent(desk)]).to.deep.equal(['details', one]);
    if (has('capabilities')) expect(desk.sent.at(-1)?.['expectedTotalPennies']).to.equal(19913);
  });
});
