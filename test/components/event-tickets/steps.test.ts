import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { chooseKinds } from '../../effort.js';
import { expectAccessible } from '../accessible.js';
import { everyStep } from './every-step.js';
import { focused, OrderStage } from './order-stage.js';
import { outOfReach } from './reach.js';
import { all } from './stage.js';
import { fieldsOf, lines, stepsDone, treeOf } from './tree.js';

describe('<event-tickets>, every step: read by a screen reader, on any screen, in any column', () => {
  let stage: OrderStage;
  beforeEach(async () => {
    stage = new OrderStage();
    await emulateMedia({ reducedMotion: 'reduce' });
  });
  afterEach(async () => {
    document.body.style.removeProperty('width');
    await stage.leave();
    await emulateMedia({ reducedMotion: 'no-preference' });
    await setViewport({ width: 800, height: 600 });
  });

  const others = new Set(Object.keys(everyStep));
  /** What a screen reader finds of a step; then that nobody is kept from it, on whatever screen. */
  const itReads = (title: string, step: string, read: (element: EventTickets) => Promise<void>) => {
    others.delete(step);
    it(title, async () => {
      const element = await everyStep[step]!(stage);
      await read(element);
      for (const width of chooseKinds([320, 800])) {
        await setViewport({ width, height: 640 });
        await expectAccessible(element);
        expect(await outOfReach(element)).to.deep.equal([]);
      }
    });
  };

  /** What stands below the list of steps, which tells these tickets and this buyer. */
  const order = async (tickets?: string, ...buyer: string[]) => {
    const tree = await treeOf('event-tickets .order');
    const done = tickets ? stepsDone([tickets], buyer) : '';
    expect(tree.slice(0, done.length)).to.equal(done);
    return tree.slice(done.length);
  };
  const current = (element: EventTickets) =>
    all(element, '.steps [aria-current=step]').map(
      (step) => step.querySelector('.step-name')!.textContent,
    );

  itReads(
    'a ticket: its name, what it costs, and controls that say what they are for, or why there are none',
    'tickets, two of them chosen',
    async () => {
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
    },
  );

  itReads(
    'the details: where one is, how long it is held, and fields that say what they want',
    'the details',
    async (element) => {
      expect(await order('2 × Saturday Day')).to.equal(lines`
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
    },
  );

  itReads(
    'details that were sent empty: a list that leads to the fields, and the same words at each',
    'the details, sent without any',
    async (element) => {
      expect(await treeOf('event-tickets .error-summary')).to.equal(lines`
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
    `);
      expect(fieldsOf(element)).to.equal(lines`
      First name [required] [invalid] | Error: Enter your first name
      Last name [required] [invalid] | Error: Enter your last name
      Email address [required] [invalid] | We’ll send your tickets here. | Error: Enter your email address
      Phone number (optional) | Only for urgent updates about your order.
      Yes, Meadowlark Festival Ltd may write to me by email about this and later events.
      Yes, Meadowlark Festival Ltd may text me when something changes on the day.
      Yes, the ticket desk may recommend other events to me by email.
      I am 16 or over and I accept the terms of sale of Meadowlark Festival Ltd. [required] [invalid] | Error: Accept the terms to continue
    `);
      expect(focused(element)).to.equal(all(element, '.error-summary')[0]);
    },
  );

  itReads(
    'the payment: what is bought, what it costs, and a button that says how much (T22, T23, FRE-04)',
    'the payment',
    async (element) => {
      expect(await order('4 × Saturday Day', 'Ada Byron', 'ada@example.com')).to.equal(lines`
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
    },
  );

  itReads(
    'how to pay, with the tickets: a choice of one, the full price first (T24, X28)',
    'tickets, to be paid in parts',
    async () => {
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
    },
  );

  itReads(
    'the payment in parts: how it is paid, and the button says how much now (X28)',
    'the payment in parts',
    async () => {
      expect(await order('1 × Weekend', 'Ada Byron', 'ada@example.com')).to.equal(lines`
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
    },
  );

  itReads('a free order: nothing about money but that there is none', 'a free order', async () => {
    expect(await order('1 × Under 12', 'Ada Byron', 'ada@example.com')).to.equal(lines`
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

  itReads(
    'a declined payment: why, and the way back to the button',
    'a declined payment',
    async () => {
      expect(await order('2 × Saturday Day', 'Ada Byron', 'ada@example.com')).to.equal(lines`
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
    },
  );

  itReads(
    'a payment that is processed: no button that pays',
    'a payment that is processed',
    async () => {
      expect(await order()).to.equal(lines`
      heading "Your payment is being processed" [level=2]
      paragraph: Don’t pay again. You can close this page: we’ll email your tickets.
      paragraph
        text: Email address
        strong: ada@example.com
      button "Check now"
    `);
    },
  );

  itReads(
    'a payment that nobody knows about: no button that pays (T26)',
    'a payment that nobody knows about',
    async () => {
      expect(await order()).to.equal(lines`
      heading "We don’t know yet whether your payment went through" [level=2]
      paragraph: Don’t pay again: we’ll keep checking. You can close this page: if it went through, we’ll email your tickets.
      paragraph
        text: Email address
        strong: ada@example.com
      button "Check now"
    `);
    },
  );

  itReads(
    'a completed order: reference, sums, what comes next, and an offer (T28, T29)',
    'a completed order',
    async (element) => {
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
    },
  );

  itReads(
    'a hold that has ended: that nothing was charged, and the same again by one press (T12)',
    'a hold that has ended',
    async () => {
      expect(await order()).to.equal(lines`
      heading "Your reservation ran out. You haven’t been charged." [level=2]
      paragraph: The tickets are on sale again.
      paragraph
        button "Reserve the same tickets again"
        button "Choose other tickets"
    `);
    },
  );

  itReads(
    'a payment that came too late: that it is refunded (F27, PAY-06)',
    'a payment that came too late',
    async () => {
      const { reference } = stage.emulator.control.orders().orders.at(-1)!;
      expect(await order()).to.equal(lines`
      heading "Your payment came too late and is being refunded" [level=2]
      paragraph: The tickets had already been released. You’ll be refunded to the same card within a few days.
      paragraph
        text: Reference
        strong: ${reference}
      button "Choose other tickets"
    `);
    },
  );

  itReads(
    'tickets that may not be held yet: why, how long, and a button that waits',
    'tickets that may not be held yet',
    async (element) => {
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
      await waitUntil(
        () => focused(element) === all(element, '.problem-box')[0],
        'the focus there',
      );
    },
  );

  for (const step of others) itReads(step, step, () => Promise.resolve());
});
