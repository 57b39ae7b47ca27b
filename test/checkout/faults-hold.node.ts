import { describe, it } from 'node:test';
import { expect } from 'chai';
import { TestBuyer } from './test-buyer.js';

const day = { 'Saturday Day': 2 };

/** What is shown, second by second. */
async function watch(buyer: TestBuyer, seconds: number): Promise<number[]> {
  const shown: number[] = [];
  for (let second = 0; second < seconds; second += 1) {
    shown.push(buyer.checkout.secondsLeft() ?? NaN);
    await buyer.pass(1);
  }
  return shown;
}

describe('a hold that ends', () => {
  it('F24 while details are typed: said, nothing is lost, one press holds the same again', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment(day);
    buyer.checkout.back('details');
    await buyer.pass(899);
    expect(buyer.step).to.equal('details');
    await buyer.pass(1);
    expect(buyer.step).to.equal('expired');
    expect(buyer.checkout.secondsLeft()).to.equal(undefined);
    expect(buyer.state.details?.buyer.firstName).to.equal('Ada');
    await buyer.reserve();
    expect([buyer.step, buyer.problem]).to.deep.equal(['details', undefined]);
    expect(buyer.checkout.secondsLeft()).to.equal(900);
    await buyer.giveDetails();
    expect(buyer.step).to.equal('payment');
  });

  it('F24 and the tickets are gone meanwhile: the cart and the words stay', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day);
    await buyer.pass(901);
    buyer.control.stock({ releaseId: buyer.id('Saturday Day'), remaining: 0 });
    await buyer.reserve();
    expect([buyer.step, buyer.problem?.code]).to.deep.equal(['choosing', 'sold_out']);
    expect(buyer.state.selection.items).to.have.length(1);
  });

  it('F25 between the click and the service, at the details and at the payment', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day);
    await buyer.sleep(901); // the page does not know
    await buyer.giveDetails();
    expect(buyer.step).to.equal('expired');
    await buyer.reserve();
    await buyer.giveDetails();
    await buyer.sleep(901);
    await buyer.pay();
    expect(buyer.step).to.equal('expired');
    expect(buyer.state.details?.buyer.email).to.equal('ada@example.com');
  });

  it('F25 "hold_expired" is believed where the order itself says nothing', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day);
    buyer.control.settings({ omit: ['status', 'payment', 'tickets', 'completedAt'] });
    await buyer.sleep(901);
    await buyer.giveDetails();
    expect(buyer.step).to.equal('expired');
    buyer.control.settings({ omit: [] });
  });

  it('F24 while its buyer looks around: the choice stays, and the hold is let go', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment(day);
    buyer.checkout.back('choosing');
    await buyer.pass(901);
    expect([buyer.step, buyer.problem?.code]).to.deep.equal(['choosing', 'hold_expired']);
    expect(buyer.state.order).to.equal(undefined);
    await buyer.reserve();
    expect(buyer.step).to.equal('details');
  });

  it('F24 at the payment, away at the payment page, and while an answer is lost', async () => {
    for (const step of ['payment', 'paying', 'unknown'] as const) {
      const buyer = new TestBuyer();
      await buyer.toPayment(day);
      if (step === 'paying') await buyer.pay();
      if (step === 'unknown') {
        buyer.control.faults([
          { operation: 'pay', times: 1, effect: { kind: 'drop_before' } },
          { operation: 'getOrder', times: 30, effect: { kind: 'drop_before' } },
        ]);
        await buyer.pay();
      }
      expect(buyer.step).to.equal(step);
      await buyer.pass(1501);
      await buyer.check();
      expect(buyer.step, step).to.equal('expired');
      await buyer.reserve();
      expect(buyer.step, step).to.equal('details');
    }
  });

  it('F34 the clock of the service jumps by 16 minutes: its next answer ends the hold', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day);
    buyer.control.clock({ advanceSeconds: 960 });
    expect(buyer.checkout.secondsLeft()).to.equal(900);
    await buyer.check();
    expect(buyer.step).to.equal('expired');
  });

  for (const skew of [7200, -7200]) {
    it(`F33 a device that is ${skew / 3600} hours off: the time left is right`, async () => {
      const buyer = new TestBuyer();
      buyer.device.skew = skew;
      await buyer.toDetails(day);
      await buyer.pass(100);
      expect(buyer.checkout.secondsLeft()).to.equal(800);
      expect(buyer.count('GET')).to.equal(1); // the feed
    });

    it(`F33 a device whose clock is set by ${skew / 3600} hours midway: asked once, and right`, async () => {
      const buyer = new TestBuyer();
      await buyer.toDetails(day);
      await buyer.pass(100);
      buyer.device.skew = skew;
      const shown = await watch(buyer, 100);
      expect(shown.at(-1)).to.equal(701);
      expect(shown).to.deep.equal([...shown].sort((one, other) => other - one));
      expect(buyer.count('/orders/')).to.equal(1);
      await buyer.pass(701);
      expect(buyer.step).to.equal('expired');
    });
  }

  it('F33 a device whose clock is set while nothing is answered: asked once, not every second', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day);
    buyer.break('getOrder', 'drop_before');
    buyer.device.skew = 7200;
    await watch(buyer, 30);
    expect(buyer.count('/orders/'), 'three tries of one question').to.equal(3);
  });

  it('F33 a laptop that slept: asked at once, right within a second, and never up', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day);
    await buyer.pass(10);
    await buyer.sleep(300);
    const shown = await watch(buyer, 50);
    expect(shown[0]).to.be.within(588, 590);
    expect(shown).to.deep.equal([...shown].sort((one, other) => other - one));
    await buyer.sleep(300); // again
    expect(buyer.checkout.secondsLeft()).to.be.within(237, 240);
  });

  it('F33 an answer that was long on its way, or a clock of the service that is off', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day);
    await buyer.check();
    buyer.break('getOrder', 'stale');
    await buyer.check();
    await buyer.pass(60);
    await buyer.check(); // answers as a minute ago
    expect(buyer.checkout.secondsLeft()).to.equal(840);
    buyer.break('getOrder', { kind: 'clock_skew', seconds: 3600 });
    await buyer.check();
    expect(buyer.checkout.secondsLeft()).to.equal(840);
  });

  it('F24 the end of a hold is asked about until the service has said so', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day);
    buyer.break('getOrder', 'drop_before');
    await buyer.pass(930);
    expect([buyer.step, buyer.checkout.secondsLeft()]).to.deep.equal(['details', 0]);
    buyer.control.faults([]);
    await buyer.pass(10);
    expect(buyer.step).to.equal('expired');
  });
});
