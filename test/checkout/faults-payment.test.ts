import { expect } from '@open-wc/testing';
import { TestDesk } from './desk.js';
import { beforeEveryService } from './switches.js';
import { unheard } from './unheard.js';

const day = { 'Saturday Day': 2 };
const attempts = ({ control }: TestDesk) => control.payments().payments;

beforeEveryService('a payment', (has) => {
  for (const kind of ['drop_after', 'truncate', 'not_json', 'wrong_shape'] as const) {
    it(`F16 pay executed, reply lost (${kind}): one payment, and never "failed"`, async () => {
      const desk = new TestDesk();
      await desk.toPayment(day);
      desk.break('pay', kind, 1);
      await desk.pay();
      expect([desk.step, desk.problem?.code]).to.deep.equal([
        'payment',
        kind === 'wrong_shape' ? 'no_way_to_pay' : undefined,
      ]);
      expect(desk.count('/pay')).to.equal(1);
      await desk.pay();
      expect(attempts(desk)).to.have.length(1);
      await desk.play('approve');
      expect([desk.step, desk.sales]).to.deep.equal(['completed', 1]);
    });
  }

  it('F16 no button that pays before the service has spoken, however long that takes', async () => {
    const desk = new TestDesk();
    await desk.toPayment(day);
    desk.control.faults([
      { operation: 'pay', times: 1, effect: { kind: 'drop_after' } },
      { operation: 'getOrder', effect: { kind: 'drop_before' } },
    ]);
    await desk.pay();
    expect(desk.step).to.equal('unknown');
    desk.playAway('approve'); // in another window
    await desk.pass(60);
    expect(desk.step).to.equal('unknown');
    desk.checkout.pay();
    expect(desk.count('/pay')).to.equal(1);
    desk.control.faults([]);
    await desk.pass(5);
    expect([desk.step, desk.sales]).to.deep.equal(['completed', 1]);
  });

  it('F16 no answer to pay in time: only the order tells', async () => {
    const desk = new TestDesk({ timeoutSeconds: 1 });
    await desk.toPayment(day);
    desk.break('pay', 'hang', 1);
    await desk.pay();
    expect(desk.step).to.equal('payment');
    await desk.pay();
    expect(desk.step).to.equal('paying');
  });

  it('F16 an error of the service while paying is not "failed" either', async () => {
    const desk = new TestDesk();
    await desk.toPayment(day);
    desk.control.faults([
      { operation: 'pay', times: 1, effect: { kind: 'status', status: 500 } },
      { operation: 'getOrder', times: 3, effect: { kind: 'status', status: 503 } },
    ]);
    await desk.pay();
    expect([desk.step, desk.problem]).to.deep.equal(['unknown', undefined]);
    await desk.pass(2);
    expect(desk.step).to.equal('payment');
  });

  it('F16 paid in another window: pressing "Pay" here only shows it (PAY-04)', async () => {
    const desk = new TestDesk();
    await desk.toPaymentPage(day);
    await desk.check();
    desk.playAway('approve');
    await desk.pay();
    await desk.settle();
    expect([desk.step, desk.sales]).to.deep.equal(['completed', 1]);
    expect(desk.performed).to.have.length(1);
  });

  for (const [chance, seconds] of [
    [0, 40],
    [0.25, 50],
    [0.9, 60], // LIM-10: a page waits for a minute at most by itself
  ] as const) {
    it(`F3 a wait that the service asks for is the least, and chance (${chance}) adds to it`, async () => {
      const desk = new TestDesk({ chance });
      await desk.toPayment(day);
      desk.control.faults([
        { operation: 'pay', times: 1, effect: { kind: 'drop_after' } },
        {
          operation: 'getOrder',
          effect: { kind: 'status', status: 429, code: 'rate_limited', retryAfterSeconds: 40 },
        },
      ]);
      await desk.pay();
      const asked = desk.count('/orders/');
      await desk.pass(seconds - 1);
      expect([desk.step, desk.count('/orders/')]).to.deep.equal(['unknown', asked]);
      desk.control.faults([]);
      await desk.pass(1);
      expect([desk.step, desk.count('/orders/')]).to.deep.equal(['payment', asked + 1]);
    });
  }

  it('LIM-10 who is asked to wait for more than a minute decides when to ask again', async () => {
    const desk = new TestDesk();
    await desk.toPayment(day);
    desk.control.faults([
      { operation: 'pay', times: 1, effect: { kind: 'drop_after' } },
      {
        operation: 'getOrder',
        effect: { kind: 'status', status: 429, code: 'rate_limited', retryAfterSeconds: 61 },
      },
    ]);
    await desk.pay();
    const asked = desk.count('/orders/');
    desk.control.faults([]);
    await desk.pass(300);
    expect([desk.step, desk.count('/orders/')]).to.deep.equal(['unknown', asked]);
    await desk.check();
    expect(desk.step).to.equal('payment');
  });

  it('F20 back from the payment page: asked, and the same payment is offered again', async () => {
    const desk = new TestDesk();
    await desk.toPaymentPage(day);
    await desk.check(); // the page came out of the cache of the browser
    expect(desk.step).to.equal('payment');
    await desk.pay();
    expect(attempts(desk)).to.have.length(1);
    expect(desk.performed[0]).to.deep.equal(desk.performed[1]);
  });

  it('F20 back from the payment page to other tickets: the open payment gives way', async () => {
    const desk = new TestDesk();
    await desk.toPaymentPage(day);
    await desk.check();
    await desk.changeTo({ 'Saturday Day': 1 });
    await desk.reserve();
    expect(desk.step).to.equal('details');
    if (has('capabilities')) expect(desk.release('Saturday Day').held).to.equal(1);
    desk.playAway('approve'); // of the order that was given back
    await desk.giveDetails();
    await desk.pay();
    await desk.play('approve');
    expect(desk.step).to.equal('completed');
    if (has('capabilities')) expect(desk.sales).to.equal(1);
  });

  it('F20 what is paid in another window meanwhile is not replaced by another order', async () => {
    for (const outcome of ['approve', 'process_slowly'] as const) {
      const desk = new TestDesk();
      await desk.toPaymentPage(day);
      await desk.check();
      await desk.changeTo({ 'Saturday Day': 1 });
      desk.playAway(outcome);
      await desk.reserve();
      const told = outcome === 'approve' || has('payment');
      if (told) expect(desk.count('/reserve'), outcome).to.equal(1);
      if (told) expect(desk.step).to.equal(outcome === 'approve' ? 'completed' : 'waiting');
      await desk.pass(200);
      if (told) expect([desk.step, desk.sales]).to.deep.equal(['completed', 1]);
    }
  });

  it('F26 begun at 14:50, approved at 15:05: the tickets were kept (PAY-05)', async () => {
    const desk = new TestDesk();
    await desk.toPayment(day);
    await desk.pass(890);
    await desk.pay();
    await desk.pass(15);
    expect(['paying', 'payment']).to.include(desk.step);
    await desk.play('approve');
    expect([desk.step, desk.sales]).to.deep.equal(['completed', 1]);
  });

  it('F27 approved after everything had ended: refunded, and no ticket (PAY-06)', async () => {
    const desk = new TestDesk();
    await desk.toPaymentPage(day);
    const returned = desk.reload();
    await returned.settle();
    await returned.pass(1510);
    await returned.check();
    expect(returned.step).to.equal('expired');
    desk.playAway('approve');
    await returned.check();
    expect([returned.step, returned.sales]).to.deep.equal(['refused', 0]);
    expect(returned.state.wish.items).to.have.length(1);
  });

  it('F27 a bank still at work when the tickets go: nothing is over before it has spoken', async () => {
    const desk = new TestDesk();
    await desk.toPaymentPage(day);
    await desk.pass(1400);
    await desk.play('process_slowly');
    if (has('payment')) expect(desk.step).to.equal('waiting');
    await desk.pass(110);
    if (has('payment')) expect(desk.step).to.equal('waiting');
    await desk.pass(120);
    await desk.check();
    expect([desk.step, desk.sales]).to.deep.equal(['refused', 0]);
  });

  it('F28 declined, then another try: the same hold, another payment, and the reason', async () => {
    const desk = new TestDesk();
    await desk.toPaymentPage(day);
    await desk.play('decline');
    expect(desk.step).to.equal('payment');
    if (has('payment')) {
      expect(desk.problem?.code).to.equal('declined');
      expect(desk.problem?.message).to.match(/declined/);
    }
    await desk.pay();
    expect(desk.problem).to.equal(undefined);
    expect(attempts(desk)).to.have.length(2);
    await desk.play('approve');
    expect([desk.step, desk.sales]).to.deep.equal(['completed', 1]);
    const started = desk.milestones.filter(({ what }) => what === 'payment-started');
    expect(started).to.have.length(1);
  });

  it('F29 the second question of a bank, approved or given up', async () => {
    const desk = new TestDesk();
    await desk.toPaymentPage(day);
    await desk.play('challenge');
    expect(desk.step).to.equal('payment');
    await desk.pay();
    expect(attempts(desk)).to.have.length(1);
    await desk.play('abandon');
    expect([desk.step, desk.problem]).to.deep.equal(['payment', undefined]);
    await desk.pay();
    await desk.play('challenge');
    await desk.play('approve');
    expect([desk.step, desk.sales]).to.deep.equal(['completed', 1]);
  });

  it('F29 a tab that is closed at the payment: the tickets go back, and the order is expired', async () => {
    const desk = new TestDesk();
    const { remaining } = desk.release('Saturday Day');
    await desk.toPaymentPage(day);
    desk.checkout.close();
    await desk.pass(1501);
    expect(desk.release('Saturday Day').remaining).to.equal(remaining);
    const returned = desk.reload();
    await returned.settle();
    expect(returned.step).to.equal('expired');
  });

  if (has('payment')) {
    it('F30 minutes of processing: asked 1, 2, 3, 5, 5 … seconds, and completed in the end', async () => {
      const desk = new TestDesk();
      await desk.toPaymentPage(day);
      await desk.play('process_slowly');
      expect(desk.step).to.equal('waiting');
      const before = desk.count('GET');
      await desk.pass(60);
      expect(desk.count('GET') - before).to.equal(13);
      desk.checkout.pay();
      expect(desk.count('/pay')).to.equal(1);
      await desk.pass(125);
      expect([desk.step, desk.sales]).to.deep.equal(['completed', 1]);
      const after = desk.count('GET');
      await desk.pass(600);
      expect(desk.count('GET') - after).to.be.at.most(26);
    });
  }

  it('F31 only what the service says completes an order, not the way back to the page', async () => {
    const desk = new TestDesk();
    await desk.toPaymentPage(day);
    const returned = desk.reload({ returnUrl: () => 'http://localhost:4173/?success=1' });
    await returned.pass(10);
    expect(returned.step).to.equal('payment');
  });

  if (has('clientSecret')) {
    it('F16 a form in the page: looking at it again does not close it, and its end is asked about', async () => {
      let finish: (failure?: { code: string }) => void = () => undefined;
      const desk = new TestDesk({
        accepts: ['client_secret'],
        perform: () => new Promise((resolve) => (finish = resolve)),
      });
      await desk.toPaymentPage(day);
      await desk.check();
      expect(desk.step).to.equal('paying');
      finish({ code: 'card_unreadable' });
      await desk.settle();
      expect([desk.step, desk.problem?.code]).to.deep.equal(['payment', 'card_unreadable']);
      await desk.pay();
      desk.playAway('approve');
      finish();
      await desk.settle();
      expect([desk.step, desk.sales]).to.deep.equal(['completed', 1]);
    });
  }

  it('F16 a form that breaks is no failed payment', async () => {
    const desk = new TestDesk({
      accepts: ['client_secret'],
      perform: () => Promise.reject(new Error('a script of somebody else')),
    });
    await desk.toPaymentPage(day);
    expect([desk.step, desk.problem?.code]).to.deep.equal(['payment', 'payment_failed']);
  });

  it('F12 an answer that was asked for before "Pay" does not take the payment away', async () => {
    const desk = new TestDesk();
    await desk.toPayment(day);
    desk.checkout.check(); // the window comes to the front, and the button is pressed
    desk.checkout.pay();
    await desk.settle();
    expect(desk.step).to.equal('paying');
    expect(desk.performed).to.have.length(1);
  });

  it(
    'F11 the key is revoked at the payment: a neutral stop, the order is kept',
    unheard(async () => {
      const desk = new TestDesk();
      await desk.toPayment(day);
      desk.control.faults([
        { operation: '*', effect: { kind: 'status', status: 401, code: 'unauthorized' } },
      ]);
      await desk.pay();
      await desk.pass(60);
      expect([desk.step, desk.problem?.code]).to.deep.equal(['payment', 'unauthorized']);
      desk.control.faults([]);
      await desk.pay();
      expect(desk.step).to.equal('paying');
    }),
  );
});
