import { waitUntil } from '@open-wc/testing';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import {
  focused,
  onward,
  type OrderStage,
  shows,
  titleOf,
  goOn,
  giveDetails,
} from './order-stage.js';
import { all, button } from './stage.js';

/** Everything a buyer may find on screen, and how they come to it. */
export const everyStep: Record<string, (stage: OrderStage) => Promise<EventTickets>> = {
  'tickets, two of them chosen': async (stage) => {
    const element = await stage.chosen({ 'Saturday Day': 2 });
    return element;
  },
  'a code that does not work': async (stage) => {
    const element = await stage.put({ promo: 'NOPE' });
    await shows(element, 'We don’t recognise that code');
    return element;
  },
  'the details': (stage) => stage.toDetails(),
  'the details, sent without any': async (stage) => {
    const element = await stage.toDetails();
    onward(element).click();
    await waitUntil(() => focused(element)?.className === 'error-summary', 'the list has focus');
    return element;
  },
  'the payment': (stage) => stage.toPayment({ 'Saturday Day': 4 }),
  'tickets, to be paid in parts': async (stage) => {
    const element = await stage.chosen({ Weekend: 1 });
    await payHalf(element);
    await shows(element, 'Total £199.13');
    return element;
  },
  'a way to pay that is not for all that is chosen': async (stage) => {
    const element = await stage.chosen({ Weekend: 1 });
    await payHalf(element);
    await stage.choose(element, { 'Saturday Day': 1 });
    await shows(element, 'This payment plan is no longer available for Saturday Day.');
    return element;
  },
  'the payment in parts': async (stage) => {
    const element = await stage.chosen({ Weekend: 1 });
    await payHalf(element);
    await goOn(element);
    await giveDetails(element);
    return element;
  },
  'a free order': async (stage) => {
    const element = await stage.put();
    button(element, 'Add one Under 12').click();
    await waitUntil(() => all(element, '.sum strong')[0]?.textContent === 'Free', 'the sum');
    await goOn(element);
    await giveDetails(element);
    return element;
  },
  'a declined payment': async (stage) => {
    const element = await stage.toPaymentPage();
    stage.play('decline');
    await shows(element, 'The bank declined this payment.');
    return element;
  },
  'a payment that is processed': async (stage) => {
    const element = await stage.toPaymentPage();
    stage.play('process_slowly');
    await isAt(element, 'Your payment is being processed');
    return element;
  },
  'a payment that nobody knows about': async (stage) => {
    const element = await stage.toPayment();
    stage.emulator.control.faults([
      { operation: 'pay', effect: { kind: 'drop_after' } },
      { operation: 'getOrder', effect: { kind: 'drop_before' } },
    ]);
    onward(element).click();
    await isAt(element, 'We don’t know yet whether your payment went through');
    return element;
  },
  'a completed order': async (stage) => {
    const element = await stage.toPaymentPage();
    stage.play('approve');
    await isAt(element, 'Thank you, your tickets are booked.');
    await waitUntil(() => all(element, '.code-word').length === 1, 'the code');
    await shows(element, 'Add to calendar');
    return element;
  },
  'a hold that has ended': async (stage) => {
    const element = await stage.toDetails();
    stage.emulator.control.clock({ advanceSeconds: 901 });
    window.dispatchEvent(new Event('focus'));
    await isAt(element, 'Your reservation ran out. You haven’t been charged.');
    await shows(element, 'Choose other tickets');
    return element;
  },
  'a payment that came too late': async (stage) => {
    const element = await stage.toPaymentPage();
    stage.emulator.control.clock({ advanceSeconds: 3600 });
    stage.play('approve');
    await isAt(element, 'Your payment came too late and is being refunded');
    return element;
  },
  'tickets that others have taken': async (stage) => {
    const element = await stage.chosen({ 'Saturday Day': 2 });
    const { releases } = stage.emulator.control.state();
    const { id } = releases.find(({ name }) => name === 'Saturday Day')!;
    stage.emulator.control.stock({ releaseId: id, remaining: 1 });
    button(element, 'Continue').click();
    await shows(element, 'only 1 left. Choose fewer.');
    await waitUntil(() => focused(element)?.className === 'problem-box', 'the box has the focus');
    return element;
  },
  'tickets that may not be held yet': async (stage) => {
    const element = await stage.chosen({ 'Saturday Day': 2 });
    stage.emulator.control.faults([
      { operation: 'reserve', effect: { kind: 'status', status: 429, code: 'too_many_holds' } },
    ]);
    button(element, 'Continue').click();
    await shows(element, 'Too many orders have been started');
    return element;
  },
  'tickets, while others are held': async (stage) => {
    const element = await stage.toDetails();
    await giveDetails(element);
    button(element, 'Change Tickets').click();
    await isAt(element, 'Tickets');
    return element;
  },
};

/** Once both plans are there, each with what it means: sums, or the parts that the feed states. */
async function payHalf(element: EventTickets): Promise<void> {
  await waitUntil(() => all(element, '[part=plans] label').length === 3, 'the ways to pay');
  const isPriced = (row: HTMLElement) => row.textContent.includes('£199.13');
  await waitUntil(() => all(element, '[part=plans] label').every(isPriced), 'their prices');
  all<HTMLInputElement>(element, '[part=plans] input')[1]!.click();
}

/** The step is drawn, and the focus has come to its heading. */
async function isAt(element: EventTickets, title: string): Promise<void> {
  await waitUntil(() => titleOf(element) === title, title);
  await waitUntil(() => focused(element)?.className === 'step-title', `the focus at "${title}"`);
}
