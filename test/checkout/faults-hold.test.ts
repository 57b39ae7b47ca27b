import { expect } from '@open-wc/testing';
import { TestDesk } from './desk.js';
import { beforeEveryService } from './switches.js';

const day = { 'Saturday Day': 2 };

/** What is shown, second by second. */
async function watch(desk: TestDesk, seconds: number): Promise<number[]> {
  const shown: number[] = [];
  for (let second = 0; second < seconds; second += 1) {
    shown.push(desk.checkout.secondsLeft() ?? NaN);
    await desk.pass(1);
  }
  return shown;
}

beforeEveryService('a hold that ends', (has) => {
  it('F24 while details are typed: said, nothing is lost, one press holds the same again', async () => {
    const desk = new TestDesk();
    await desk.toPayment(day);
    desk.checkout.back('details');
    await desk.pass(899);
    expect(desk.step).to.equal('details');
    await desk.pass(1);
    expect(desk.step).to.equal('expired');
    expect(desk.checkout.secondsLeft()).to.equal(undefined);
    expect(desk.state.details?.buyer.firstName).to.equal('Ada');
    await desk.reserve();
    expect([desk.step, desk.problem]).to.deep.equal(['details', undefined]);
    expect(desk.checkout.secondsLeft()).to.equal(900);
    await desk.giveDetails();
    expect(desk.step).to.equal('payment');
  });

  it('F24 and the tickets are gone meanwhile: the cart and the words stay', async () => {
    const desk = new TestDesk();
    await desk.toDetails(day);
    await desk.pass(901);
    desk.control.stock({ releaseId: desk.id('Saturday Day'), remaining: 0 });
    await desk.reserve();
    expect([desk.step, desk.problem?.code]).to.deep.equal(['choosing', 'sold_out']);
    expect(desk.state.wish.items).to.have.length(1);
  });

  it('F25 between the click and the service, at the details and at the payment', async () => {
    const desk = new TestDesk();
    await desk.toDetails(day);
    await desk.sleep(901); // the page does not know
    await desk.giveDetails();
    expect(desk.step).to.equal('expired');
    await desk.reserve();
    await desk.giveDetails();
    await desk.sleep(901);
    await desk.pay();
    expect(desk.step).to.equal('expired');
    expect(desk.state.details?.buyer.email).to.equal('ada@example.com');
  });

  it('F25 "hold_expired" is believed where the order itself says nothing', async () => {
    const desk = new TestDesk();
    await desk.toDetails(day);
    desk.control.settings({ omit: ['status', 'nextStep', 'payment', 'tickets', 'completedAt'] });
    await desk.sleep(901);
    await desk.giveDetails();
    expect(desk.step).to.equal('expired');
    desk.control.settings({ omit: [] });
  });

  it('F24 while its buyer looks around: the choice stays, and the hold is let go', async () => {
    const desk = new TestDesk();
    await desk.toPayment(day);
    desk.checkout.back('choosing');
    await desk.pass(901);
    expect([desk.step, desk.problem?.code]).to.deep.equal(['choosing', 'hold_expired']);
    expect(desk.state.order).to.equal(undefined);
    await desk.reserve();
    expect(desk.step).to.equal('details');
  });

  it('F24 at the payment, away at the payment page, and while an answer is lost', async () => {
    for (const step of ['payment', 'paying', 'unknown'] as const) {
      const desk = new TestDesk();
      await desk.toPayment(day);
      if (step === 'paying') await desk.pay();
      if (step === 'unknown') {
        desk.control.faults([
          { operation: 'pay', times: 1, effect: { kind: 'drop_before' } },
          { operation: 'getOrder', times: 30, effect: { kind: 'drop_before' } },
        ]);
        await desk.pay();
      }
      expect(desk.step).to.equal(step);
      await desk.pass(1501);
      await desk.check();
      expect(desk.step, step).to.equal('expired');
      await desk.reserve();
      expect(desk.step, step).to.equal('details');
    }
  });

  it('F34 the clock of the service jumps by 16 minutes: its next answer ends the hold', async () => {
    const desk = new TestDesk();
    await desk.toDetails(day);
    desk.control.clock({ advanceSeconds: 960 });
    expect(desk.checkout.secondsLeft()).to.equal(900);
    await desk.check();
    expect(desk.step).to.equal('expired');
  });

  for (const skew of [7200, -7200]) {
    it(`F33 a device that is ${skew / 3600} hours off: the time left is right`, async () => {
      const desk = new TestDesk();
      desk.device.skew = skew;
      await desk.toDetails(day);
      await desk.pass(100);
      expect(desk.checkout.secondsLeft()).to.equal(800);
      expect(desk.count('GET')).to.equal(1); // the feed
    });

    it(`F33 a device whose clock is set by ${skew / 3600} hours midway: asked once, and right`, async () => {
      const desk = new TestDesk();
      await desk.toDetails(day);
      await desk.pass(100);
      desk.device.skew = skew;
      const shown = await watch(desk, 100);
      expect(shown.at(-1)).to.equal(701);
      expect(shown).to.deep.equal([...shown].sort((one, other) => other - one));
      expect(desk.count('/orders/')).to.equal(1);
      await desk.pass(701);
      expect(desk.step).to.equal('expired');
    });
  }

  if (has('holdSeconds')) {
    it('F33 a laptop that slept: asked at once, right within a second, and never up', async () => {
      const desk = new TestDesk();
      await desk.toDetails(day);
      await desk.pass(10);
      await desk.sleep(300);
      const shown = await watch(desk, 50);
      expect(shown[0]).to.be.within(588, 590);
      expect(shown).to.deep.equal([...shown].sort((one, other) => other - one));
      await desk.sleep(300); // again
      expect(desk.checkout.secondsLeft()).to.be.within(237, 240);
    });

    it('F33 an answer that was long on its way, or a clock of the service that is off', async () => {
      const desk = new TestDesk();
      await desk.toDetails(day);
      await desk.check();
      desk.break('getOrder', 'stale');
      await desk.check();
      await desk.pass(60);
      await desk.check(); // answers as a minute ago
      expect(desk.checkout.secondsLeft()).to.equal(840);
      desk.break('getOrder', { kind: 'clock_skew', seconds: 3600 });
      await desk.check();
      expect(desk.checkout.secondsLeft()).to.equal(840);
    });
  }

  it('F24 the end of a hold is asked about until the service has said so', async () => {
    const desk = new TestDesk();
    await desk.toDetails(day);
    desk.break('getOrder', 'drop_before');
    await desk.pass(930);
    expect([desk.step, desk.checkout.secondsLeft()]).to.deep.equal(['details', 0]);
    desk.control.faults([]);
    await desk.pass(10);
    expect(desk.step).to.equal('expired');
  });
});
