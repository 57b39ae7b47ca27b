import { expect, waitUntil } from '@open-wc/testing';
import { expectAccessible } from '../accessible.js';
import { visibleText } from '../page.js';
import { announced, button } from './stage.js';
import { fillIn, focused, onward, OrderStage, shows, titleOf } from './order-stage.js';

describe('<event-tickets>, an order', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(() => stage.leave());

  it('goes from the choice to the reference, step by step, and tells the page of each', async () => {
    const element = await stage.put();
    await stage.choose(element, { 'Saturday Day': 2 });
    button(element, 'Continue').click();
    await waitUntil(() => titleOf(element) === 'Your details');
    await waitUntil(
      () => focused(element)?.className === 'step-title',
      'the heading has the focus',
    );
    await waitUntil(() => announced() === 'Step 2 of 3: Your details');
    await expectAccessible(element);
    await fillIn(element);
    await waitUntil(() => titleOf(element) === 'Payment');
    await waitUntil(() => announced() === 'Step 3 of 3: Payment');
    await expectAccessible(element);
    onward(element).click();
    await shows(element, 'Taking you to the payment page');
    await expectAccessible(element);
    stage.play('approve');
    await shows(element, 'your tickets are booked');
    await waitUntil(() => focused(element)?.className === 'step-title', 'the heading again');
    const reference = stage.emulator.control.orders().orders.at(-1)!.reference;
    expect(visibleText(element)).to.contain(reference);
    await expectAccessible(element);
    expect(stage.names()).to.deep.equal([
      ...['before-reserve', 'reserved', 'details-given', 'before-pay', 'payment-started'],
      'completed',
    ]);
    expect(stage.told.at(-1)!.detail['reference']).to.equal(reference);
  });
});
