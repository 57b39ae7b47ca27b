import { expect } from '@open-wc/testing';
import { TestDesk } from './desk.js';

describe('the checkout', () => {
  it('leads from a choice to a paid order, and tells of every milestone once', async () => {
    const desk = new TestDesk();
    await desk.choose({ 'Saturday Day': 2 });
    expect(desk.checkout.state.quote.status).to.equal('ready');
    expect(desk.checkout.state.quote.sums?.totalPennies).to.be.greaterThan(0);
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
    expect(desk.checkout.state.order?.reference).to.match(/\S/);
    const told = desk.milestones.map(({ what }) => what);
    expect(told).to.deep.equal(['reserved', 'details-given', 'payment-started', 'completed']);
  });
});
