import { expect } from '@open-wc/testing';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { everyStep } from './every-step.js';
import { focused, OrderStage } from './order-stage.js';
import { all } from './stage.js';
import { fieldsOf, lines, treeOf } from './tree.js';

describe('<event-tickets>, what a screen reader finds', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(() => stage.leave());

  const at = (step: string): Promise<EventTickets> => everyStep[step]!(stage);
  const order = () => treeOf('event-tickets .order');
  const current = (element: EventTickets) =>
    all(element, '.steps [aria-current=step]').map(
      (step) => step.querySelector('.step-name')!.textContent,
    );

  it('a ticket: its name, what it costs, and controls that say what they are for, or why there are none', async () => {
    await at('tickets, two of them chosen');
    expect(await treeOf('event-tickets .release:has-text("Saturday Day")')).to.equal(lines`
      listitem
        heading "Saturday Day" [level=3]
        paragraph: Gates at ten, last song in the Owl Wood at three. No camping.
        list
          listitem: Saturday: buy 3 and the 4th is free
        paragraph
          strong: £85.71
          text: £79.50 + £6.21 booking fee
        group "Saturday Day, how many"
          button "Remove one Saturday Day"
          textbox "Saturday Day, how many": 2
          button "Add one Saturday Day"
    `);
    expect(await treeOf('event-tickets .summary')).to.equal(lines`
      paragraph
        text: 2 tickets
        strong: Total £171.42
      button "Continue"
    `);
    expect(await treeOf('event-tickets .release:has-text("Early Bird")')).to.equal(lines`
      listitem
        heading "Early Bird Weekend" [level=3]
        paragraph: Friday noon to Sunday night, for those who could not wait for the line-up.
        paragraph
          strong: £166.88
          text: £155.00 + £11.88 booking fee
        paragraph: Sold out
    `);
  });

  it('the details: where one is, how long it is held, and fields that say what they want', async () => {
    const element = await at('the details');
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
        listitem
          text: 3
          paragraph: Payment
      heading "Your details" [level=2]
      textbox "First name"
      textbox "Last name"
      paragraph: We’ll send your tickets here.
      textbox "Email address"
      paragraph: Only for urgent updates about your order.
      textbox "Phone number (optional)"
      group "Stay in touch (optional)"
        checkbox "Yes, Meadowlark Festival Ltd may write to me by email about this and later events."
        checkbox "Yes, Meadowlark Festival Ltd may text me when something changes on the day."
        checkbox "Yes, the ticket desk may recommend other events to me by email."
      checkbox "I am 16 or over and I accept the terms of sale of Meadowlark Festival Ltd."
      text: I am 16 or over and I accept the
      link "terms of sale"
      text: of Meadowlark Festival Ltd.
      button "Continue"
      timer: Reserved until noon (15 minutes left)
      list "Your order"
        listitem: 2 × Saturday Day £159.00
      term: Booking fee
      definition: £12.42
      term: Total
      definition: £171.42
    `);
    expect(fieldsOf(element)).to.equal(lines`
      First name [required]
      Last name [required]
      Email address [required] | We’ll send your tickets here.
      Phone number (optional) | Only for urgent updates about your order.
      Yes, Meadowlark Festival Ltd may write to me by email about this and later events.
      Yes, Meadowlark Festival Ltd may text me when something changes on the day.
      Yes, the ticket desk may recommend other events to me by email.
      I am 16 or over and I accept the terms of sale of Meadowlark Festival Ltd. [required]
    `);
    expect(current(element)).to.deep.equal(['Your details']);
  });

  it('details that were sent empty: a list that leads to the fields, and the same words at each', async () => {
    const element = await at('the details, sent without any');
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
        listitem
          text: 3
          paragraph: Payment
      heading "Your details" [level=2]
      group "There is a problem"
        heading "There is a problem" [level=3]
        list
          listitem
            link "Enter your first name"
          listitem
            link "Enter your last name"
          listitem
            link "Enter your email address"
          listitem
            link "Accept the terms to continue"
      paragraph: Error: Enter your first name
      textbox "First name" [invalid]
      paragraph: Error: Enter your last name
      textbox "Last name" [invalid]
      paragraph: We’ll send your tickets here.
      paragraph: Error: Enter your email address
      textbox "Email address" [invalid]
      paragraph: Only for urgent updates about your order.
      textbox "Phone number (optional)"
      group "Stay in touch (optional)"
        checkbox "Yes, Meadowlark Festival Ltd may write to me by email about this and later events."
        checkbox "Yes, Meadowlark Festival Ltd may text me when something changes on the day."
        checkbox "Yes, the ticket desk may recommend other events to me by email."
      paragraph: Error: Accept the terms to continue
      checkbox "I am 16 or over and I accept the terms of sale of Meadowlark Festival Ltd." [invalid]
      text: I am 16 or over and I accept the
      link "terms of sale"
      text: of Meadowlark Festival Ltd.
      button "Continue"
      timer: Reserved until noon (15 minutes left)
      list "Your order"
        listitem: 2 × Saturday Day £159.00
      term: Booking fee
      definition: £12.42
      term: Total
      definition: £171.42
    `);
    expect(fieldsOf(element)).to.equal(lines`
      First name [required] | Error: Enter your first name
      Last name [required] | Error: Enter your last name
      Email address [required] | We’ll send your tickets here. | Error: Enter your email address
      Phone number (optional) | Only for urgent updates about your order.
      Yes, Meadowlark Festival Ltd may write to me by email about this and later events.
      Yes, Meadowlark Festival Ltd may text me when something changes on the day.
      Yes, the ticket desk may recommend other events to me by email.
      I am 16 or over and I accept the terms of sale of Meadowlark Festival Ltd. [required] | Error: Accept the terms to continue
    `);
    expect(focused(element)).to.equal(all(element, '.error-summary')[0]);
  });

  it('the payment: what is bought, what it costs, and a button that says how much (T22, T23, FRE-04)', async () => {
    const element = await at('the payment');
    expect(await order()).to.equal(lines`
      list "Your order, step by step"
        listitem
          text: 1
          paragraph: Tickets
          paragraph: 4 × Saturday Day
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
      timer: Reserved until noon (15 minutes left)
      list "Your order"
        listitem: 4 × Saturday Day 1 free £318.00
      term: Saturday: buy 3 and the 4th is free
      definition: −£79.50
      term: Booking fee
      definition: £18.63
      term: Total
      definition: £257.13
      paragraph
        text: Email address
        strong: ada@example.com
        text: We’ll send your tickets here.
      button "Pay £257.13"
    `);
    expect(current(element)).to.deep.equal(['Payment']);
  });

  it('how to pay, with the tickets: a choice of one, the full price first (T24, X28)', async () => {
    await at('tickets, to be paid in parts');
    const tree = await treeOf('event-tickets .cart');
    expect(tree).to.contain(
      lines`
      group "How do you want to pay?"
        radio "Pay now £199.13"
        radio "Half now, half on 1 June £106.63 today, then £92.50 on 1 June. Total £199.13" [checked]
        radio "£40.00 a ticket now, the rest a month later £54.13 today, then £145.00 on 1 June. Total £199.13"
    `.trim(),
    );
    // Right under the sum.
    expect(tree.indexOf('group "How')).to.be.above(tree.indexOf('button "Continue"'));
  });

  it('the payment in parts: how it is paid, and the button says how much now (X28)', async () => {
    await at('the payment in parts');
    expect(await order()).to.equal(lines`
      list "Your order, step by step"
        listitem
          text: 1
          paragraph: Tickets
          paragraph: 1 × Weekend
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
      timer: Reserved until noon (15 minutes left)
      list "Your order"
        listitem: 1 × Weekend £185.00
      term: Booking fee
      definition: £14.13
      term: Total
      definition: £199.13
      paragraph: Half now, half on 1 June £106.63 today, then £92.50 on 1 June.
      paragraph
        button "Pay in full instead?"
      paragraph
        text: Email address
        strong: ada@example.com
        text: We’ll send your tickets here.
      button "Pay £106.63 now"
    `);
  });

  it('a free order: nothing about money but that there is none', async () => {
    await at('a free order');
    expect(await order()).to.equal(lines`
      list "Your order, step by step"
        listitem
          text: 1
          paragraph: Tickets
          paragraph: 1 × Under 12
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
      timer: Reserved until noon (15 minutes left)
      list "Your order"
        listitem: 1 × Under 12 Free
      term: Total
      definition: Free
      paragraph
        text: Email address
        strong: ada@example.com
        text: We’ll send your tickets here.
      button "Confirm free order"
    `);
  });
});
