import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { setEverywhere, TestBuyer } from './test-buyer.js';

const day = { 'Saturday Day': 2 };

describe('a payment of which the service says nothing', () => {
  before(() => setEverywhere({ bare: true }));
  after(() => setEverywhere({}));

  it('F20 in another window is not replaced by another order', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    await buyer.check();
    await buyer.changeTo({ 'Saturday Day': 1 });
    buyer.playAway('approve');
    await buyer.reserve();
    expect([buyer.step, buyer.count('/reserve')]).to.deep.equal(['completed', 1]);
    await buyer.pass(200);
    expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
  });

  it('F21 in a copied tab is shown, and not made twice, while other tickets are chosen', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    const page = buyer.reload();
    await page.pass(10);
    await page.readFeed();
    page.checkout.back('choosing');
    page.playAway('approve');
    await page.choose({ 'Saturday Day': 1 });
    await page.reserve();
    expect([page.step, page.count('/reserve')]).to.deep.equal(['completed', 0]);
  });

  it('F28 that was declined is tried again for the same hold, and started once', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    await buyer.play('decline');
    expect(buyer.step).to.equal('payment');
    await buyer.pay();
    await buyer.play('approve');
    expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
    const started = buyer.milestones.filter(({ what }) => what === 'payment-started');
    expect(started).to.have.length(1);
  });

  it('F30 that a bank works at for minutes is not made twice, and completes the order', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    await buyer.play('process_slowly');
    await buyer.pay();
    await buyer.pass(200);
    await buyer.check();
    expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
  });
});
