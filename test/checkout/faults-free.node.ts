import { describe, it } from 'node:test';
import { expect } from 'chai';
import { TestBuyer } from './test-buyer.js';

const child = { 'Under 12': 2 };

describe('an order that costs nothing', () => {
  for (const kind of ['drop_after', 'truncate', 'duplicate'] as const) {
    it(`F16 F44 finished, reply lost or sent twice (${kind}): one sale, and completed`, async () => {
      const buyer = new TestBuyer();
      await buyer.toPayment(child);
      buyer.break('completeFree', kind, 1);
      await buyer.pay();
      await buyer.pass(5);
      expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
    });
  }

  it('F16 no answer at all for a while: unknown, then completed, never "failed"', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment(child);
    buyer.control.faults([
      { operation: 'completeFree', effect: { kind: 'drop_after' } },
      { operation: 'getOrder', times: 9, effect: { kind: 'drop_before' } },
    ]);
    await buyer.pay();
    expect([buyer.step, buyer.problem?.during]).to.deep.equal(['unknown', 'complete_free']);
    await buyer.pass(30);
    expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
  });

  it('F44 payable after all: back at the payment, where the service tells the sum', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment(child);
    buyer.break('completeFree', { kind: 'status', code: 'payment_required' }, 1);
    const before = buyer.count('GET');
    await buyer.pay();
    expect([buyer.step, buyer.problem?.code]).to.deep.equal(['payment', 'payment_required']);
    expect(buyer.count('GET')).to.equal(before + 1);
    await buyer.pay();
    expect(buyer.step).to.equal('completed');
  });

  it('F44 nothing to pay after all: finished as a free order, without another press', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment({ 'Saturday Day': 1 });
    buyer.break('pay', { kind: 'status', code: 'nothing_to_pay' }, 1);
    await buyer.pay();
    // The emulator knows that something is owed: the two refusals do not chase each other.
    expect([buyer.step, buyer.problem?.code]).to.deep.equal(['payment', 'order_stuck']);
    await buyer.pay();
    await buyer.play('approve');
    expect(buyer.step).to.equal('completed');
  });

  it('F44 refused as free and refused as paid: given up, with nothing lost (X29)', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment({ 'Saturday Day': 1 });
    const refuse = (operation: 'pay' | 'completeFree', code: string) =>
      ({ operation, effect: { kind: 'status', code } }) as const;
    buyer.control.faults([
      refuse('pay', 'nothing_to_pay'),
      refuse('completeFree', 'payment_required'),
    ]);
    await buyer.pay();
    expect([buyer.step, buyer.problem?.code]).to.deep.equal(['payment', 'order_stuck']);
    const { selection, details, order } = buyer.state;
    buyer.checkout.giveUp();
    await buyer.pass(1);
    expect([buyer.step, buyer.state.order]).to.deep.equal(['choosing', undefined]);
    expect(buyer.state.selection.items).to.deep.equal(selection.items);
    expect(buyer.state.details).to.deep.equal(details);
    buyer.control.faults([]);
    await buyer.reserve();
    expect([buyer.step, buyer.state.order?.token === order?.token]).to.eql(['details', false]);
  });

  it('F44 a code that makes it free: no payment page (FRE-04)', async () => {
    const buyer = new TestBuyer();
    await buyer.toPayment({ 'Saturday Day': 1 }, 'FREERIDE');
    await buyer.pay();
    expect([buyer.step, buyer.performed.length]).to.deep.equal(['completed', 0]);
  });
});

describe('codes for other events', () => {
  it('stay promised over a reload and the payment page, with their discount and how long', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage({ 'Saturday Day': 1 });
    const { offers } = buyer.state.order!;
    expect(offers).to.have.length(1);
    const back = buyer.reload();
    await back.settle();
    expect(back.state.order?.offers).to.deep.equal(offers);
    await back.play('approve');
    expect(back.step).to.equal('completed');
    const again = back.reload();
    await again.settle();
    expect(again.state.order?.offers).to.deep.equal(offers);
  });

  it('are promised at the hold and there after the order (RES-05, ORD-02)', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails({ 'Saturday Day': 1 });
    const [offer] = buyer.state.order?.offers ?? [];
    expect(offer?.eventSlug).to.equal('foghorn-sessions');
    await buyer.giveDetails();
    await buyer.pay();
    await buyer.play('approve');
    expect(buyer.state.order?.codes[0]?.code).to.match(/^LARK-/);
    expect(buyer.state.order?.codes[0]?.eventSlug).to.equal('foghorn-sessions');
  });

  it('are waited for a while when they are not minted yet, and never hold up the order', async () => {
    const buyer = new TestBuyer();
    await buyer.toPaymentPage({ 'Saturday Day': 1 });
    buyer.break('getOrder', { kind: 'omit', members: ['crossEventPromoCodes'] }, 3);
    await buyer.play('approve');
    expect(buyer.step).to.equal('completed');
    expect(buyer.state.order?.codes).to.be.empty;
    await buyer.pass(10);
    expect(buyer.state.order?.codes).to.have.length(1);
    await buyer.pass(600);
    expect(buyer.count('GET')).to.be.below(35);
    expect(buyer.step).to.equal('completed');
  });
});
