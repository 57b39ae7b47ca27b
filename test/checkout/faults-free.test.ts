import { expect } from '@open-wc/testing';
import { TestDesk } from './desk.js';
import { beforeEveryService } from './switches.js';

const child = { 'Under 12': 2 };

beforeEveryService('an order that costs nothing', (has) => {
  for (const kind of ['drop_after', 'truncate', 'duplicate'] as const) {
    it(`F16 F44 finished, reply lost or sent twice (${kind}): one sale, and completed`, async () => {
      const desk = new TestDesk();
      await desk.toPayment(child);
      desk.break('completeFree', kind, 1);
      await desk.pay();
      await desk.pass(5);
      expect([desk.step, desk.sales]).to.deep.equal(['completed', 1]);
    });
  }

  it('F16 no answer at all for a while: unknown, then completed, never "failed"', async () => {
    const desk = new TestDesk();
    await desk.toPayment(child);
    desk.control.faults([
      { operation: 'completeFree', effect: { kind: 'drop_after' } },
      { operation: 'getOrder', times: 9, effect: { kind: 'drop_before' } },
    ]);
    await desk.pay();
    expect([desk.step, desk.problem]).to.deep.equal(['unknown', undefined]);
    await desk.pass(30);
    expect([desk.step, desk.sales]).to.deep.equal(['completed', 1]);
  });

  it('F44 payable after all: back at the payment, where the service tells the sum', async () => {
    const desk = new TestDesk();
    await desk.toPayment(child);
    desk.break('completeFree', { kind: 'status', code: 'payment_required' }, 1);
    const before = desk.count('GET');
    await desk.pay();
    if (!has('nextStep')) {
      expect(desk.step).to.equal('payment');
      return;
    }
    expect([desk.step, desk.problem?.code]).to.deep.equal(['payment', 'payment_required']);
    expect(desk.count('GET')).to.equal(before + 1);
    await desk.pay();
    expect(desk.step).to.equal('completed');
  });

  it('F44 nothing to pay after all: finished as a free order, without another press', async () => {
    const desk = new TestDesk();
    await desk.toPayment({ 'Saturday Day': 1 });
    desk.break('pay', { kind: 'status', code: 'nothing_to_pay' }, 1);
    await desk.pay();
    // The emulator knows that something is owed: the two refusals do not chase each other.
    expect([desk.step, desk.problem?.code]).to.deep.equal(['payment', 'payment_required']);
    await desk.pay();
    await desk.play('approve');
    expect(desk.step).to.equal('completed');
  });

  it('F44 a code that makes it free: no payment page (FRE-04)', async () => {
    const desk = new TestDesk();
    await desk.toPayment({ 'Saturday Day': 1 }, 'FREERIDE');
    await desk.pay();
    expect([desk.step, desk.performed.length]).to.deep.equal(['completed', 0]);
  });
});

beforeEveryService('codes for other events', (has) => {
  it('are promised at the hold and there after the order (RES-05, ORD-02)', async () => {
    const desk = new TestDesk();
    await desk.toDetails({ 'Saturday Day': 1 });
    const [offer] = desk.state.order?.offers ?? [];
    if (has('targetEventSlug')) expect(offer?.eventSlug).to.equal('foghorn-sessions');
    await desk.giveDetails();
    await desk.pay();
    await desk.play('approve');
    if (has('crossEventPromoCodes')) {
      expect(desk.state.order?.codes[0]?.code).to.match(/^LARK-/);
      expect(desk.state.order?.codes[0]?.eventSlug).to.equal('foghorn-sessions');
    }
  });

  it('are waited for a while when they are not minted yet, and never hold up the order', async () => {
    const desk = new TestDesk();
    await desk.toPaymentPage({ 'Saturday Day': 1 });
    desk.break('getOrder', { kind: 'omit', members: ['crossEventPromoCodes'] }, 3);
    await desk.play('approve');
    expect(desk.step).to.equal('completed');
    expect(desk.state.order?.codes).to.be.empty;
    await desk.pass(10);
    if (has('crossEventPromoCodes')) expect(desk.state.order?.codes).to.have.length(1);
    await desk.pass(600);
    expect(desk.count('GET')).to.be.below(35);
    expect(desk.step).to.equal('completed');
  });
});
