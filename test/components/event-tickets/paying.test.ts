import { expect, waitUntil } from '@open-wc/testing';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { registerPaymentProvider } from '../../../src/checkout/providers/registry.js';
import type { PaymentForm } from '../../../src/checkout/providers/provider.js';
import { expectAccessible } from '../accessible.js';
import { visibleText } from '../page.js';
import { onward, OrderStage, shows, titleOf, goOn, giveDetails } from './order-stage.js';
import { all, announced, button } from './stage.js';
import { Told } from './told.js';

const started = 'Sending your order. Stay on this page.';
const unknown = 'We don’t know yet whether your payment went through';

describe('<event-tickets>, while somebody pays', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(async () => {
    await stage.leave();
    registerPaymentProvider('stripe', () =>
      import('../../../src/checkout/providers/stripe.js').then(({ stripe }) => stripe),
    );
  });

  /** At a form of a provider in this page, whose button does this. */
  async function atForm(confirm: PaymentForm['confirm']): Promise<EventTickets> {
    const close = () => undefined;
    registerPaymentProvider('stripe', () =>
      Promise.resolve({ open: () => Promise.resolve({ confirm, close }) }),
    );
    stage.emulator.control.settings({ paymentKind: 'client_secret' });
    const element = await stage.put({ payments: 'client_secret' });
    await stage.choose(element, { 'Saturday Day': 2 });
    await goOn(element);
    await giveDetails(element);
    onward(element).click();
    await waitUntil(() => all(element, 'slot[name=payment]').length === 1, 'the form');
    return element;
  }

  it('T25: says what happens at once, in sight and aloud, also for a form in the page', async () => {
    let finish: () => void = () => undefined;
    const element = await atForm(() => new Promise((done) => (finish = () => done(undefined))));
    const told = new Told();
    told.forget();
    onward(element).click();
    await shows(element, started);
    await waitUntil(() => told.words.includes(started));
    told.leave();
    expect(onward(element).ariaDisabled).to.equal('true');
    await expectAccessible(element);
    finish();
    await waitUntil(() => !visibleText(element).includes(started), 'it is over');
  });

  it('T26: "You haven’t been charged" is said only once the service has said so', async () => {
    const element = await atForm(() => Promise.reject(new Error('the line went dead')));
    stage.emulator.control.faults([{ operation: 'getOrder', effect: { kind: 'drop_before' } }]);
    onward(element).click();
    await waitUntil(() => titleOf(element) === unknown);
    expect(visibleText(element)).not.to.contain('charged');
    expect(all(element, '.onward, .problem-box')).to.have.length(0);
    expect(announced()).not.to.contain('charged');
    stage.emulator.control.faults([]);
    button(element, 'Check now').click();
    await shows(element, 'Your payment didn’t go through. You haven’t been charged.');
  });

  it('T26: one that went through although the page lost it is no failure', async () => {
    const element = await atForm(() => {
      const { attemptId } = stage.emulator.control.payments().payments.at(-1)!;
      stage.emulator.control.payments({ attemptId, outcome: 'approve' });
      return Promise.reject(new Error('the line went dead'));
    });
    onward(element).click();
    await shows(element, 'your tickets are booked');
    expect(visibleText(element)).not.to.contain('You haven’t been charged');
  });
});
