import { describe, it } from 'node:test';
import { expect } from 'chai';
import { sumsFor } from '../../src/checkout/machine/choice.js';
import { TestBuyer } from './test-buyer.js';

const weekend = { Weekend: 1 };

/** Two ways of paying the weekend in parts. */
function plansOf(buyer: TestBuyer): [string, string] {
  const release = buyer.feed?.releases.find(({ name }) => name === 'Weekend');
  const [one, other] = release?.paymentPlans ?? [];
  return [one!.id, other!.id];
}

/** With a price for every way of paying. */
async function atChoice(
  picks: Record<string, number> = weekend,
  promo?: string,
): Promise<TestBuyer> {
  const buyer = new TestBuyer();
  await buyer.choose(picks, promo);
  buyer.checkout.previewPlans(plansOf(buyer));
  await buyer.settle();
  return buyer;
}

const lastSent = ({ sent }: TestBuyer) => sent.at(-1)?.['paymentPlanId'];
const held = ({ control }: TestBuyer) =>
  control.orders().orders.filter(({ status }) => status === 'held').length;

describe('paying in parts', () => {
  it('is part of the choice: priced once for each plan, and held with the first reserve (X28)', async () => {
    const buyer = await atChoice();
    const [one, other] = plansOf(buyer);
    const plans = buyer.sent.map(({ paymentPlanId }) => paymentPlanId);
    expect([buyer.count('/quote'), plans]).to.deep.equal([3, [undefined, one, other]]);
    for (const planId of [one, undefined, other]) {
      buyer.checkout.choosePlan(planId);
      buyer.checkout.previewPlans([one, other]);
      await buyer.pass(1);
      expect(sumsFor(buyer.state)?.totalPennies).to.equal(19913);
    }
    expect(buyer.count('/quote'), 'nothing known is asked again').to.equal(3);
    await buyer.reserve();
    expect([buyer.step, lastSent(buyer)]).to.deep.equal(['details', other]);
    expect(buyer.state.order?.sums.plan?.offerId).to.equal(other);
    await buyer.giveDetails();
    await buyer.pay();
    await buyer.play('approve');
    expect(buyer.step).to.equal('completed');
  });

  it('has no price where that was asked for again, and did not come', async () => {
    const buyer = await atChoice();
    buyer.break('quote', { kind: 'status', status: 500 });
    await buyer.readFeed();
    expect(sumsFor(buyer.state)).to.equal(undefined);
  });

  it('is not priced once the widget has left its page, though it was about to be', async () => {
    const buyer = new TestBuyer();
    await buyer.choose(weekend);
    buyer.checkout.close();
    buyer.checkout.previewPlans(plansOf(buyer));
    await buyer.settle();
    expect(buyer.count('/quote')).to.equal(1);
  });

  it('is priced anew with every change of what is chosen, a code among it', async () => {
    const buyer = await atChoice();
    const [one, other] = plansOf(buyer);
    buyer.checkout.choosePlan(one);
    buyer.checkout.select({ ...buyer.state.selection, promo: 'LARK10' });
    expect(buyer.state.planSums, 'a price of something else is none').to.deep.equal({});
    await buyer.pass(1);
    expect([buyer.state.selection.planId, buyer.state.planSums]).to.deep.equal([one, {}]);
    expect(sumsFor(buyer.state), 'the price without the code is none').to.equal(undefined);
    buyer.checkout.previewPlans([one, other]);
    await buyer.settle();
    expect(sumsFor(buyer.state)?.totalPennies).to.be.below(19913);
    expect(buyer.count('/quote')).to.equal(6);
    expect(buyer.sent.slice(-3).map(({ promo }) => promo)).to.deep.equal(Array(3).fill('LARK10'));
  });

  it('is priced anew with a new reading of the sale, which may have changed it', async () => {
    const buyer = await atChoice();
    const [one] = plansOf(buyer);
    buyer.checkout.choosePlan(one);
    await buyer.readFeed();
    expect([buyer.state.quote.status, sumsFor(buyer.state)]).to.deep.equal(['ready', undefined]);
    buyer.checkout.previewPlans([one]);
    await buyer.settle();
    expect(sumsFor(buyer.state)?.totalPennies).to.equal(19913);
  });

  it('is not priced by an answer about another choice, however late it comes', async () => {
    const buyer = new TestBuyer();
    await buyer.choose(weekend);
    const [one] = plansOf(buyer);
    buyer.late = () => 5;
    buyer.checkout.previewPlans([one]);
    await buyer.settle();
    buyer.late = () => 0;
    await buyer.choose({ Weekend: 2 }, undefined, one);
    await buyer.pass(10);
    expect([buyer.state.planSums, sumsFor(buyer.state)]).to.deep.equal([{}, undefined]);
  });

  it('is let go where nothing is owed: a free order on a plan could not be finished (X29)', async () => {
    const buyer = await atChoice();
    await buyer.choose(weekend, 'FREERIDE', plansOf(buyer)[0]);
    expect([buyer.state.selection.planId, sumsFor(buyer.state)?.totalPennies]).to.deep.equal([
      undefined,
      0,
    ]);
    await buyer.reserve();
    await buyer.giveDetails();
    await buyer.pay();
    expect([buyer.step, buyer.performed.length]).to.deep.equal(['completed', 0]);
  });

  it('is not held before it is known whether anything is owed; then it can be', async () => {
    const buyer = await atChoice();
    const [one] = plansOf(buyer);
    buyer.checkout.select({ ...buyer.state.selection, promo: 'FREERIDE', planId: one });
    await buyer.reserve();
    expect([buyer.step, buyer.count('/reserve')]).to.deep.equal(['choosing', 0]);
    await buyer.pass(1);
    await buyer.reserve();
    expect([buyer.step, lastSent(buyer)]).to.deep.equal(['details', undefined]);
  });

  for (const promo of [undefined, 'LARK10', 'FREERIDE']) {
    it(`goes on where no price came, with the code ${promo ?? 'of nobody'} once it is known what is owed`, async () => {
      const buyer = new TestBuyer();
      await buyer.readFeed();
      const [one] = plansOf(buyer);
      buyer.break('quote', 'drop_before');
      await buyer.choose(weekend, promo, one);
      expect(buyer.state.quote.status).to.equal('failed');
      await buyer.reserve();
      if (promo) {
        const { step, problem, state } = buyer;
        expect([step, problem?.code]).to.deep.equal(['choosing', 'no_price']);
        expect(state.selection.planId, 'chosen still').to.equal(one);
        buyer.control.faults([]);
        await buyer.reserve();
        await buyer.pass(1);
        await buyer.reserve();
      }
      const isFree = promo === 'FREERIDE';
      expect([buyer.step, lastSent(buyer)]).to.deep.equal(['details', isFree ? undefined : one]);
    });
  }

  it('can still be chosen and held after a reply to reserve was lost for good', async () => {
    const buyer = await atChoice();
    buyer.break('reserve', 'drop_after', 3);
    buyer.checkout.select({ ...buyer.state.selection, promo: 'LARK10' });
    await buyer.reserve(); // before the new price has come
    await buyer.pass(10);
    expect([buyer.step, buyer.problem?.code]).to.deep.equal(['choosing', 'unsure']);
    buyer.control.faults([]);
    const [one] = plansOf(buyer);
    buyer.checkout.choosePlan(one);
    await buyer.pass(1);
    await buyer.reserve();
    expect([buyer.step, lastSent(buyer)]).to.deep.equal(['details', one]);
  });
});

describe('paying in parts, once something is held', () => {
  /** The last ticket, held on the first plan, and back at the choice. */
  async function lastTicket(): Promise<TestBuyer> {
    const buyer = await atChoice();
    const [one] = plansOf(buyer);
    buyer.control.stock({ releaseId: buyer.id('Weekend'), remaining: 1 });
    buyer.checkout.choosePlan(one);
    await buyer.reserve();
    await buyer.giveDetails();
    buyer.checkout.back('choosing');
    await buyer.readFeed();
    await buyer.pass(1);
    return buyer;
  }

  it('a choice that is held keeps its prices, also of the last tickets: nothing is asked', async () => {
    const buyer = await lastTicket();
    const [one, other] = plansOf(buyer);
    for (const planId of [one, other, undefined]) {
      buyer.checkout.choosePlan(planId);
      buyer.checkout.previewPlans([one, other]);
      await buyer.pass(1);
      expect(sumsFor(buyer.state)?.totalPennies).to.equal(19913);
    }
    expect([buyer.count('/quote'), buyer.problem]).to.deep.equal([3, undefined]);
    expect(buyer.state.quote.warnings).to.be.empty;
  });

  for (const fault of [undefined, { kind: 'status', status: 409, code: 'sold_out' } as const]) {
    it(`an answer about it that was asked for before says nothing new (${fault?.code})`, async () => {
      const buyer = new TestBuyer();
      await buyer.readFeed();
      if (fault) buyer.break('quote', fault);
      buyer.late = (operation) => (operation === 'quote' ? 9 : 0);
      await buyer.choose(weekend);
      await buyer.reserve();
      buyer.checkout.back('choosing');
      const before = buyer.state;
      await buyer.pass(20);
      expect([buyer.state.quote, buyer.problem]).to.deep.equal([before.quote, undefined]);
      expect(sumsFor(buyer.state)).to.deep.include({ totalPennies: 19913, plan: undefined });
    });
  }

  it('the plan stands at the payment, and is taken up again by the same choice', async () => {
    const buyer = await lastTicket();
    const [one] = plansOf(buyer);
    const token = buyer.state.order?.token;
    await buyer.reserve();
    buyer.checkout.choosePlan(undefined);
    expect([buyer.step, buyer.state.selection.planId]).to.deep.equal(['payment', one]);
    expect([buyer.count('/reserve'), buyer.state.order?.token]).to.deep.equal([1, token]);
  });

  it('another plan is another order', async () => {
    const buyer = await atChoice();
    const [one, other] = plansOf(buyer);
    buyer.checkout.choosePlan(one);
    await buyer.reserve();
    await buyer.giveDetails();
    buyer.checkout.back('choosing');
    buyer.checkout.choosePlan(other);
    await buyer.reserve();
    expect([buyer.step, lastSent(buyer)]).to.deep.equal(['details', other]);
    expect(held(buyer)).to.equal(2);
    await buyer.giveDetails();
    expect(buyer.state.order?.sums.plan?.offerId).to.equal(other);
    await buyer.pay();
    await buyer.play('approve');
    expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
  });

  it('refused for want of tickets, as the buyer holds the last: the first order is still theirs', async () => {
    const buyer = await lastTicket();
    const [one] = plansOf(buyer);
    const token = buyer.state.order?.token;
    buyer.checkout.choosePlan(undefined);
    await buyer.reserve();
    expect([buyer.step, buyer.problem?.code]).to.deep.equal(['choosing', 'sold_out']);
    buyer.checkout.choosePlan(one);
    await buyer.reserve();
    expect([buyer.step, buyer.state.order?.token]).to.deep.equal(['payment', token]);
  });

  it('a reload keeps the plan: before the hold, and while its buyer looks around', async () => {
    const buyer = await atChoice();
    const [one, other] = plansOf(buyer);
    buyer.checkout.choosePlan(one);
    const next = buyer.reload();
    await next.readFeed();
    await next.pass(1);
    expect(next.state.selection.planId).to.equal(one);
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
    expect([last.step, last.state.selection.planId]).to.deep.equal(['choosing', other]);
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
    const buyer = await atChoice();
    const [one] = plansOf(buyer);
    buyer.checkout.choosePlan(one);
    await buyer.reserve();
    buyer.checkout.back('choosing');
    await buyer.pass(16 * 60);
    expect([buyer.step, buyer.state.order]).to.deep.equal(['choosing', undefined]);
    expect(buyer.count('/quote')).to.equal(4);
    expect([buyer.state.selection.planId, buyer.state.quote.status]).to.deep.equal([one, 'ready']);
  });

  it('is asked for again after the hold has ended at the payment', async () => {
    const buyer = await atChoice();
    const [one] = plansOf(buyer);
    buyer.checkout.choosePlan(one);
    await buyer.reserve();
    await buyer.pass(16 * 60);
    expect(buyer.step).to.equal('expired');
    await buyer.reserve();
    expect([buyer.step, lastSent(buyer)]).to.deep.equal(['details', one]);
    expect(sumsFor(buyer.state)?.totalPennies, 'the price that was said').to.equal(19913);
  });
});
