import { describe, it } from 'node:test';
import { expect } from 'chai';
import { TestBuyer } from './test-buyer.js';
import { unheard } from './unheard.js';

const day = { 'Saturday Day': 2 };

describe('a reservation over a bad line', () => {
  it('F12 a double click, Enter and a click, two submits in one task: one hold, one order', async () => {
    const buyer = new TestBuyer();
    await buyer.choose(day);
    for (let press = 0; press < 3; press += 1) buyer.checkout.reserve();
    await buyer.settle();
    buyer.checkout.reserve();
    expect(buyer.count('/reserve')).to.equal(1);
    await buyer.giveDetails();
    for (let press = 0; press < 3; press += 1) buyer.checkout.pay();
    await buyer.settle();
    buyer.checkout.pay();
    expect(buyer.count('/pay')).to.equal(1);
    await buyer.play('approve');
    expect([buyer.sales, buyer.control.orders().orders.length]).to.deep.equal([1, 1]);
  });

  for (const kind of ['drop_after', 'truncate', 'not_json', 'wrong_shape', 'hang'] as const) {
    it(`F14 reserve executed, reply lost (${kind}): nothing is sent again without the buyer, who is told`, async () => {
      const buyer = new TestBuyer({ timeoutSeconds: 1 });
      const { remaining } = buyer.release('Saturday Day');
      await buyer.choose(day);
      buyer.break('reserve', kind, 1);
      await buyer.reserve();
      await buyer.pass(60);
      expect([buyer.step, buyer.problem?.code]).to.deep.equal(['choosing', 'unsure']);
      expect(buyer.count('/reserve')).to.equal(1);
      const lost = remaining - buyer.release('Saturday Day').remaining;
      expect(lost).to.equal(kind === 'hang' ? 0 : 2);
      expect(buyer.state.selection.items).to.have.length(1);
      await buyer.reserve();
      expect(buyer.step).to.equal('details');
      // The other hold ends by itself.
      expect(buyer.release('Saturday Day').remaining).to.equal(remaining - lost - 2);
      await buyer.pass(901);
      expect(buyer.release('Saturday Day').remaining).to.equal(remaining);
    });
  }

  it('F15 reserve not executed, connection lost: the next press holds once', async () => {
    const buyer = new TestBuyer();
    const { remaining } = buyer.release('Saturday Day');
    await buyer.choose(day);
    buyer.break('reserve', 'drop_before', 1);
    await buyer.reserve();
    await buyer.pass(5);
    await buyer.reserve();
    expect(buyer.step).to.equal('details');
    expect(buyer.release('Saturday Day').remaining).to.equal(remaining - 2);
  });

  it(
    'F11 the key is revoked: a neutral stop, and the cart stays',
    unheard(async () => {
      const buyer = new TestBuyer();
      await buyer.choose(day);
      buyer.break('reserve', { kind: 'status', status: 401, code: 'unauthorized' });
      await buyer.reserve();
      expect([buyer.step, buyer.problem?.code]).to.deep.equal(['choosing', 'unauthorized']);
      expect(buyer.count('/reserve')).to.equal(1);
      expect(buyer.state.selection.items).to.have.length(1);
    }),
  );

  it('F40 too many holds: the wait is known, and nothing is tried again by itself', async () => {
    const buyer = new TestBuyer();
    for (let other = 0; other < 5; other += 1) {
      const another = new TestBuyer({ beside: buyer });
      await another.toDetails({ 'Camping Plot': 1 });
      expect(another.step).to.equal('details');
    }
    await buyer.pass(60);
    await buyer.choose(day);
    await buyer.reserve();
    expect([buyer.step, buyer.problem?.code]).to.deep.equal(['choosing', 'too_many_holds']);
    expect(buyer.problem?.retryAfterSeconds).to.be.within(800, 840);
    await buyer.pass(120);
    expect(buyer.count('/reserve')).to.equal(1);
    await buyer.pass(780);
    await buyer.reserve();
    expect(buyer.step).to.equal('details');
  });

  it('F23 the last tickets, held by their own buyer, who wants others beside: refused, and the hold is there to go back to', async () => {
    const buyer = new TestBuyer();
    buyer.control.stock({ releaseId: buyer.id('Duo Pass'), remaining: 2 });
    await buyer.toDetails({ 'Duo Pass': 2 });
    const token = buyer.state.order?.token;
    await buyer.changeTo({ 'Duo Pass': 2, 'Camping Plot': 1 });
    for (let press = 1; press <= 2; press += 1) {
      await buyer.reserve();
      await buyer.pass(30);
      expect([buyer.step, buyer.problem?.code]).to.deep.equal(['choosing', 'sold_out']);
      expect(buyer.count('/reserve'), 'nothing loops').to.equal(1 + press);
    }
    expect(buyer.state.order?.token).to.equal(token);
    await buyer.choose({ 'Duo Pass': 2 });
    await buyer.reserve();
    expect([buyer.step, buyer.state.order?.token]).to.deep.equal(['details', token]);
    expect([buyer.problem, buyer.count('/reserve')]).to.deep.equal([undefined, 3]);
  });

  it('F23 other tickets are another order; the ones that were held are free again when their hold ends', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day);
    await buyer.changeTo({ 'Camping Plot': 1 });
    await buyer.reserve();
    expect([buyer.step, buyer.problem]).to.deep.equal(['details', undefined]);
    expect(buyer.release('Saturday Day').held).to.equal(2);
    await buyer.pass(901);
    expect(buyer.release('Saturday Day').held).to.equal(0);
  });

  it('F23 going back and on with the same choice takes up the same hold', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment(day);
    buyer.checkout.back('choosing');
    await buyer.settle();
    expect(buyer.checkout.secondsLeft()).to.equal(900);
    await buyer.reserve();
    expect(buyer.step).to.equal('payment');
    expect(buyer.count('/reserve')).to.equal(1);
  });
});
