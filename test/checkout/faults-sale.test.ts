import { expect } from '@open-wc/testing';
import { TestDesk } from './desk.js';
import { beforeEveryService } from './switches.js';

const day = { 'Saturday Day': 2 };
const foghorn = { event: 'last-ticket', key: 'pk_live_foghorn_demo' };

beforeEveryService('a sale that changes under the hands of its buyer', (has) => {
  it('F22 two tabs, one last ticket: one wins, the other keeps its cart and reads why', async () => {
    const one = new TestDesk(foghorn);
    const second = new TestDesk({ ...foghorn, beside: one });
    const [last] = (await one.readFeed()).releases;
    const cart = { [last?.name ?? '']: 1 };
    await Promise.all([one.choose(cart), second.choose(cart)]);
    one.checkout.reserve();
    second.checkout.reserve();
    await one.settle();
    expect([one.step, second.step].sort()).to.deep.equal(['choosing', 'details']);
    const [loser] = [one, second].filter(({ step }) => step === 'choosing');
    expect(loser?.problem).to.deep.include({ code: 'sold_out', during: 'reserve' });
    if (has('remaining')) expect(loser?.problem?.details?.remaining).to.equal(0);
    expect(loser?.state.wish.items).to.have.length(1);
    expect(loser?.feedsWanted).to.be.greaterThan(0);
  });

  if (has('capabilities') && has('totalPennies')) {
    it('F35 a price that rises before "Continue": nothing is held until the buyer agrees (RES-16)', async () => {
      const desk = new TestDesk();
      await desk.choose(day);
      const releaseId = desk.id('Saturday Day');
      desk.control.sale({ event: desk.event, releaseId, pricePennies: 9000 });
      await desk.reserve();
      expect([desk.step, desk.problem?.code]).to.deep.equal(['choosing', 'price_changed']);
      expect(desk.control.orders().orders).to.be.empty;
      await desk.pass(1);
      expect(desk.state.quote.sums?.subtotalPennies).to.equal(18_000);
      expect(desk.problem?.code).to.equal('price_changed');
      await desk.reserve();
      expect(desk.step).to.equal('details');
    });

    it('F35 a price that rises while a hold ends: the same tickets cost more, and that is said', async () => {
      const desk = new TestDesk();
      await desk.toPayment(day);
      const releaseId = desk.id('Saturday Day');
      desk.control.sale({ event: desk.event, releaseId, pricePennies: 9000 });
      await desk.pass(901);
      expect(desk.step).to.equal('expired');
      await desk.reserve();
      expect([desk.step, desk.problem?.code]).to.deep.equal(['choosing', 'price_changed']);
      expect(desk.state.details?.buyer.firstName).to.equal('Ada');
    });
  }

  const changes: Record<string, [string, (desk: TestDesk, releaseId: string) => void]> = {
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
      const desk = new TestDesk();
      await desk.choose({ 'Saturday Day': 1, 'Camping Plot': 1 });
      change(desk, desk.id('Saturday Day'));
      await desk.reserve();
      expect([desk.step, desk.problem?.code]).to.deep.equal(['choosing', code]);
      expect(desk.feedsWanted).to.equal(1);
      expect(desk.state.wish.items).to.have.length(2);
      expect(desk.release('Camping Plot').held).to.equal(0);
      await desk.choose({ 'Camping Plot': 1 });
      await desk.reserve();
      expect(desk.step).to.equal('details');
    });

    it(`F36 ${what} after the hold: what is held stays its buyer's`, async () => {
      const desk = new TestDesk();
      await desk.toDetails({ 'Saturday Day': 1 });
      change(desk, desk.id('Saturday Day'));
      await desk.giveDetails();
      await desk.pay();
      await desk.play('approve');
      expect(desk.step).to.equal('completed');
    });
  }

  it('F37 a code that another hold has used up: said at reserve, and there is a way without it', async () => {
    const desk = new TestDesk();
    const rival = new TestDesk({ beside: desk });
    await desk.choose(day, 'ONEUSE');
    await rival.toDetails(day, 'ONEUSE');
    expect(rival.step).to.equal('details');
    await desk.reserve();
    expect([desk.step, desk.problem?.code]).to.deep.equal(['choosing', 'promo_used_up']);
    await desk.choose(day);
    await desk.reserve();
    expect(desk.step).to.equal('details');
  });

  it('F37 a code that has expired does not quietly cost more (RES-16)', async () => {
    const desk = new TestDesk();
    await desk.choose(day, 'EXPIRED');
    await desk.reserve();
    const told = has('totalPennies') && has('capabilities');
    expect(desk.step).to.equal(told ? 'details' : 'choosing'); // the quote has told the full price
    if (!told) expect(desk.problem?.code).to.equal('price_changed');
  });

  it("F37 somebody else's code: the hold stays, and the address can be put right (DET-06)", async () => {
    const desk = new TestDesk();
    await desk.toDetails(day, 'ADA');
    await desk.giveDetails('grace@example.com');
    expect([desk.step, desk.problem?.code]).to.deep.equal(['details', 'promo_not_yours']);
    await desk.giveDetails('ada@example.com');
    expect([desk.step, desk.problem]).to.deep.equal(['payment', undefined]);
  });

  it('F38 a plan that is no longer offered: said and let go, and all at once goes on', async () => {
    const desk = new TestDesk();
    await desk.readFeed();
    const plan = desk.feed?.releases.find(({ name }) => name === 'Weekend')?.paymentPlans[0];
    await desk.choose({ Weekend: 1 }, undefined, plan?.id);
    desk.control.clock({ now: '2027-06-10T10:00:00.000Z' });
    await desk.reserve();
    expect([desk.step, desk.problem?.code]).to.deep.equal(['choosing', 'plan_unavailable']);
    expect(desk.state.wish.planId).to.equal(undefined);
    await desk.reserve();
    expect([desk.step, desk.sent.at(-1)?.['paymentPlanId']]).to.deep.equal(['details', undefined]);
  });

  if (has('capabilities')) {
    it('F36 a damaged reading of the feed does not make the checkout forget what the service can do', async () => {
      const desk = new TestDesk();
      await desk.toPaymentPage(day);
      await desk.check();
      desk.break('getTickets', 'wrong_shape');
      await desk.readFeed();
      await desk.changeTo({ 'Camping Plot': 1 });
      await desk.reserve();
      expect(desk.step).to.equal('details');
      expect(desk.release('Saturday Day').held).to.equal(0);
    });
  }

  it('F39 the wording is published anew: it is read again and agreed to again', async () => {
    const desk = new TestDesk();
    await desk.toDetails(day);
    desk.control.sale({ event: desk.event, consentText: 'Write to me, please.' });
    desk.break('submitDetails', { kind: 'status', code: 'consent_text_mismatch' }, 1);
    const { feedsWanted } = desk;
    await desk.giveDetails();
    expect([desk.step, desk.problem?.code]).to.deep.equal(['details', 'consent_text_mismatch']);
    expect(desk.feedsWanted).to.equal(feedsWanted + 1);
    await desk.readFeed();
    await desk.giveDetails();
    expect(desk.step).to.equal('payment');
  });

  it('F45 the event gets another address: the checkout under the old one goes on', async () => {
    const desk = new TestDesk();
    await desk.toDetails(day);
    desk.control.rename({ event: desk.event, slug: 'meadowlark-again' });
    await desk.giveDetails();
    await desk.pay();
    await desk.play('approve');
    expect(desk.step).to.equal('completed');
  });
});
