import { expect } from '@open-wc/testing';
import { TestDesk } from './desk.js';
import { beforeEveryService } from './switches.js';
import { unheard } from './unheard.js';

const day = { 'Saturday Day': 2 };

beforeEveryService('a reservation over a bad line', (has) => {
  const knowsIds = has('capabilities');

  it('F12 a double click, Enter and a click, two submits in one task: one hold, one order', async () => {
    const desk = new TestDesk();
    await desk.choose(day);
    for (let press = 0; press < 3; press += 1) desk.checkout.reserve();
    await desk.settle();
    desk.checkout.reserve();
    expect(desk.count('/reserve')).to.equal(1);
    await desk.giveDetails();
    for (let press = 0; press < 3; press += 1) desk.checkout.pay();
    await desk.settle();
    desk.checkout.pay();
    expect(desk.count('/pay')).to.equal(1);
    await desk.play('approve');
    expect([desk.sales, desk.control.orders().orders.length]).to.deep.equal([1, 1]);
  });

  if (knowsIds) {
    it('F13 a browser that sends a POST twice by itself: one hold (RES-14)', async () => {
      const desk = new TestDesk();
      const { remaining } = desk.release('Saturday Day');
      await desk.choose(day);
      desk.break('reserve', 'duplicate');
      await desk.reserve();
      expect(desk.step).to.equal('details');
      expect(desk.release('Saturday Day').remaining).to.equal(remaining - 2);
    });
  }

  it('F14 reserve executed, reply lost: the same hold where ids are known, else the buyer is told', async () => {
    const desk = new TestDesk();
    const { remaining } = desk.release('Saturday Day');
    await desk.choose(day);
    desk.break('reserve', 'drop_after', 1);
    await desk.reserve();
    expect(desk.step).to.equal(knowsIds ? 'reserving' : 'choosing');
    await desk.pass(5);
    expect(desk.step).to.equal(knowsIds ? 'details' : 'choosing');
    expect(desk.problem?.code).to.equal(knowsIds ? undefined : 'unsure');
    expect(desk.count('/reserve')).to.equal(knowsIds ? 2 : 1);
    expect(desk.release('Saturday Day').remaining).to.equal(remaining - 2);
    expect(desk.state.wish.items).to.have.length(1);
  });

  it('F14 the reply is cut, is a page of a proxy, or says nothing: no failure either', async () => {
    for (const kind of ['truncate', 'not_json', 'wrong_shape'] as const) {
      const desk = new TestDesk();
      await desk.choose(day);
      desk.break('reserve', kind, 1);
      await desk.reserve();
      await desk.pass(5);
      expect(desk.step, kind).to.equal(knowsIds ? 'details' : 'choosing');
      if (!knowsIds) expect(desk.problem?.code, kind).to.equal('unsure');
    }
  });

  it('F15 reserve not executed, connection lost: the next try holds once', async () => {
    const desk = new TestDesk();
    const { remaining } = desk.release('Saturday Day');
    await desk.choose(day);
    desk.break('reserve', 'drop_before', 1);
    await desk.reserve();
    await desk.pass(5);
    if (!knowsIds) await desk.reserve();
    expect(desk.step).to.equal('details');
    expect(desk.release('Saturday Day').remaining).to.equal(remaining - 2);
  });

  it('F15 no answer in time counts as a lost reply', async () => {
    const desk = new TestDesk({ timeoutSeconds: 1 });
    await desk.choose(day);
    desk.break('reserve', 'hang', 1);
    await desk.reserve();
    await desk.pass(5);
    expect(desk.step).to.equal(knowsIds ? 'details' : 'choosing');
    if (!knowsIds) expect(desk.problem?.code).to.equal('unsure');
  });

  it('F14 three tries and no more; the next press of the buyer is the same intention', async () => {
    const desk = new TestDesk();
    const { remaining } = desk.release('Saturday Day');
    await desk.choose(day);
    desk.break('reserve', 'drop_after');
    await desk.reserve();
    await desk.pass(60);
    expect([desk.step, desk.problem?.code]).to.deep.equal(['choosing', 'unsure']);
    expect(desk.count('/reserve')).to.equal(knowsIds ? 3 : 1);
    desk.control.faults([]);
    await desk.reserve();
    expect(desk.step).to.equal('details');
    const holds = knowsIds ? 1 : 2; // the other one ends by itself
    expect(desk.release('Saturday Day').remaining).to.equal(remaining - 2 * holds);
  });

  it(
    'F11 the key is revoked: a neutral stop, and the cart stays',
    unheard(async () => {
      const desk = new TestDesk();
      await desk.choose(day);
      desk.break('reserve', { kind: 'status', status: 401, code: 'unauthorized' });
      await desk.reserve();
      expect([desk.step, desk.problem?.code]).to.deep.equal(['choosing', 'unauthorized']);
      expect(desk.count('/reserve')).to.equal(1);
      expect(desk.state.wish.items).to.have.length(1);
    }),
  );

  it('F40 too many holds: the wait is known, and nothing is tried again by itself', async () => {
    const desk = new TestDesk();
    for (let other = 0; other < 5; other += 1) {
      const another = new TestDesk({ beside: desk });
      await another.toDetails({ 'Camping Plot': 1 });
      expect(another.step).to.equal('details');
    }
    await desk.pass(60);
    await desk.choose(day);
    await desk.reserve();
    expect([desk.step, desk.problem?.code]).to.deep.equal(['choosing', 'too_many_holds']);
    expect(desk.problem?.retryAfterSeconds).to.be.within(800, 840);
    await desk.pass(120);
    expect(desk.count('/reserve')).to.equal(1);
    await desk.pass(780);
    await desk.reserve();
    expect(desk.step).to.equal('details');
  });

  if (knowsIds) {
    it('F23 a hold of the same buyer on the last ticket gives way to the next one (RES-15)', async () => {
      const desk = new TestDesk();
      const another = new TestDesk({ beside: desk });
      desk.control.stock({ releaseId: desk.id('Duo Pass'), remaining: 2 });
      await desk.toDetails({ 'Duo Pass': 2 });
      await another.toDetails({ 'Duo Pass': 2 });
      expect(another.problem?.code).to.equal('sold_out');
      await desk.changeTo({ 'Duo Pass': 2, 'Camping Plot': 1 });
      await desk.reserve();
      expect([desk.step, desk.problem]).to.deep.equal(['details', undefined]);
      expect(desk.release('Duo Pass').remaining).to.equal(0);
    });

    it('F35 a total that is agreed to is the one that was said, whatever a quote says', async () => {
      const desk = new TestDesk();
      await desk.choose(day);
      desk.break('quote', 'stale');
      await desk.choose({ ...day, 'Camping Plot': 1 });
      await desk.choose({ ...day });
      const releaseId = desk.id('Saturday Day');
      desk.control.sale({ event: desk.event, releaseId, pricePennies: 9000 });
      await desk.reserve();
      await desk.pass(1);
      expect(desk.problem?.code).to.equal('price_changed');
      await desk.reserve();
      expect(desk.step).to.equal('details');
    });
  }

  it('F23 going back and on with the same choice takes up the same hold', async () => {
    const desk = new TestDesk();
    await desk.toPayment(day);
    desk.checkout.back('choosing');
    await desk.settle();
    expect(desk.checkout.secondsLeft()).to.equal(900);
    await desk.reserve();
    expect(desk.step).to.equal('payment');
    expect(desk.count('/reserve')).to.equal(1);
  });
});
