import { expect } from '@open-wc/testing';
import { TestDesk } from './desk.js';

const day = { 'Saturday Day': 2 };
const told = ({ milestones }: TestDesk) => milestones.map(({ what }) => what);

describe('what analytics hear (ORD-07)', () => {
  it('is each milestone once, however often its buyer goes back and forth', async () => {
    const desk = new TestDesk();
    await desk.toPayment(day);
    desk.checkout.back('details');
    await desk.giveDetails();
    desk.checkout.back('choosing');
    await desk.reserve();
    await desk.pay();
    await desk.check();
    await desk.pay();
    await desk.play('decline');
    await desk.pay();
    await desk.play('approve');
    expect(told(desk)).to.deep.equal(['reserved', 'details-given', 'payment-started', 'completed']);
  });

  it('is a sale once: a confirmation that is only shown again is none', async () => {
    const desk = new TestDesk();
    await desk.toPaymentPage(day);
    const returned = desk.reload();
    returned.playAway('approve');
    await returned.check();
    expect(told(returned)).to.deep.equal(['completed']);
    const again = returned.reload();
    await again.settle();
    expect(again.step).to.equal('completed');
    expect(told(again)).to.be.empty;
  });

  it('is that a hold has ended, once for each hold', async () => {
    const desk = new TestDesk();
    await desk.toDetails(day);
    await desk.pass(901);
    await desk.check();
    await desk.reserve();
    await desk.pass(901);
    expect(told(desk)).to.deep.equal(['reserved', 'expired', 'reserved', 'expired']);
  });

  it('never says who buys, nor what opens the order', async () => {
    const desk = new TestDesk();
    await desk.toPaymentPage(day);
    await desk.play('approve');
    const text = JSON.stringify(desk.milestones);
    expect(text).not.to.match(/@|Ada|Byron|\+\d|phone/);
    expect(text).not.to.contain(desk.state.order!.token);
    expect(desk.milestones.at(-1)).to.have.all.keys('what', 'sums', 'reference');
  });

  it('does not stop a checkout whose page says no', async () => {
    const asked: string[] = [];
    let allowed = false;
    const desk = new TestDesk({
      permit: (what) => {
        asked.push(what);
        return allowed;
      },
    });
    await desk.toDetails(day);
    expect([desk.step, desk.count('/reserve')]).to.deep.equal(['choosing', 0]);
    allowed = true;
    await desk.reserve();
    await desk.pass(901);
    expect(desk.step).to.equal('expired');
    allowed = false;
    await desk.reserve();
    expect(desk.step).to.equal('expired');
    expect(asked).to.deep.equal(['reserve', 'reserve', 'reserve']);
  });
});
