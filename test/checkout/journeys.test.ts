import { expect } from '@open-wc/testing';
import { TestDesk } from './desk.js';
import { beforeEveryService } from './switches.js';

beforeEveryService('a whole order', (has) => {
  it('leads from a choice to a paid order, and tells of every milestone once', async () => {
    const desk = new TestDesk();
    await desk.choose({ 'Saturday Day': 2 });
    expect(desk.state.quote.status).to.equal('ready');
    if (has('totalPennies')) expect(desk.state.quote.sums?.totalPennies).to.be.greaterThan(0);
    await desk.reserve();
    expect(desk.step).to.equal('details');
    expect(desk.checkout.secondsLeft()).to.equal(900);
    await desk.giveDetails();
    expect(desk.step).to.equal('payment');
    await desk.pay();
    expect(desk.step).to.equal('paying');
    expect(desk.performed.map(({ kind }) => kind)).to.deep.equal(['redirect']);
    await desk.play('approve');
    expect(desk.step).to.equal('completed');
    if (has('reference')) expect(desk.state.order?.reference).to.match(/\S/);
    const told = desk.milestones.map(({ what }) => what);
    expect(told).to.deep.equal(['reserved', 'details-given', 'payment-started', 'completed']);
    expect(desk.checkout.secondsLeft()).to.equal(undefined);
  });

  it('finishes a free order without a payment (FRE-04)', async () => {
    const desk = new TestDesk({ event: 'harbour-free', key: 'pk_live_foghorn_demo' });
    const [free] = (await desk.readFeed()).releases;
    await desk.toPayment({ [free?.name ?? '']: 2 });
    await desk.pay();
    expect(desk.step).to.equal('completed');
    expect(desk.performed).to.be.empty;
    expect(desk.control.webhooks().webhooks).to.have.length(1);
  });

  it('takes a code through quote and reserve to the order (QUO-02, TIX-21)', async () => {
    const desk = new TestDesk();
    await desk.toPayment({ Crew: 1 }, 'CREW');
    const promos = desk.sent.filter(({ items }) => items).map(({ promo }) => promo);
    expect(promos).to.deep.equal(['CREW', 'CREW']);
    await desk.pay();
    await desk.play('approve');
    expect(desk.step).to.equal('completed');
  });

  it('starts over after an order, with nothing chosen and nobody known', async () => {
    const desk = new TestDesk();
    await desk.toPaymentPage({ 'Saturday Day': 1 });
    await desk.play('approve');
    desk.checkout.startOver();
    expect(desk.step).to.equal('choosing');
    expect(desk.state.wish.items).to.be.empty;
    expect(desk.state.details).to.equal(undefined);
    expect(desk.kept).to.equal(undefined);
    await desk.toPaymentPage({ 'Saturday Day': 1 });
    await desk.play('approve');
    expect(desk.step).to.equal('completed');
  });
});
