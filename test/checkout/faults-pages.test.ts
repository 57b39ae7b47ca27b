import { expect } from '@open-wc/testing';
import type { Step } from '../../src/checkout/machine/state.js';
import { TestDesk } from './desk.js';
import { beforeEveryService } from './switches.js';

const day = { 'Saturday Day': 2 };

beforeEveryService('pages that come and go', (has) => {
  const knowsIds = has('capabilities');

  /** How a buyer gets to a step, and what the page that comes after it shows. */
  const reloads: [Step, (desk: TestDesk) => Promise<void>, Step][] = [
    ['choosing', (desk) => desk.choose(day), 'choosing'],
    ['details', (desk) => desk.toDetails(day), 'details'],
    ['payment', (desk) => desk.toPayment(day), 'payment'],
    ['paying', (desk) => desk.toPaymentPage(day), 'payment'],
    [
      'waiting',
      async (desk) => {
        await desk.toPaymentPage(day);
        await desk.play('process_slowly');
      },
      'waiting',
    ],
    [
      'unknown',
      async (desk) => {
        await desk.toPayment(day);
        desk.control.faults([
          { operation: 'pay', times: 1, effect: { kind: 'drop_after' } },
          { operation: 'getOrder', times: 3, effect: { kind: 'drop_before' } },
        ]);
        await desk.pay();
      },
      'payment',
    ],
    [
      'completed',
      async (desk) => {
        await desk.toPaymentPage(day);
        await desk.play('approve');
      },
      'completed',
    ],
    [
      'expired',
      async (desk) => {
        await desk.toPayment(day);
        await desk.pass(901);
      },
      'choosing',
    ],
  ];
  for (const [step, lead, then] of reloads) {
    if (step === 'waiting' && !has('payment')) continue;
    it(`F18 a reload at "${step}" comes back to "${then}", with all that was there`, async () => {
      const desk = new TestDesk();
      await lead(desk);
      expect(desk.step).to.equal(step);
      const { wish, details, order } = desk.state;
      const left = desk.checkout.secondsLeft();
      const page = desk.reload();
      await page.pass(then === 'payment' ? 4 : 0);
      expect(page.step).to.equal(then);
      expect(page.state.wish).to.deep.equal(wish);
      expect(page.state.details).to.deep.equal(details);
      if (then !== 'choosing') expect(page.state.order?.token).to.equal(order?.token);
      if (!['choosing', 'completed'].includes(then)) {
        const { totalPennies } = page.state.order?.sums ?? {};
        expect(totalPennies).to.be.a('number').and.to.equal(order?.sums.totalPennies);
      }
      if (left !== undefined && has('holdSeconds')) {
        expect(page.checkout.secondsLeft()).to.be.within(left - 4, left);
      }
      if (then === 'completed') expect(page.milestones).to.be.empty;
    });
  }

  it('F17 a reload during reserve: the same hold where ids are known, else "may be held"', async () => {
    const desk = new TestDesk();
    const { remaining } = desk.release('Saturday Day');
    await desk.choose(day);
    desk.checkout.reserve();
    const page = desk.reload();
    await page.settle();
    expect(page.step).to.equal(knowsIds ? 'details' : 'choosing');
    expect(page.problem?.code).to.equal(knowsIds ? undefined : 'unsure');
    expect(page.release('Saturday Day').remaining).to.equal(remaining - 2);
    expect(page.state.wish.items).to.have.length(1);
  });

  it('F17 what was given up before a reload is the buyer’s turn after it', async () => {
    const desk = new TestDesk();
    await desk.choose(day);
    desk.break('reserve', 'drop_after');
    await desk.reserve();
    await desk.pass(10);
    desk.control.faults([]);
    const page = desk.reload();
    await page.settle();
    expect(page.step).to.equal('choosing');
    await page.readFeed();
    await page.reserve();
    expect(page.step).to.equal('details');
    expect(page.release('Saturday Day').held).to.equal(knowsIds ? 2 : 4);
  });

  it('F18 a reload while details are sent', async () => {
    const desk = new TestDesk();
    await desk.toDetails(day);
    const sending = desk.giveDetails();
    const page = desk.reload();
    await Promise.all([sending, page.settle()]);
    expect(['payment', 'details']).to.include(page.step);
    expect(page.state.details?.buyer.firstName).to.equal('Ada');
  });

  it('F18 a reload while something else is chosen leaves the choice and the hold alone', async () => {
    const desk = new TestDesk();
    await desk.toPayment(day);
    await desk.changeTo({ 'Camping Plot': 1 });
    const page = desk.reload();
    await page.settle();
    expect(page.step).to.equal('choosing');
    expect(page.state.wish).to.deep.equal(desk.state.wish);
    await page.readFeed();
    await page.reserve();
    expect(page.step).to.equal('details');
    if (knowsIds) expect(page.release('Saturday Day').held).to.equal(0);
  });

  it('F18 whoever takes the place of a checkout is not written over by its late answers', async () => {
    const desk = new TestDesk();
    await desk.choose(day);
    desk.checkout.reserve();
    desk.checkout.close();
    const written = desk.kept;
    await desk.settle();
    expect(desk.kept).to.equal(written);
    expect(desk.step).to.equal('reserving');
  });

  it('F19 back to a page in the cache of the browser after completion: it shows that', async () => {
    const desk = new TestDesk();
    await desk.toPaymentPage(day);
    desk.playAway('approve');
    await desk.check();
    expect(desk.step).to.equal('completed');
    desk.checkout.pay();
    desk.checkout.reserve();
    await desk.settle();
    expect([desk.step, desk.count('/pay')]).to.deep.equal(['completed', 1]);
  });

  it('F21 a copied tab: both can be used, one payment, and both show that it is done', async () => {
    const desk = new TestDesk();
    await desk.toPayment(day);
    const copy = new TestDesk({ beside: desk, kept: desk.kept });
    await copy.settle();
    if (copy.step === 'details') await copy.giveDetails();
    await desk.pay();
    await copy.pay();
    expect(desk.control.payments().payments).to.have.length(1);
    await copy.play('approve');
    await desk.check();
    expect([desk.step, copy.step, desk.sales]).to.deep.equal(['completed', 'completed', 1]);
  });

  it('F21 a copied tab still at the details when the payment has begun goes on to it', async () => {
    const desk = new TestDesk();
    await desk.toDetails(day);
    const copy = new TestDesk({ beside: desk, kept: desk.kept });
    await copy.readFeed();
    await desk.giveDetails();
    await desk.pay();
    if (copy.step === 'payment') copy.checkout.back('details');
    await copy.giveDetails();
    expect(copy.step).to.equal('payment');
    copy.checkout.back('details');
    expect([copy.step, copy.problem?.code]).to.deep.equal(['payment', 'payment_begun']);
    await copy.pay();
    await copy.play('approve');
    await desk.check();
    expect([desk.step, copy.step, desk.sales]).to.deep.equal(['completed', 'completed', 1]);
  });

  if (knowsIds) {
    it('F21 a copied tab whose order was replaced in the other one is told, and keeps its cart', async () => {
      const desk = new TestDesk();
      await desk.toPayment(day);
      const copy = new TestDesk({ beside: desk, kept: desk.kept });
      await copy.settle();
      await desk.changeTo({ 'Camping Plot': 1 });
      await desk.reserve();
      await copy.check();
      expect(copy.step).to.equal('refused');
      copy.checkout.startOver();
      expect(copy.state.wish.items).to.have.length(1);
    });

    it('F21 an answer about the order that is being replaced does not stop the next one', async () => {
      const desk = new TestDesk();
      await desk.toPayment(day);
      await desk.changeTo({ 'Camping Plot': 1 });
      desk.checkout.reserve();
      desk.checkout.check();
      await desk.settle();
      expect(desk.step).to.equal('details');
    });

    it('F21 paid in a copied tab while a hold is being replaced: shown, and not bought twice', async () => {
      const desk = new TestDesk();
      await desk.toPaymentPage(day);
      const page = desk.reload();
      await page.pass(10);
      await page.readFeed();
      page.checkout.back('choosing');
      page.playAway('approve');
      await page.choose({ 'Saturday Day': 1 });
      await page.reserve();
      expect([page.step, page.count('/reserve')]).to.deep.equal(['completed', 0]);
    });
  }

  it('F32 back in another browser: nothing is known there, and nothing is begun', async () => {
    const desk = new TestDesk();
    await desk.toPaymentPage(day);
    desk.playAway('approve');
    const stranger = desk.reload({ kept: undefined });
    await stranger.settle();
    expect(stranger.step).to.equal('choosing');
    expect(stranger.asked).to.be.empty;
  });

  it('F43 a token that is older than a day: the record goes, the choice stays', async () => {
    const desk = new TestDesk();
    await desk.toPayment(day);
    desk.checkout.close();
    await desk.pass(24 * 3600);
    const page = desk.reload();
    await page.settle();
    expect([page.step, page.problem?.code]).to.deep.equal(['choosing', 'order_gone']);
    expect(page.kept?.token).to.equal(undefined);
    expect(page.state.wish.items).to.have.length(1);
    await page.readFeed();
    await page.reserve();
    expect(page.step).to.equal('details');
  });

  it('F43 a confirmation from yesterday is simply gone', async () => {
    const desk = new TestDesk();
    await desk.toPaymentPage(day);
    await desk.play('approve');
    desk.checkout.close();
    await desk.pass(24 * 3600);
    const page = desk.reload();
    await page.settle();
    expect(page.step).to.equal('choosing');
    expect(page.kept).to.equal(undefined);
  });

  it('F41 where nothing can be kept the order is made all the same', async () => {
    const desk = new TestDesk({
      keeper: { lasts: false, read: () => undefined, write: () => undefined },
    });
    await desk.toPaymentPage(day);
    await desk.play('approve');
    expect([desk.step, desk.sales]).to.deep.equal(['completed', 1]);
  });
});
