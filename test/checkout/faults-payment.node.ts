import { describe, it } from 'node:test';
import { expect } from 'chai';
import { TestBuyer } from './test-buyer.js';
import { unheard } from './unheard.js';

const day = { 'Saturday Day': 2 };
const attempts = ({ control }: TestBuyer) => control.payments().payments;
/** A service may say nothing of a payment. */
const bare = { service: { bare: true } };

describe('a payment', () => {
  for (const [kind, code] of [
    ['drop_after', 'network'],
    ['truncate', 'network'],
    ['not_json', 'bad_answer'],
    ['wrong_shape', 'no_way_to_pay'],
  ] as const) {
    it(`F16 pay executed, reply lost (${kind}): one payment, and never "failed"`, async () => {
      const buyer = new TestBuyer();
      await buyer.toPayment(day);
      buyer.break('pay', kind, 1);
      await buyer.pay();
      expect([buyer.step, buyer.problem?.code]).to.deep.equal(['payment', code]);
      expect(buyer.count('/pay')).to.equal(1);
      await buyer.pay();
      expect(attempts(buyer)).to.have.length(1);
      await buyer.play('approve');
      expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
    });
  }

  it('F16 no button that pays before the service has spoken, however long that takes', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment(day);
    buyer.control.faults([
      { operation: 'pay', times: 1, effect: { kind: 'drop_after' } },
      { operation: 'getOrder', effect: { kind: 'drop_before' } },
    ]);
    await buyer.pay();
    expect(buyer.step).to.equal('unknown');
    buyer.playAway('approve'); // in another window
    await buyer.pass(60);
    expect(buyer.step).to.equal('unknown');
    buyer.checkout.pay();
    expect(buyer.count('/pay')).to.equal(1);
    buyer.control.faults([]);
    await buyer.pass(5);
    expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
  });

  for (const error of [
    { status: 500 },
    // The specification names no code for a service that has failed.
    { status: 502, code: 'upstream_unavailable' },
  ]) {
    it(`F16 an error of the service while paying (${error.status}) is not "failed" either: the order tells`, async () => {
      const buyer = new TestBuyer();
      await buyer.toPayment(day);
      const effect = { kind: 'status', ...error } as const;
      buyer.control.faults([
        { operation: 'pay', times: 1, effect },
        { operation: 'getOrder', times: 3, effect: { ...effect, status: 503 } },
      ]);
      await buyer.pay();
      expect([buyer.step, buyer.problem?.during]).to.deep.equal(['unknown', 'pay']);
      await buyer.pass(2);
      expect(buyer.step).to.equal('payment');
    });
  }

  it('F16 paid in another window: pressing "Pay" here only shows it (PAY-04)', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    await buyer.check();
    buyer.playAway('approve');
    await buyer.pay();
    await buyer.settle();
    expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
    expect(buyer.performed).to.have.length(1);
  });

  for (const [chance, seconds] of [
    [0, 40],
    [0.25, 50],
    [0.9, 60], // LIM-10: a page waits for a minute at most by itself
  ] as const) {
    it(`F3 a wait that the service asks for is the least, and chance (${chance}) adds to it`, async () => {
      const buyer = new TestBuyer({ chance });
      await buyer.toPayment(day);
      buyer.control.faults([
        { operation: 'pay', times: 1, effect: { kind: 'drop_after' } },
        {
          operation: 'getOrder',
          effect: { kind: 'status', status: 429, code: 'rate_limited', retryAfterSeconds: 40 },
        },
      ]);
      await buyer.pay();
      const asked = buyer.count('/orders/');
      await buyer.pass(seconds - 1);
      expect([buyer.step, buyer.count('/orders/')]).to.deep.equal(['unknown', asked]);
      buyer.control.faults([]);
      await buyer.pass(1);
      expect([buyer.step, buyer.count('/orders/')]).to.deep.equal(['payment', asked + 1]);
    });
  }

  it('LIM-10 who is asked to wait for more than a minute decides when to ask again', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment(day);
    buyer.control.faults([
      { operation: 'pay', times: 1, effect: { kind: 'drop_after' } },
      {
        operation: 'getOrder',
        effect: { kind: 'status', status: 429, code: 'rate_limited', retryAfterSeconds: 61 },
      },
    ]);
    await buyer.pay();
    const asked = buyer.count('/orders/');
    buyer.control.faults([]);
    await buyer.pass(300);
    expect([buyer.step, buyer.count('/orders/')]).to.deep.equal(['unknown', asked]);
    await buyer.check();
    expect(buyer.step).to.equal('payment');
  });

  it('F20 back from the payment page: asked, and the same payment is offered again', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    await buyer.check(); // the page came out of the cache of the browser
    expect(buyer.step).to.equal('payment');
    await buyer.pay();
    expect(attempts(buyer)).to.have.length(1);
    expect(buyer.performed[0]).to.deep.equal(buyer.performed[1]);
  });

  it('F20 back from the payment page to other tickets: they are an order of their own', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    await buyer.check();
    await buyer.changeTo({ 'Saturday Day': 1 });
    await buyer.reserve();
    expect(buyer.step).to.equal('details');
    expect(buyer.release('Saturday Day').held).to.equal(3);
    await buyer.giveDetails();
    await buyer.pay();
    await buyer.play('approve');
    expect(buyer.step).to.equal('completed');
    expect(buyer.sales).to.equal(1);
  });

  it('F20 what is paid in another window meanwhile is not replaced by another order', async () => {
    for (const [outcome, options, step] of [
      ['approve', {}, 'completed'],
      ['process_slowly', {}, 'waiting'],
      ['approve', bare, 'completed'],
    ] as const) {
      const buyer = new TestBuyer(options);
      await buyer.toPaymentPage(day);
      await buyer.check();
      await buyer.changeTo({ 'Saturday Day': 1 });
      buyer.playAway(outcome);
      await buyer.reserve();
      expect([buyer.step, buyer.count('/reserve')], outcome).to.deep.equal([step, 1]);
      await buyer.pass(200);
      expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
    }
  });

  it('F26 begun at 14:50, approved at 15:05: the tickets were kept (PAY-05)', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment(day);
    await buyer.pass(890);
    await buyer.pay();
    await buyer.pass(15);
    expect(['paying', 'payment']).to.include(buyer.step);
    await buyer.play('approve');
    expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
  });

  it('F27 approved after everything had ended: refunded, and no ticket (PAY-06)', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    const returned = buyer.reload();
    await returned.settle();
    await returned.pass(1510);
    await returned.check();
    expect(returned.step).to.equal('expired');
    buyer.playAway('approve');
    await returned.check();
    expect([returned.step, returned.sales]).to.deep.equal(['refused', 0]);
    expect(returned.state.selection.items).to.have.length(1);
  });

  it('F27 a bank still at work when the tickets go: nothing is over before it has spoken', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    await buyer.pass(1400);
    await buyer.play('process_slowly');
    expect(buyer.step).to.equal('waiting');
    await buyer.pass(110);
    expect(buyer.step).to.equal('waiting');
    await buyer.pass(120);
    await buyer.check();
    expect([buyer.step, buyer.sales]).to.deep.equal(['refused', 0]);
  });

  for (const options of [{}, bare]) {
    const unsaid = options === bare ? ', of which the service says nothing' : '';
    it(`F28 declined, then another try: the same hold, another payment, and the reason${unsaid}`, async () => {
      const buyer = new TestBuyer(options);
      await buyer.toPaymentPage(day);
      await buyer.play('decline');
      expect(buyer.step).to.equal('payment');
      if (!unsaid) {
        expect(buyer.problem?.code).to.equal('declined');
        expect(buyer.problem?.message).to.match(/declined/);
      }
      await buyer.pay();
      expect(buyer.problem).to.equal(undefined);
      expect(attempts(buyer)).to.have.length(2);
      await buyer.play('approve');
      expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
      const started = buyer.milestones.filter(({ what }) => what === 'payment-started');
      expect(started).to.have.length(1);
    });
  }

  it('F29 the second question of a bank, approved or given up', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    await buyer.play('challenge');
    expect(buyer.step).to.equal('payment');
    await buyer.pay();
    expect(attempts(buyer)).to.have.length(1);
    await buyer.play('abandon');
    expect([buyer.step, buyer.problem]).to.deep.equal(['payment', undefined]);
    await buyer.pay();
    await buyer.play('challenge');
    await buyer.play('approve');
    expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
  });

  it('F29 a tab that is closed at the payment: the tickets go back, and the order is expired', async () => {
    const buyer = new TestBuyer();
    const { remaining } = buyer.release('Saturday Day');
    await buyer.toPaymentPage(day);
    buyer.checkout.close();
    await buyer.pass(1501);
    expect(buyer.release('Saturday Day').remaining).to.equal(remaining);
    const returned = buyer.reload();
    await returned.settle();
    expect(returned.step).to.equal('expired');
  });

  it('F30 minutes of processing: asked 1, 2, 3, 5, 5 … seconds, and completed in the end', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    await buyer.play('process_slowly');
    expect(buyer.step).to.equal('waiting');
    const before = buyer.count('GET');
    await buyer.pass(60);
    expect(buyer.count('GET') - before).to.equal(13);
    buyer.checkout.pay();
    expect(buyer.count('/pay')).to.equal(1);
    await buyer.pass(125);
    expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
    const after = buyer.count('GET');
    await buyer.pass(600);
    expect(buyer.count('GET') - after).to.be.at.most(26);
  });

  it('F30 that a bank works at for minutes, unsaid, is not made twice, and completes the order', async () => {
    const buyer = new TestBuyer(bare);
    await buyer.toPaymentPage(day);
    await buyer.play('process_slowly');
    await buyer.pay();
    await buyer.pass(200);
    await buyer.check();
    expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
  });

  it('asks nothing while nobody sees the page, and by itself once somebody does (ORD-04)', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    await buyer.play('process_slowly');
    expect(buyer.step).to.equal('waiting');
    buyer.device.hidden = true;
    const before = buyer.count('GET');
    await buyer.pass(300);
    expect([buyer.step, buyer.count('GET') - before]).to.deep.equal(['waiting', 0]);
    buyer.device.hidden = false;
    await buyer.pass(5);
    expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
  });

  it('F31 only what the service says completes an order, not the way back to the page', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage(day);
    const returned = buyer.reload({ returnUrl: () => 'http://localhost:4173/?success=1' });
    await returned.pass(10);
    expect(returned.step).to.equal('payment');
  });

  it('F16 a form in the page: looking at it again does not close it, and its end is asked about', async () => {
    let finish: (failure?: { code: string }) => void = () => undefined;
    const buyer = new TestBuyer({
      perform: () => new Promise((resolve) => (finish = resolve)),
    });
    buyer.control.settings({ paymentKind: 'client_secret' });
    await buyer.toPaymentPage(day);
    await buyer.check();
    expect(buyer.step).to.equal('paying');
    finish({ code: 'card_unreadable' });
    await buyer.settle();
    expect([buyer.step, buyer.problem?.code]).to.deep.equal(['payment', 'card_unreadable']);
    await buyer.pay();
    buyer.playAway('approve');
    finish();
    await buyer.settle();
    expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
  });

  it('F16 a form that breaks is no failed payment', async () => {
    const buyer = new TestBuyer({
      perform: () => Promise.reject(new Error('a script of somebody else')),
    });
    await buyer.toPaymentPage(day);
    expect([buyer.step, buyer.problem?.code]).to.deep.equal(['payment', 'payment_failed']);
  });

  it('F12 an answer that was asked for before "Pay" does not take the payment away', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment(day);
    buyer.checkout.check(); // the window comes to the front, and the button is pressed
    buyer.checkout.pay();
    await buyer.settle();
    expect(buyer.step).to.equal('paying');
    expect(buyer.performed).to.have.length(1);
  });

  it(
    'F11 the key is revoked at the payment: a neutral stop, the order is kept',
    unheard(async () => {
      const buyer = new TestBuyer();
      await buyer.toPayment(day);
      buyer.control.faults([
        { operation: '*', effect: { kind: 'status', status: 401, code: 'unauthorized' } },
      ]);
      await buyer.pay();
      await buyer.pass(60);
      expect([buyer.step, buyer.problem?.code]).to.deep.equal(['payment', 'unauthorized']);
      buyer.control.faults([]);
      await buyer.pay();
      expect(buyer.step).to.equal('paying');
    }),
  );
});
