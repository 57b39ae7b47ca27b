import { describe, it } from 'node:test';
import { expect } from 'chai';
import { TestBuyer, type Settings } from './test-buyer.js';

/** Any of these may be the service of an organiser. The walks of the model meet them as well. */
const services: [string, Settings][] = [
  ['as it is', {}],
  ['with other statuses (ERR-24)', { shuffleStatuses: true }],
  ['with members that nobody knows (VER-02)', { additiveMembers: true }],
  ['that says only what is stated', { bare: true }],
];

for (const [which, service] of services)
  describe(`a whole order, before a service ${which}`, () => {
    it('leads from a choice to a paid order, and tells of every milestone once', async () => {
      const buyer = new TestBuyer({ service });
      await buyer.choose({ 'Saturday Day': 2 });
      expect(buyer.state.quote.status).to.equal('ready');
      expect(buyer.state.quote.sums?.totalPennies).to.be.greaterThan(0);
      await buyer.reserve();
      expect(buyer.step).to.equal('details');
      expect(buyer.checkout.secondsLeft()).to.equal(900);
      await buyer.giveDetails();
      expect(buyer.step).to.equal('payment');
      await buyer.pay();
      expect(buyer.step).to.equal('paying');
      expect(buyer.performed.map(({ kind }) => kind)).to.deep.equal(['redirect']);
      await buyer.play('approve');
      expect(buyer.step).to.equal('completed');
      if (!service.bare) expect(buyer.state.order?.reference).to.match(/\S/);
      const told = buyer.milestones.map(({ what }) => what);
      expect(told).to.deep.equal(['reserved', 'details-given', 'payment-started', 'completed']);
      expect(buyer.checkout.secondsLeft()).to.equal(undefined);
    });

    it('prices the first press at once, and those that follow it once', async () => {
      const buyer = new TestBuyer({ service });
      await buyer.readFeed();
      buyer.late = () => 0.1;
      const press = (quantity: number) =>
        buyer.checkout.select({ items: [{ releaseId: buyer.id('Saturday Day'), quantity }] });
      press(1);
      await buyer.pass(0.05);
      expect(buyer.count('/quote')).to.equal(1);
      for (const quantity of [2, 3, 4]) {
        press(quantity);
        await buyer.pass(0.2);
      }
      await buyer.pass(1);
      const quoted = buyer.sent.map(({ items }) => (items as { quantity: number }[])[0]?.quantity);
      expect([quoted, buyer.state.quote.status]).to.deep.equal([[1, 4], 'ready']);
    });

    it('finishes a free order without a payment (FRE-04)', async () => {
      const buyer = new TestBuyer({ event: 'harbour-free', key: 'pk_live_foghorn_demo', service });
      const [free] = (await buyer.readFeed()).releases;
      await buyer.toPayment({ [free?.name ?? '']: 2 });
      await buyer.pay();
      expect(buyer.step).to.equal('completed');
      expect(buyer.performed).to.be.empty;
      expect(buyer.control.webhooks().webhooks).to.have.length(1);
    });

    it('takes a code through quote and reserve to the order (QUO-02, TIX-21)', async () => {
      const buyer = new TestBuyer({ service });
      await buyer.toPayment({ Crew: 1 }, 'CREW');
      const promos = buyer.sent.filter(({ items }) => items).map(({ promo }) => promo);
      expect(promos).to.deep.equal(['CREW', 'CREW']);
      await buyer.pay();
      await buyer.play('approve');
      expect(buyer.step).to.equal('completed');
    });

    it('starts over after an order, with nothing chosen and nobody known', async () => {
      const buyer = new TestBuyer({ service });
      await buyer.toPaymentPage({ 'Saturday Day': 1 });
      await buyer.play('approve');
      buyer.checkout.startOver();
      expect(buyer.step).to.equal('choosing');
      expect(buyer.state.selection.items).to.be.empty;
      expect(buyer.state.details).to.equal(undefined);
      expect(buyer.kept).to.equal(undefined);
      await buyer.toPaymentPage({ 'Saturday Day': 1 });
      await buyer.play('approve');
      expect(buyer.step).to.equal('completed');
    });
  });
