import { expect, waitUntil } from '@open-wc/testing';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { everyStep } from './every-step.js';
import { focused, OrderStage } from './order-stage.js';
import { all } from './stage.js';
import { lines, treeOf } from './tree.js';

describe('<event-tickets>, what a screen reader finds of what came of it', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(() => stage.leave());

  const at = (step: string): Promise<EventTickets> => everyStep[step]!(stage);
  const order = () => treeOf('event-tickets .order');

  it('a declined payment: why, and the way back to the button', async () => {
    await at('a declined payment');
    expect(await order()).to.equal(lines`
      list "Your order, step by step"
        listitem
          text: 1
          paragraph: Tickets
          paragraph: 2 × Saturday Day
          button "Change Tickets"
        listitem
          text: 2
          paragraph: Your details
          paragraph: Ada Byron
          paragraph: ada@example.com
          button "Change Your details"
        listitem
          text: 3
          paragraph: Payment
      heading "Payment" [level=2]
      group "There is a problem"
        heading "There is a problem" [level=3]
        paragraph: The bank declined this payment. Nothing was charged. Try again, or use another card.
        group: For the organiser
      timer: Reserved until noon (15 minutes left)
      list "Your order"
        listitem: 2 × Saturday Day £159.00
      term: Booking fee
      definition: £12.42
      term: Total
      definition: £171.42
      paragraph
        text: Email address
        strong: ada@example.com
        text: We’ll send your tickets here.
      button "Pay £171.42"
    `);
  });

  it('a payment that is processed: no button that pays', async () => {
    await at('a payment that is processed');
    expect(await order()).to.equal(lines`
      heading "Your payment is being processed" [level=2]
      paragraph: Don’t pay again. You can close this page: we’ll email your tickets.
      paragraph
        text: Email address
        strong: ada@example.com
      button "Check now"
    `);
  });

  it('a payment that nobody knows about: no button that pays (T26)', async () => {
    await at('a payment that nobody knows about');
    expect(await order()).to.equal(lines`
      heading "We don’t know yet whether your payment went through" [level=2]
      paragraph: Don’t pay again: we’ll keep checking. You can close this page: if it went through, we’ll email your tickets.
      paragraph
        text: Email address
        strong: ada@example.com
      button "Check now"
    `);
  });

  it('a completed order: reference, sums, what comes next, and an offer (T28, T29)', async () => {
    const element = await at('a completed order');
    const { reference } = stage.emulator.control.orders().orders.at(-1)!;
    expect(stage.told.find(({ name }) => name.endsWith('-completed'))!.detail).to.include({
      reference,
    });
    const code = all(element, '.code-word')[0]!.textContent;
    expect(await order()).to.equal(lines`
      heading "Thank you, your tickets are booked." [level=2]
      paragraph: We’re sending them to ada@example.com.
      paragraph
        text: Reference
        strong: ${reference}
      list "Your order"
        listitem: 2 × Saturday Day £159.00
      term: Booking fee
      definition: £12.42
      term: Total paid
      definition: £171.42
      heading "What happens next" [level=3]
      paragraph: Check your email. Nothing yet? Look in your spam folder.
      paragraph: Questions? Tell the organiser your reference ${reference}.
      paragraph
        link "Meadowlark Festival Ltd"
      paragraph
        button "Add to calendar"
        button "Print receipt"
        button "Buy more tickets"
      heading "An offer for you" [level=3]
      list
        listitem
          paragraph: 15% off one Friday at The Foghorn Sessions Valid until 31 May
          code: ${code}
          button "Copy ${code}": Copy
    `);
  });

  it('a hold that has ended: that nothing was charged, and the same again by one press (T12)', async () => {
    await at('a hold that has ended');
    expect(await order()).to.equal(lines`
      heading "Your reservation ran out. You haven’t been charged." [level=2]
      paragraph: The tickets are on sale again.
      paragraph
        button "Reserve the same tickets again"
        button "Choose other tickets"
    `);
  });

  it('a payment that came too late: that it is refunded (F27, PAY-06)', async () => {
    await at('a payment that came too late');
    const { reference } = stage.emulator.control.orders().orders.at(-1)!;
    expect(await order()).to.equal(lines`
      heading "Your payment came too late and is being refunded" [level=2]
      paragraph: The tickets had already been released. You’ll be refunded to the same card within a few days.
      paragraph
        text: Reference
        strong: ${reference}
      button "Choose other tickets"
    `);
  });

  it('tickets that may not be held yet: why, how long, and a button that waits', async () => {
    const element = await at('tickets that may not be held yet');
    const box = await treeOf('event-tickets .problem-box');
    expect(box.replace(/\d+ seconds/, '30 seconds')).to.equal(lines`
      group "There is a problem"
        heading "There is a problem" [level=2]
        paragraph: Too many orders have been started from this connection. Finish one, or wait.
        paragraph: Try again in 30 seconds.
        paragraph
          button "Try again" [disabled]
        group: For the organiser
    `);
    await waitUntil(() => focused(element) === all(element, '.problem-box')[0], 'the focus there');
  });
});
