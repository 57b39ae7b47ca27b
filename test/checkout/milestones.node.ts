import { describe, it } from 'node:test';
import { expect } from 'chai';
import { TestBuyer, type TestBuyerOptions } from './test-buyer.js';

const day = { 'Saturday Day': 2 };
const told = ({ milestones }: TestBuyer) => milestones.map(({ what }) => what);

describe('what analytics hear (ORD-07)', () => {
  it('is each milestone once, however often its buyer goes back and forth', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment(day);
    buyer.checkout.back('details');
    await buyer.giveDetails();
    buyer.checkout.back('choosing');
    await buyer.reserve();
    await buyer.pay();
    await buyer.check();
    await buyer.pay();
    await buyer.play('decline');
    await buyer.pay();
    await buyer.play('approve');
    expect(told(buyer)).to.deep.equal([
      'reserved',
      'details-given',
      'payment-started',
      'completed',
    ]);
  });

  it('is a sale once: a confirmation that is only shown again is none', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    const returned = buyer.reload();
    returned.playAway('approve');
    await returned.check();
    expect(told(returned)).to.deep.equal(['completed']);
    const again = returned.reload();
    await again.settle();
    expect(again.step).to.equal('completed');
    expect(told(again)).to.be.empty;
  });

  it('is that a hold has ended, once for each hold', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day);
    await buyer.pass(901);
    await buyer.check();
    await buyer.reserve();
    await buyer.pass(901);
    expect(told(buyer)).to.deep.equal(['reserved', 'expired', 'reserved', 'expired']);
  });

  it('never says who buys, nor what opens the order', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    await buyer.play('approve');
    const text = JSON.stringify(buyer.milestones);
    expect(text).not.to.match(/@|Ada|Byron|\+\d|phone/);
    expect(text).not.to.contain(buyer.state.order!.token);
    expect(buyer.milestones.at(-1)).to.have.all.keys('what', 'sums', 'reference');
  });

  it('asks the page for each step once, with its price, and for no press that leads nowhere', async () => {
    const asked: unknown[] = [];
    const permit: TestBuyerOptions['permit'] = (what, sums) =>
      !!asked.push([what, sums?.totalPennies]);
    const buyer = new TestBuyer({ permit });
    for (const press of ['reserve', 'pay', 'reserve'] as const) await buyer[press]();
    expect(asked, 'nothing is chosen').to.deep.equal([]);
    await buyer.toDetails(day);
    for (const press of ['reserve', 'pay'] as const) await buyer[press]();
    await buyer.giveDetails();
    await buyer.pay();
    await buyer.pay();
    expect(buyer.step).to.equal('paying');
    expect(asked).to.deep.equal([
      ['reserve', 17142],
      ['pay', 17142],
    ]);
  });

  it('does not stop a checkout whose page says no', async () => {
    const asked: string[] = [];
    let allowed = false;
    const buyer = new TestBuyer({
      permit: (what) => {
        asked.push(what);
        return allowed;
      },
    });
    await buyer.toDetails(day);
    expect([buyer.step, buyer.count('/reserve')]).to.deep.equal(['choosing', 0]);
    allowed = true;
    await buyer.reserve();
    await buyer.pass(901);
    expect(buyer.step).to.equal('expired');
    allowed = false;
    await buyer.reserve();
    expect(buyer.step).to.equal('expired');
    expect(asked).to.deep.equal(['reserve', 'reserve', 'reserve']);
  });
});
