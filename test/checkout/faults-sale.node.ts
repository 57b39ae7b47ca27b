import { describe, it } from 'node:test';
import { expect } from 'chai';
import { sumsFor } from '../../src/checkout/machine/choice.js';
import { TestBuyer } from './test-buyer.js';

const day = { 'Saturday Day': 2 };
const foghorn = { event: 'last-ticket', key: 'pk_live_foghorn_demo' };

describe('a sale that changes under the hands of its buyer', () => {
  it('F22 two tabs, one last ticket: one wins, the other keeps its cart and reads why', async () => {
    const one = new TestBuyer(foghorn);
    const second = new TestBuyer({ ...foghorn, beside: one });
    const [last] = (await one.readFeed()).releases;
    const cart = { [last?.name ?? '']: 1 };
    await Promise.all([one.choose(cart), second.choose(cart)]);
    one.checkout.reserve();
    second.checkout.reserve();
    await one.settle();
    expect([one.step, second.step].sort()).to.deep.equal(['choosing', 'details']);
    const [loser] = [one, second].filter(({ step }) => step === 'choosing');
    expect(loser?.problem).to.deep.include({ code: 'sold_out', during: 'reserve' });
    expect(loser?.problem?.details?.remaining).to.equal(0);
    expect(loser?.state.selection.items).to.have.length(1);
    expect(loser?.feedsWanted).to.be.greaterThan(0);
  });

  it('F35 a price that rises before "Continue": the hold says what it costs now, before anything is paid', async () => {
    const buyer = new TestBuyer();
    await buyer.choose(day);
    const before = sumsFor(buyer.state)?.totalPennies;
    const releaseId = buyer.id('Saturday Day');
    buyer.control.sale({ event: buyer.event, releaseId, pricePennies: 9000 });
    await buyer.reserve();
    expect([buyer.step, sumsFor(buyer.state)?.totalPennies]).to.deep.equal(['details', before]);
    expect(buyer.state.order?.sums.totalPennies).to.equal(19_400);
  });

  it('F35 a price that rises while a hold ends: the same tickets, held anew, say what they cost', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment(day);
    const before = buyer.state.order?.sums.totalPennies;
    const releaseId = buyer.id('Saturday Day');
    buyer.control.sale({ event: buyer.event, releaseId, pricePennies: 9000 });
    await buyer.pass(901);
    expect(buyer.step).to.equal('expired');
    await buyer.reserve();
    expect([buyer.step, sumsFor(buyer.state)?.totalPennies]).to.deep.equal(['details', before]);
    expect(buyer.state.order?.sums.totalPennies).to.equal(19_400);
    expect(buyer.state.details?.buyer.firstName).to.equal('Ada');
  });

  const changes: Record<string, [string, (buyer: TestBuyer, releaseId: string) => void]> = {
    'sold out': [
      'sold_out',
      ({ control }, releaseId) => control.stock({ releaseId, remaining: 0 }),
    ],
    hidden: [
      'unknown_release',
      ({ control, event }, releaseId) => control.sale({ event, releaseId, hidden: true }),
    ],
    deleted: [
      'unknown_release',
      ({ control, event }, releaseId) => control.sale({ event, releaseId, deleted: true }),
    ],
    'back to upcoming': [
      'not_on_sale',
      ({ control, event }, releaseId) =>
        control.sale({ event, releaseId, salesStartAt: '2027-05-20T10:00:00.000Z' }),
    ],
  };
  for (const [what, [code, change]] of Object.entries(changes)) {
    it(`F36 TIX-28 ${what} before "Continue": ${code}, the feed is read again, the cart is kept`, async () => {
      const buyer = new TestBuyer();
      await buyer.choose({ 'Saturday Day': 1, 'Camping Plot': 1 });
      change(buyer, buyer.id('Saturday Day'));
      await buyer.reserve();
      expect([buyer.step, buyer.problem?.code]).to.deep.equal(['choosing', code]);
      expect(buyer.feedsWanted).to.equal(1);
      expect(buyer.state.selection.items).to.have.length(2);
      expect(buyer.release('Camping Plot').held).to.equal(0);
      await buyer.choose({ 'Camping Plot': 1 });
      await buyer.reserve();
      expect(buyer.step).to.equal('details');
    });

    it(`F36 ${what} after the hold: what is held stays its buyer's`, async () => {
      const buyer = new TestBuyer();
      await buyer.toDetails({ 'Saturday Day': 1 });
      change(buyer, buyer.id('Saturday Day'));
      await buyer.giveDetails();
      await buyer.pay();
      await buyer.play('approve');
      expect(buyer.step).to.equal('completed');
    });
  }

  it('F37 a code that another hold has used up: said at reserve, and there is a way without it', async () => {
    const buyer = new TestBuyer();
    const rival = new TestBuyer({ beside: buyer });
    await buyer.choose(day, 'ONEUSE');
    await rival.toDetails(day, 'ONEUSE');
    expect(rival.step).to.equal('details');
    await buyer.reserve();
    expect([buyer.step, buyer.problem?.code]).to.deep.equal(['choosing', 'promo_used_up']);
    await buyer.choose(day);
    await buyer.reserve();
    expect(buyer.step).to.equal('details');
  });

  it('F37 a code that has expired takes nothing off, and the quote says so before anything is held', async () => {
    const buyer = new TestBuyer();
    await buyer.choose(day, 'EXPIRED');
    const quoted = sumsFor(buyer.state)?.totalPennies;
    await buyer.reserve();
    expect(buyer.step).to.equal('details');
    expect([quoted, buyer.state.order?.sums.totalPennies]).to.deep.equal([17_142, 17_142]);
  });

  it("F37 somebody else's code: the hold stays, and the address can be put right (DET-06)", async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day, 'ADA');
    await buyer.giveDetails('grace@example.com');
    expect([buyer.step, buyer.problem?.code]).to.deep.equal(['details', 'promo_not_yours']);
    await buyer.giveDetails('ada@example.com');
    expect([buyer.step, buyer.problem]).to.deep.equal(['payment', undefined]);
  });

  it('F38 a plan that is no longer offered: said and let go, and all at once goes on', async () => {
    const buyer = new TestBuyer();
    await buyer.readFeed();
    const plan = buyer.feed?.releases.find(({ name }) => name === 'Weekend')?.paymentPlans[0];
    await buyer.choose({ Weekend: 1 }, undefined, plan?.id);
    buyer.control.clock({ now: '2027-06-10T10:00:00.000Z' });
    await buyer.reserve();
    expect([buyer.step, buyer.problem?.code]).to.deep.equal(['choosing', 'plan_unavailable']);
    expect(buyer.state.selection.planId).to.equal(undefined);
    await buyer.reserve();
    expect([buyer.step, buyer.sent.at(-1)?.['paymentPlanId']]).to.deep.equal([
      'details',
      undefined,
    ]);
  });

  it('F39 the wording is published anew: it is read again and agreed to again', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day);
    buyer.control.sale({ event: buyer.event, consentText: 'Write to me, please.' });
    buyer.break('submitDetails', { kind: 'status', code: 'consent_text_mismatch' }, 1);
    const { feedsWanted } = buyer;
    await buyer.giveDetails();
    expect([buyer.step, buyer.problem?.code]).to.deep.equal(['details', 'consent_text_mismatch']);
    expect(buyer.feedsWanted).to.equal(feedsWanted + 1);
    await buyer.readFeed();
    await buyer.giveDetails();
    expect(buyer.step).to.equal('payment');
  });

  it('F45 the event gets another address: the checkout under the old one goes on', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day);
    buyer.control.rename({ event: buyer.event, slug: 'meadowlark-again' });
    await buyer.giveDetails();
    await buyer.pay();
    await buyer.play('approve');
    expect(buyer.step).to.equal('completed');
  });
});
