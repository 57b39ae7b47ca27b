import { expect } from '@open-wc/testing';
import { TestBuyer } from './test-buyer.js';
import { beforeEveryService } from './switches.js';
import { unheard } from './unheard.js';

const day = { 'Saturday Day': 2 };

beforeEveryService('a reservation over a bad line', (has) => {
  const knowsIds = has('capabilities');

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

  if (knowsIds) {
    it('F13 a browser that sends a POST twice by itself: one hold (RES-14)', async () => {
      const buyer = new TestBuyer();
      const { remaining } = buyer.release('Saturday Day');
      await buyer.choose(day);
      buyer.break('reserve', 'duplicate');
      await buyer.reserve();
      expect(buyer.step).to.equal('details');
      expect(buyer.release('Saturday Day').remaining).to.equal(remaining - 2);
    });
  }

  it('F14 reserve executed, reply lost: the same hold where ids are known, else the buyer is told', async () => {
    const buyer = new TestBuyer();
    const { remaining } = buyer.release('Saturday Day');
    await buyer.choose(day);
    buyer.break('reserve', 'drop_after', 1);
    await buyer.reserve();
    expect(buyer.step).to.equal(knowsIds ? 'reserving' : 'choosing');
    await buyer.pass(5);
    expect(buyer.step).to.equal(knowsIds ? 'details' : 'choosing');
    expect(buyer.problem?.code).to.equal(knowsIds ? undefined : 'unsure');
    expect(buyer.count('/reserve')).to.equal(knowsIds ? 2 : 1);
    expect(buyer.release('Saturday Day').remaining).to.equal(remaining - 2);
    expect(buyer.state.selection.items).to.have.length(1);
  });

  it('F14 the reply is cut, is a page of a proxy, or says nothing: no failure either', async () => {
    for (const kind of ['truncate', 'not_json', 'wrong_shape'] as const) {
      const buyer = new TestBuyer();
      await buyer.choose(day);
      buyer.break('reserve', kind, 1);
      await buyer.reserve();
      await buyer.pass(5);
      expect(buyer.step, kind).to.equal(knowsIds ? 'details' : 'choosing');
      if (!knowsIds) expect(buyer.problem?.code, kind).to.equal('unsure');
    }
  });

  it('F15 reserve not executed, connection lost: the next try holds once', async () => {
    const buyer = new TestBuyer();
    const { remaining } = buyer.release('Saturday Day');
    await buyer.choose(day);
    buyer.break('reserve', 'drop_before', 1);
    await buyer.reserve();
    await buyer.pass(5);
    if (!knowsIds) await buyer.reserve();
    expect(buyer.step).to.equal('details');
    expect(buyer.release('Saturday Day').remaining).to.equal(remaining - 2);
  });

  it('F15 no answer in time counts as a lost reply', async () => {
    const buyer = new TestBuyer({ timeoutSeconds: 1 });
    await buyer.choose(day);
    buyer.break('reserve', 'hang', 1);
    await buyer.reserve();
    await buyer.pass(5);
    expect(buyer.step).to.equal(knowsIds ? 'details' : 'choosing');
    if (!knowsIds) expect(buyer.problem?.code).to.equal('unsure');
  });

  it('F14 three tries and no more; the next press of the buyer is the same intention', async () => {
    const buyer = new TestBuyer();
    const { remaining } = buyer.release('Saturday Day');
    await buyer.choose(day);
    buyer.break('reserve', 'drop_after');
    await buyer.reserve();
    await buyer.pass(60);
    expect([buyer.step, buyer.problem?.code]).to.deep.equal(['choosing', 'unsure']);
    expect(buyer.count('/reserve')).to.equal(knowsIds ? 3 : 1);
    buyer.control.faults([]);
    await buyer.reserve();
    expect(buyer.step).to.equal('details');
    const holds = knowsIds ? 1 : 2; // the other one ends by itself
    expect(buyer.release('Saturday Day').remaining).to.equal(remaining - 2 * holds);
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

  if (knowsIds) {
    it('F23 a hold of the same buyer on the last ticket gives way to the next one (RES-15)', async () => {
      const buyer = new TestBuyer();
      const another = new TestBuyer({ beside: buyer });
      buyer.control.stock({ releaseId: buyer.id('Duo Pass'), remaining: 2 });
      await buyer.toDetails({ 'Duo Pass': 2 });
      await another.toDetails({ 'Duo Pass': 2 });
      expect(another.problem?.code).to.equal('sold_out');
      await buyer.changeTo({ 'Duo Pass': 2, 'Camping Plot': 1 });
      await buyer.reserve();
      expect([buyer.step, buyer.problem]).to.deep.equal(['details', undefined]);
      expect(buyer.release('Duo Pass').remaining).to.equal(0);
    });
  }

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
