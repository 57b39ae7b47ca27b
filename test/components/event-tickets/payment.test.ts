import { expect, waitUntil } from '@open-wc/testing';
import { visibleText } from '../page.js';
import {
  edit,
  focused,
  labelled,
  onward,
  OrderStage,
  shows,
  titleOf,
  goOn,
  giveDetails,
} from './order-stage.js';
import { all, announced, button, words } from './stage.js';

describe('<event-tickets>, the payment', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(() => stage.leave());

  it('whose price has risen unsaid: reads the new one before anything is paid', async () => {
    stage.saysOnlyWhatIsStated();
    const element = await stage.chosen({ 'Saturday Day': 2 });
    await shows(element, 'Total £171.42');
    const { releases } = stage.emulator.control.state();
    const { id } = releases.find(({ name }) => name === 'Saturday Day')!;
    stage.emulator.control.sale({ event: 'meadowlark-2027', releaseId: id, pricePennies: 9000 });
    await goOn(element);
    const changed = 'The price has changed. Your order now costs £194.00.';
    await shows(element, changed);
    await giveDetails(element);
    expect(visibleText(element)).to.contain(changed);
    expect(words(onward(element))).to.equal('Pay £194.00');
    const again = await stage.reload(element);
    await waitUntil(() => titleOf(again) === 'Payment');
    expect(words(onward(again))).to.equal('Pay £194.00');
  });

  it('tells the page first, as before the hold, which may stop both without a word', async () => {
    const element = await stage.chosen({ 'Saturday Day': 2 });
    stage.cancels.add('event-tickets-before-reserve');
    button(element, 'Continue').click();
    await waitUntil(() => stage.names().includes('before-reserve'));
    await element.updateComplete;
    expect(all(element, '.problem-box')).to.have.length(0);
    expect(stage.sent['reserve']).to.equal(undefined);
    stage.cancels.clear();
    await goOn(element);
    await giveDetails(element);
    stage.cancels.add('event-tickets-before-pay');
    onward(element).click();
    await waitUntil(() => stage.names().at(-1) === 'before-pay');
    await element.updateComplete;
    expect(titleOf(element)).to.equal('Payment');
    expect(all(element, '.problem-box')).to.have.length(0);
    expect(stage.asked.some((one) => one.endsWith('/pay'))).to.equal(false);
  });

  it('tells the page what is bought, and nothing about the buyer (ORD-07)', async () => {
    await stage.toPaymentPage();
    const { detail } = stage.told.find(({ name }) => name === 'event-tickets-payment-started')!;
    expect(detail).to.deep.include({
      event: 'meadowlark-2027',
      currency: 'GBP',
      totalPennies: 17142,
      bookingFeePennies: 1242,
      discountPennies: 0,
    });
    const [item] = detail['items'] as object[];
    expect(item).to.deep.include({ name: 'Saturday Day', quantity: 2, unitPricePennies: 7950 });
    const token = /orders\/([^/]+)\/pay/.exec(stage.asked.join(' '))![1]!;
    const told = JSON.stringify(stage.told);
    for (const secret of [token, 'ada@', 'Byron']) expect(told).not.to.contain(secret);
    expect(location.href).not.to.contain(token);
  });

  describe('and what came of it', () => {
    it('declined says why, above the one button that pays (T27, F28)', async () => {
      const element = await stage.toPaymentPage();
      stage.play('decline');
      await shows(element, 'The bank declined this payment.');
      await waitUntil(() => focused(element)?.className === 'problem-box');
      expect(all(element, '.problem-box')[0]!.textContent).to.contain('The bank declined');
      const buttons = all(element, 'button').map(words);
      expect(buttons.filter((name) => /Pay|again/.test(name))).to.eql(['Pay £171.42']);
    });

    it('declined is said once, also in another language and where the service ends no sentence', async () => {
      const element = await stage.toPaymentPage();
      element.locale = 'de';
      const message = 'Die Bank hat abgelehnt';
      stage.twist = edit(
        /orders\/[^/]+$/,
        ({ payment }) => void Object.assign(payment!, { message }),
      );
      stage.play('decline');
      const why = 'Die Bank hat abgelehnt. Versuch es noch einmal oder nimm eine andere Karte.';
      await waitUntil(() => all(element, '.problem-box p').map(words).join() === why, why);
    });

    it('not opened says so aloud and in sight, and that nothing was charged', async () => {
      const element = await stage.toPayment();
      const effect = { kind: 'drop_before' } as const;
      stage.emulator.control.faults([{ operation: 'pay', times: 1, effect }]);
      onward(element).click();
      const told = 'We couldn’t take you to the payment. You haven’t been charged. Try again.';
      await shows(element, told);
      await waitUntil(() => focused(element)?.className === 'problem-box');
      await waitUntil(() => announced().includes(told), 'it is read out');
      await stage.leaveToPay(element);
    });

    it('opened, but not heard of, says that it is still open and paid only once', async () => {
      const element = await stage.toPayment();
      stage.emulator.control.faults([
        { operation: 'pay', times: 1, effect: { kind: 'drop_after' } },
      ]);
      onward(element).click();
      await shows(element, 'We couldn’t take you to the payment.');
      expect(visibleText(element)).to.contain('Your payment is still open.');
      await waitUntil(() => focused(element)?.className === 'problem-box');
    });

    it('of a free order not confirmed says so, and that nothing was charged', async () => {
      const element = await stage.put();
      await stage.pick(element, { 'Under 12': 2 });
      await waitUntil(() => words(all(element, '.sum strong')[0]) === 'Free');
      await goOn(element);
      await giveDetails(element);
      const effect = { kind: 'status', status: 500 } as const;
      stage.emulator.control.faults([{ operation: 'completeFree', effect }]);
      onward(element).click();
      const told = 'We couldn’t confirm your order. You haven’t been charged. Try again.';
      await shows(element, told);
      await waitUntil(() => focused(element)?.className === 'problem-box');
      await waitUntil(() => announced().includes(told), 'it is read out');
      stage.emulator.control.faults([]);
      onward(element).click();
      await shows(element, 'your tickets are booked');
    });

    it('refused both as free and as to be paid is given up, and chosen again (X29)', async () => {
      const element = await stage.toPayment();
      const refuse = (operation: 'pay' | 'completeFree', code: string) =>
        ({ operation, effect: { kind: 'status', code } }) as const;
      stage.emulator.control.faults([
        refuse('pay', 'nothing_to_pay'),
        refuse('completeFree', 'payment_required'),
      ]);
      onward(element).click();
      await shows(element, 'We can’t complete this order.');
      stage.emulator.control.faults([]);
      button(element, 'Choose tickets again').click();
      await shows(element, 'Total £');
      await goOn(element);
      expect(labelled(element, 'First name').value).to.equal('Ada');
    });

    it('a forged success in the address is none, and the payment still open (ORD-03, F31, T26)', async () => {
      const element = await stage.toPayment();
      const open = 'Your payment is still open. Continue it here: you only pay once.';
      expect(visibleText(element)).not.to.contain(open);
      await stage.leaveToPay(element);
      history.replaceState(null, '', '?success=1');
      window.dispatchEvent(new Event('focus'));
      await waitUntil(() => titleOf(element) === 'Payment');
      await shows(element, open);
      expect(visibleText(element)).not.to.contain('your tickets are booked');
      expect(announced()).not.to.contain('Thank you');
    });
  });
});
