import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Step } from '../../src/checkout/machine/state.js';
import { TestBuyer } from './test-buyer.js';

const day = { 'Saturday Day': 2 };

describe('pages that come and go', () => {
  /** How a buyer gets to a step, and what the page that comes after it shows. */
  const reloads: [Step, (buyer: TestBuyer) => Promise<void>, Step][] = [
    ['choosing', (buyer) => buyer.choose(day), 'choosing'],
    ['details', (buyer) => buyer.toDetails(day), 'details'],
    ['payment', (buyer) => buyer.toPayment(day), 'payment'],
    ['paying', (buyer) => buyer.toPaymentPage(day), 'payment'],
    [
      'waiting',
      async (buyer) => {
        await buyer.toPaymentPage(day);
        await buyer.play('process_slowly');
      },
      'waiting',
    ],
    [
      'unknown',
      async (buyer) => {
        await buyer.toPayment(day);
        buyer.control.faults([
          { operation: 'pay', times: 1, effect: { kind: 'drop_after' } },
          { operation: 'getOrder', times: 3, effect: { kind: 'drop_before' } },
        ]);
        await buyer.pay();
      },
      'payment',
    ],
    [
      'completed',
      async (buyer) => {
        await buyer.toPaymentPage(day);
        await buyer.play('approve');
      },
      'completed',
    ],
    [
      'expired',
      async (buyer) => {
        await buyer.toPayment(day);
        await buyer.pass(901);
      },
      'choosing',
    ],
  ];
  for (const [step, lead, then] of reloads) {
    it(`F18 a reload at "${step}" comes back to "${then}", with all that was there`, async () => {
      const buyer = new TestBuyer();
      await lead(buyer);
      expect(buyer.step).to.equal(step);
      const { selection, details, order } = buyer.state;
      const left = buyer.checkout.secondsLeft();
      const page = buyer.reload();
      await page.pass(then === 'payment' ? 4 : 0);
      expect(page.step).to.equal(then);
      expect(page.state.selection).to.deep.equal(selection);
      expect(page.state.details).to.deep.equal(details);
      if (then !== 'choosing') expect(page.state.order?.token).to.equal(order?.token);
      if (!['choosing', 'completed'].includes(then)) {
        const { totalPennies } = page.state.order?.sums ?? {};
        expect(totalPennies).to.be.a('number').and.to.equal(order?.sums.totalPennies);
      }
      if (left !== undefined) {
        expect(page.checkout.secondsLeft()).to.be.within(left - 4, left);
      }
      if (then === 'completed') expect(page.milestones).to.be.empty;
    });
  }

  it('F17 a reload during reserve: "may be held", and nothing is sent again', async () => {
    const buyer = new TestBuyer();
    const { remaining } = buyer.release('Saturday Day');
    await buyer.choose(day);
    buyer.checkout.reserve();
    const page = buyer.reload();
    await page.settle();
    expect([page.step, page.problem?.code]).to.deep.equal(['choosing', 'unsure']);
    expect(page.count('/reserve')).to.equal(0);
    expect(page.release('Saturday Day').remaining).to.equal(remaining - 2);
    expect(page.state.selection.items).to.have.length(1);
  });

  it('F17 what was given up before a reload is the buyer’s turn after it', async () => {
    const buyer = new TestBuyer();
    await buyer.choose(day);
    buyer.break('reserve', 'drop_after');
    await buyer.reserve();
    await buyer.pass(10);
    buyer.control.faults([]);
    const page = buyer.reload();
    await page.settle();
    expect(page.step).to.equal('choosing');
    await page.readFeed();
    await page.reserve();
    expect(page.step).to.equal('details');
    expect(page.release('Saturday Day').held).to.equal(4);
  });

  it('F18 a reload while details are sent', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day);
    const sending = buyer.giveDetails();
    const page = buyer.reload();
    await Promise.all([sending, page.settle()]);
    expect(['payment', 'details']).to.include(page.step);
    expect(page.state.details?.buyer.firstName).to.equal('Ada');
  });

  it('F18 a reload while something else is chosen leaves the choice and the hold alone', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment(day);
    await buyer.changeTo({ 'Camping Plot': 1 });
    const page = buyer.reload();
    await page.settle();
    expect(page.step).to.equal('choosing');
    expect(page.state.selection).to.deep.equal(buyer.state.selection);
    await page.readFeed();
    await page.reserve();
    expect(page.step).to.equal('details');
  });

  it('F18 whoever takes the place of a checkout is not written over by its late answers', async () => {
    const buyer = new TestBuyer();
    await buyer.choose(day);
    buyer.checkout.reserve();
    buyer.checkout.close();
    const written = buyer.kept;
    await buyer.settle();
    expect(buyer.kept).to.equal(written);
    expect(buyer.step).to.equal('reserving');
  });

  it('F19 back to a page in the cache of the browser after completion: it shows that', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    buyer.playAway('approve');
    await buyer.check();
    expect(buyer.step).to.equal('completed');
    buyer.checkout.pay();
    buyer.checkout.reserve();
    await buyer.settle();
    expect([buyer.step, buyer.count('/pay')]).to.deep.equal(['completed', 1]);
  });

  it('F21 a copied tab: both can be used, one payment, and both show that it is done', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment(day);
    const copy = new TestBuyer({ beside: buyer, kept: buyer.kept });
    await copy.settle();
    if (copy.step === 'details') await copy.giveDetails();
    await buyer.pay();
    await copy.pay();
    expect(buyer.control.payments().payments).to.have.length(1);
    await copy.play('approve');
    await buyer.check();
    expect([buyer.step, copy.step, buyer.sales]).to.deep.equal(['completed', 'completed', 1]);
  });

  it('F21 a copied tab still at the details when the payment has begun goes on to it', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day);
    const copy = new TestBuyer({ beside: buyer, kept: buyer.kept });
    await copy.readFeed();
    await buyer.giveDetails();
    await buyer.pay();
    if (copy.step === 'payment') copy.checkout.back('details');
    await copy.giveDetails();
    expect(copy.step).to.equal('payment');
    copy.checkout.back('details');
    expect([copy.step, copy.problem?.code]).to.deep.equal(['payment', 'payment_begun']);
    await copy.pay();
    await copy.play('approve');
    await buyer.check();
    expect([buyer.step, copy.step, buyer.sales]).to.deep.equal(['completed', 'completed', 1]);
  });

  it('F21 an answer about the order in hand does not stop the next one', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment(day);
    await buyer.changeTo({ 'Camping Plot': 1 });
    buyer.checkout.reserve();
    buyer.checkout.check();
    await buyer.settle();
    expect(buyer.step).to.equal('details');
  });

  it('F21 paid in a copied tab while other tickets are chosen: shown, and not bought twice', async () => {
    for (const service of [{}, { bare: true }]) {
      const buyer = new TestBuyer({ service });
      await buyer.toPaymentPage(day);
      const page = buyer.reload();
      await page.pass(10);
      await page.readFeed();
      page.checkout.back('choosing');
      page.playAway('approve');
      await page.choose({ 'Saturday Day': 1 });
      await page.reserve();
      expect([page.step, page.count('/reserve')]).to.deep.equal(['completed', 0]);
    }
  });

  it('F32 back in another browser: nothing is known there, and nothing is begun', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    buyer.playAway('approve');
    const stranger = buyer.reload({ kept: undefined });
    await stranger.settle();
    expect(stranger.step).to.equal('choosing');
    expect(stranger.asked).to.be.empty;
  });

  it('F43 a token that is older than a day: the record goes, the choice stays', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment(day);
    buyer.checkout.close();
    await buyer.pass(24 * 3600);
    const page = buyer.reload();
    await page.settle();
    expect([page.step, page.problem?.code]).to.deep.equal(['choosing', 'order_gone']);
    expect(page.kept?.token).to.equal(undefined);
    expect(page.state.selection.items).to.have.length(1);
    await page.readFeed();
    await page.reserve();
    expect(page.step).to.equal('details');
  });

  it('F43 a confirmation from yesterday is simply gone', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    await buyer.play('approve');
    buyer.checkout.close();
    await buyer.pass(24 * 3600);
    const page = buyer.reload();
    await page.settle();
    expect(page.step).to.equal('choosing');
    expect(page.kept).to.equal(undefined);
  });

  it('F41 where nothing can be kept the order is made all the same', async () => {
    const buyer = new TestBuyer({
      store: { lasts: false, read: () => undefined, write: () => undefined },
    });
    await buyer.toPaymentPage(day);
    await buyer.play('approve');
    expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
  });
});
