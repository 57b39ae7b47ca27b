import { expect, waitUntil } from '@open-wc/testing';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import type {
  ConfirmExpress,
  ExpressPayment,
  ExpressProvider,
  ExpressSetting,
} from '../../../src/checkout/providers/express.js';
import { registerExpressPayment } from '../../../src/checkout/providers/registry.js';
import { expectAccessible } from '../accessible.js';
import { visibleText } from '../page.js';
import { fillIn, onward, OrderStage, shows, titleOf, goOn, giveDetails } from './order-stage.js';
import { all, button } from './stage.js';

const unknown = 'We don’t know yet whether your payment went through';

/** A wallet that does what a test decides. */
class Purse implements ExpressProvider {
  isHere = true;
  readonly payments: ExpressPayment[] = [];
  /** Whether the payment began, for each press. */
  readonly told: boolean[] = [];
  closed = 0;
  confirm: ConfirmExpress = () => Promise.resolve('confirmed');

  isAvailable(payment: ExpressPayment): Promise<boolean> {
    this.payments.push(payment);
    return Promise.resolve(this.isHere);
  }

  show(_: ExpressPayment, { place, pay }: ExpressSetting) {
    const press = document.createElement('button');
    press.textContent = 'Pay with Purse';
    press.onclick = async () => this.told.push(await pay((action) => this.confirm(action)));
    place.append(press);
    return { close: () => (this.closed += 1) };
  }
}

describe('<event-tickets>, a wallet of the device', () => {
  let stage: OrderStage;
  let purse: Purse;
  let forget: () => void;
  beforeEach(() => {
    stage = new OrderStage();
    stage.emulator.control.settings({ paymentKind: 'client_secret' });
    purse = new Purse();
    forget = registerExpressPayment('stripe', () => Promise.resolve(purse));
  });
  afterEach(async () => {
    forget();
    await stage.leave();
  });

  async function toPayment(
    picks: Record<string, number> = { 'Saturday Day': 2 },
    payments = 'client_secret redirect',
  ): Promise<EventTickets> {
    const element = await stage.put({ payments });
    await stage.pick(element, picks);
    await goOn(element);
    await giveDetails(element);
    return element;
  }

  const purseOf = (element: EventTickets) =>
    element.querySelector<HTMLButtonElement>('[slot=express] button');

  async function atPurse(): Promise<EventTickets> {
    const element = await toPayment();
    await waitUntil(() => purseOf(element)?.checkVisibility(), 'the wallet');
    return element;
  }

  const approve = (outcome: 'approve' | 'decline' = 'approve') => {
    const { attemptId } = stage.emulator.control.payments().payments.at(-1)!;
    stage.emulator.control.payments({ attemptId, outcome });
  };
  const paid = () => stage.asked.filter((one) => one.endsWith('/pay')).length;
  /** Whether there has been time for what comes after a drawing. */
  const settled = async (element: EventTickets) => {
    await waitUntil(() => stage.underWay === 0);
    await element.updateComplete;
  };

  it('T30: stands below the ordinary payment, and knows what is paid for', async () => {
    const element = await atPurse();
    const [payment] = purse.payments;
    expect(payment).to.deep.equal({
      amountPennies: 17142,
      currency: 'GBP',
      currencyExponent: 2,
      country: 'GB',
      label: 'Meadowlark 2027',
      lines: [
        { label: '2 × Saturday Day', amountPennies: 15900 },
        { label: 'Booking fee', amountPennies: 1242 },
      ],
    });
    await shows(element, 'Or pay another way');
    const group = all(element, '[role=group][aria-label="Express checkout"]')[0]!;
    const place = purseOf(element)!.getBoundingClientRect();
    expect(place.top).to.be.at.least(onward(element).getBoundingClientRect().bottom);
    expect(group.getBoundingClientRect().bottom).to.be.at.least(place.bottom);
    expect(onward(element).textContent).to.contain('Pay £171.42');
    await expectAccessible(element);
  });

  it('T30: is not in sight on a device that does not have it', async () => {
    purse.isHere = false;
    const element = await toPayment();
    await waitUntil(() => purse.payments.length === 1, 'it was asked');
    await settled(element);
    expect(purseOf(element)).to.equal(null);
    expect(visibleText(element)).not.to.contain('another way');
  });

  it('T30: asks for nothing where the page has made none known', async () => {
    forget();
    const element = await toPayment();
    await settled(element);
    expect(all(element, 'slot[name=express]')).to.have.length(0);
    expect(stage.asked.filter((one) => one.endsWith('/events/meadowlark-2027'))).to.have.length(0);
  });

  it('T30: is told to the developer where the page does not take such payments', async () => {
    await toPayment(undefined, 'redirect');
    await waitUntil(() => stage.page.said.join().includes('lacks client_secret'));
    expect(purse.payments).to.have.length(0);
  });

  it('T30: is not offered where nothing is owed', async () => {
    const element = await toPayment({ 'Under 12': 2 });
    await settled(element);
    expect(onward(element).textContent).to.contain('Confirm free order');
    expect(purse.payments).to.have.length(0);
  });

  it('T30: pays by the steps of the ordinary payment, once, unless the page stops it or its buyer cancels', async () => {
    const element = await atPurse();
    stage.cancels.add('event-tickets-before-pay');
    purseOf(element)!.click();
    await waitUntil(() => purse.told.length === 1, 'the page has stopped it');
    expect([purse.told, paid(), titleOf(element)]).to.deep.equal([[false], 0, 'Payment']);
    stage.cancels.clear();
    purse.confirm = () => Promise.resolve('cancelled');
    purseOf(element)!.click();
    await shows(element, 'Your payment is still open.');
    expect(all(element, '.problem-box')).to.have.length(0);
    await waitUntil(() => purseOf(element)?.checkVisibility(), 'the wallet again');
    purse.told.length = 0;
    const handed: unknown[] = [];
    purse.confirm = (action) => {
      handed.push(action.provider);
      approve();
      return Promise.resolve('confirmed');
    };
    purseOf(element)!.click();
    purseOf(element)!.click();
    await shows(element, 'your tickets are booked');
    expect(handed).to.deep.equal(['stripe']);
    expect(purse.told).to.have.members([true, false]);
    expect(paid(), 'cancelled once, and paid').to.equal(2);
    expect(stage.emulator.control.payments().payments).to.have.length(1);
    expect(stage.names()).to.include.members(['before-pay', 'payment-started', 'completed']);
    expect(element.querySelector('[slot=express]')).to.equal(null);
    expect(purse.closed).to.be.at.least(1);
  });

  it('T30: while it pays nothing else does, and there is a way back', async () => {
    const element = await atPurse();
    purse.confirm = () => new Promise(() => undefined);
    purseOf(element)!.click();
    await shows(element, 'Sending your order. Stay on this page.');
    await shows(element, 'Back to your order');
    onward(element).click();
    expect(onward(element).ariaDisabled).to.equal('true');
    await expectAccessible(element);
    button(element, 'Back to your order').click();
    await waitUntil(() => purse.told.length === 1, 'the wallet hears of it');
    await waitUntil(() => all(element, '.onward')[0]?.ariaDisabled !== 'true', 'it can be paid');
    expect(all(element, '.problem-box')).to.have.length(0);
    await waitUntil(() => purseOf(element)?.checkVisibility(), 'the wallet again');
    expect(paid()).to.equal(1);
  });

  it('T30: one that is declined, or throws, is no failure before the service has said so', async () => {
    const element = await atPurse();
    const failures: ConfirmExpress[] = [
      () => Promise.resolve('declined'),
      () => {
        throw new Error('no such sheet');
      },
    ];
    for (const confirm of failures) {
      purse.confirm = confirm;
      stage.emulator.control.faults([{ operation: 'getOrder', effect: { kind: 'drop_before' } }]);
      purseOf(element)!.click();
      await waitUntil(() => titleOf(element) === unknown);
      expect(visibleText(element)).not.to.contain('charged');
      expect(all(element, '.onward')).to.have.length(0);
      stage.emulator.control.faults([]);
      button(element, 'Check now').click();
      await shows(element, 'Your payment didn’t go through. You haven’t been charged.');
      await waitUntil(() => purseOf(element)?.checkVisibility(), 'the wallet again');
    }
  });

  it('T30: a reply to "pay" that is lost is found out, and the wallet pays nothing', async () => {
    const element = await atPurse();
    stage.emulator.control.faults([
      { operation: 'pay', times: 1, effect: { kind: 'drop_after' } },
      { operation: 'getOrder', effect: { kind: 'drop_before' } },
    ]);
    purseOf(element)!.click();
    await waitUntil(() => titleOf(element) === unknown);
    expect(purse.told).to.deep.equal([false]);
    expect(paid()).to.equal(1);
    stage.emulator.control.faults([]);
    button(element, 'Check now').click();
    await waitUntil(() => titleOf(element) === 'Payment');
  });

  it('T30: one that cannot be shown leaves the ordinary payment', async () => {
    purse.show = () => {
      throw new Error('no such button');
    };
    const element = await toPayment();
    await waitUntil(() => stage.page.said.join().includes('could not show the wallet of stripe'));
    await settled(element);
    expect(element.querySelector('[slot=express]')).to.equal(null);
    expect(visibleText(element)).not.to.contain('another way');
    expect(onward(element).ariaDisabled).not.to.equal('true');
  });

  it('T30: asks for what is due now where it is paid in parts, and adds nothing up', async () => {
    const element = await stage.put({ payments: 'client_secret' });
    await stage.choose(element, { Weekend: 1 });
    await waitUntil(() => all(element, '[part=plans] input').length === 3);
    all<HTMLInputElement>(element, '[part=plans] input')[1]!.click();
    await waitUntil(() => all(element, '[part=plans] label')[1]!.textContent.includes('£106.63'));
    await settled(element);
    await goOn(element);
    await fillIn(element);
    await waitUntil(() => purse.payments.length === 1, 'the wallet');
    const { amountPennies, lines } = purse.payments[0]!;
    expect({ amountPennies, lines }).to.deep.equal({ amountPennies: 10663, lines: [] });
  });
});
