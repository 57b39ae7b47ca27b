import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { PlanOffer } from '../../../src/contract/tickets.js';
import { expectAccessible } from '../accessible.js';
import { visibleText } from '../page.js';
import { release, tickets } from './feed.js';
import { shows } from './order-stage.js';
import { all, announced, button, howMany, rowOf, Stage, summaryOf } from './stage.js';

describe('<event-tickets>, choosing', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  describe('a price', () => {
    it('is what is charged, with what it is made of smaller below, or "Free" (T1, TIX-05)', async () => {
      const free = { pricePennies: 0, feeInclusivePricePennies: 0 };
      stage.feeds[''] = tickets([release(1, 'Day'), release(2, 'Child', free)]);
      const element = await stage.put();
      const [price, nothing] = all(element, '.price');
      expect(nothing!.textContent.trim()).to.equal('Free');
      expect(price!.querySelector('strong')!.textContent).to.equal('£48.63');
      expect(price!.querySelector('span')!.textContent).to.equal(
        '£45.00\u00a0+\u00a0£3.63 booking\u00a0fee',
      );
      const size = (part: string) =>
        parseFloat(getComputedStyle(price!.querySelector(part)!).fontSize);
      expect(size('strong')).to.be.above(size('span') * 1.5);
    });

    it('without its fee says so, and what the fee will be (TIX-04)', async () => {
      const older = release(1, 'Day');
      delete older.feeInclusivePricePennies;
      stage.feeds[''] = tickets([older]);
      const element = await stage.put();
      expect(visibleText(element)).to.contain('£45.00 plus booking fee');
      await shows(element, 'Booking fee: 7.5% + £0.25 per ticket, minimum £0.50 per order.');
      button(element, 'Add one Day').click();
      await waitUntil(() => summaryOf(element).startsWith('1 ticket'));
      expect(summaryOf(element)).not.to.contain('about');
      const policy = { perTicketPennies: 40, percentBps: 500, capPennies: 300, minPennies: 0 };
      stage.feeds[''] = tickets([older], { bookingFeePolicy: policy });
      await element.refresh();
      await shows(element, 'Booking fee: 5% + £0.40 per ticket, up to £3.00 per ticket.');
    });
  });

  describe('a release that cannot be had', () => {
    it('stays in sight, says in words why, and has no stepper (T2, TIX-06, TIX-07, STA-10)', async () => {
      const late = { upcoming: true, salesStartAt: '2027-06-05T09:30:00.000Z' };
      const waits = { upcoming: true, startsAfterReleaseId: release(9, '').id };
      const reasons: [string, Parameters<typeof release>[2], RegExp][] = [
        ['Sold', { soldOut: true }, /^Sold out$/],
        ['Soon', { upcoming: true }, /^Not yet on sale$/],
        ['Held', { soldOut: true, heldBack: true }, /bought right now.*become available again/],
        ['Over', { salesEndAt: '2027-04-30T10:00:00.000Z' }, /^Sales have ended$/],
        ['Late', late, /^On sale 5 June 2027 at 10:30 BST in 34 days$/],
        ['Next', waits, /^On sale after “Early” sales end$/],
      ];
      stage.feeds[''] = tickets([
        release(9, 'Early'),
        ...reasons.map(([name, change], place) => release(place + 1, name, change)),
      ]);
      const element = await stage.put();
      for (const [name, , words] of reasons) {
        const row = rowOf(element, name);
        const state = row.querySelector<HTMLElement>('.state')!;
        await waitUntil(() => words.test(state.textContent.trim()), state.textContent);
        expect(row.querySelector('.stepper') === null, name).to.equal(true);
        const price = row.querySelector<HTMLElement>('.price')!;
        expect(price.querySelector('strong')!.textContent).to.equal('£48.63');
        const [above, below] = [price, state].map((part) => part.getBoundingClientRect());
        expect(below!.top, 'on a line below').to.be.at.least(above!.bottom);
        expect(below!.left, name).to.equal(above!.left);
      }
      await expectAccessible(element);
    });

    it('leads to the waiting list that the page names, on the page or elsewhere', async () => {
      stage.feeds[''] = tickets([release(1, 'Day', { soldOut: true }), release(2, 'Night')]);
      const element = await stage.put();
      const link = () => rowOf(element, 'Day').querySelector('a');
      expect(link()).to.equal(null);
      element.soldOutHref = 'javascript:alert(1)';
      await element.updateComplete;
      element.soldOutHref = 'https://list.example/join';
      await waitUntil(() => link()?.textContent.trim() === 'Join the waiting list', 'the link');
      expect(link()!.getAttribute('href')).to.equal('https://list.example/join');
      expect(rowOf(element, 'Night').querySelector('a')).to.equal(null);
      const list = document.createElement('section');
      list.id = 'list';
      document.body.append(list);
      element.waitingTarget = '#list';
      await waitUntil(() => link()?.getAttribute('href') === '#list', 'on the page');
      link()!.click();
      await waitUntil(() => document.activeElement === list, 'there');
      list.remove();
    });

    it('leaves nothing to continue with when all are like it', async () => {
      stage.feeds[''] = tickets([release(1, 'Day', { upcoming: true })]);
      const element = await stage.put();
      expect(all(element, '.summary')).to.have.length(0);
    });
  });

  describe('how many', () => {
    it('is chosen with the keyboard alone, and the sum is always in sight', async () => {
      const element = await stage.put();
      button(element, 'Add one Day').focus();
      await sendKeys({ press: 'Enter' });
      await sendKeys({ press: 'Space' });
      await waitUntil(() => summaryOf(element).startsWith('2 tickets about £97.26'));
      expect(howMany(element, 'Day').value).to.equal('2');
      expect(rowOf(element, 'Day').className).to.contain('chosen');
      expect(visibleText(element)).to.contain('Continue');
      howMany(element, 'Night').focus();
      await sendKeys({ press: 'ArrowUp' });
      await waitUntil(() => summaryOf(element).startsWith('3 tickets about £145.89'));
      await sendKeys({ press: 'ArrowDown' });
      await waitUntil(() => summaryOf(element).startsWith('2 tickets'));
      // From what has just been typed, which Enter takes, and as fast as they come.
      const field = howMany(element, 'Day');
      field.focus();
      field.select();
      await sendKeys({ type: '3' });
      await sendKeys({ press: 'ArrowUp' });
      await waitUntil(() => field.value === '4', 'one more than three');
      field.select();
      await sendKeys({ type: '3' });
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => summaryOf(element).startsWith('3 tickets'));
      expect(element.shadowRoot!.activeElement === field, 'it keeps the focus').to.equal(true);
      for (let pressed = 0; pressed < 3; pressed += 1)
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
      await waitUntil(() => field.value === '6', 'three more');
      document.body.prepend(element);
      await element.updateComplete;
      expect(summaryOf(element), 'after a move of the element').to.contain('6 tickets');
    });

    it('is told to the page and, once, to a screen reader (T4)', async () => {
      const element = await stage.put();
      for (let press = 0; press < 3; press++) button(element, 'Add one Day').click();
      await waitUntil(() => announced().includes('ticket'), 'announced');
      expect(announced()).to.equal('3 tickets, about £145.89');
      expect(stage.told.map(({ name }) => name)).to.deep.equal(
        Array(3).fill('event-tickets-changed'),
      );
      const day = { releaseId: release(1, '').id, name: 'Day', unitPricePennies: 4500 };
      expect(stage.told.at(-1)!.detail).to.deep.equal({
        event: 'party',
        items: [{ ...day, quantity: 3 }],
        change: { ...day, quantity: 1 },
        estimatePennies: 14589,
        currency: 'GBP',
        currencyExponent: 2,
      });
    });

    it('typed beyond the limit becomes the limit, and says why at the field (T3)', async () => {
      const element = await stage.put();
      const field = howMany(element, 'Day');
      field.focus();
      await sendKeys({ type: '99' });
      await sendKeys({ press: 'Tab' });
      await waitUntil(() => field.value === '8', 'the limit');
      const words = element.shadowRoot!.getElementById(field.getAttribute('aria-describedby')!);
      expect(words!.textContent).to.equal('Maximum 8 per order');
      field.focus();
      await sendKeys({ type: '99' });
      await sendKeys({ press: 'Tab' });
      await waitUntil(() => field.value === '8', 'the limit again, though nothing changed');
      button(element, 'Add one Day').click();
      await waitUntil(() => announced() === 'Maximum 8 per order', 'the button explains itself');
    });

    it('typed as nonsense is nothing', async () => {
      const element = await stage.put();
      const field = howMany(element, 'Day');
      for (const typed of ['two', '-3', '1e999', ' ']) {
        field.focus();
        field.value = typed;
        field.dispatchEvent(new Event('change'));
        await waitUntil(() => field.value === '0' || field.value === '8', typed);
        button(element, 'Remove one Day').click();
      }
    });

    it('jumps to the least there may be, and says so (T27)', async () => {
      stage.feeds[''] = tickets([release(1, 'Duo', { minPerOrder: 2, maxPerOrder: 4 })]);
      const element = await stage.put();
      expect(rowOf(element, 'Duo').textContent).to.contain('2–4 per order');
      const less = button(element, 'Remove one Duo');
      expect(less.getAttribute('aria-disabled'), 'there is nothing to remove').to.equal('true');
      button(element, 'Add one Duo').click();
      await waitUntil(() => howMany(element, 'Duo').value === '2');
      expect(less.getAttribute('aria-disabled')).to.equal(null);
      less.click();
      await waitUntil(() => howMany(element, 'Duo').value === '0');
    });

    it('does not reach the shortcuts of the page, nor send its form', async () => {
      const keys: string[] = [];
      const sent: Event[] = [];
      const form = document.createElement('form');
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        sent.push(event);
      });
      document.body.append(form);
      const listen = ({ key }: KeyboardEvent) => keys.push(key);
      document.addEventListener('keydown', listen);
      const element = await stage.put();
      form.append(element);
      howMany(element, 'Day').focus();
      await sendKeys({ type: '3' });
      await sendKeys({ press: 'Enter' });
      document.removeEventListener('keydown', listen);
      form.remove();
      expect(keys.filter((key) => key.length === 1)).to.deep.equal([]);
      expect(sent).to.have.length(0);
    });
  });

  describe('the small print', () => {
    const legal = (organiser: object) => ({
      formVersion: '1',
      consents: [],
      legal: {
        attestation: { text: 'a', linkText: 'a', termsUrl: 'https://x.example' },
        attribution: 'Sold by us.',
        organiser: { name: 'Us', privacyPolicyUrl: null, ...organiser },
      },
    });
    const linesOf = async (organiser: object) => {
      stage.feeds[''] = { ...tickets([release(1, 'Day')]), checkout: legal(organiser) };
      const element = await stage.put();
      return all(element, '.small-print p').map((line) => line.textContent.trim());
    };

    it('has the two lines about refunds as two lines, and names the organiser (T7, TIX-19)', async () => {
      const both = {
        ...{ refundPolicyLine: 'Until May.', refundCancellationLine: 'If we cancel.' },
        privacyPolicyUrl: 'https://us.example/privacy',
      };
      expect(await linesOf(both)).to.deep.equal([
        ...['Until May.', 'If we cancel.', 'Sold by us.', 'Privacy notice of Us'],
      ]);
    });

    it('leaves no gap where there is only the second, and links no script', async () => {
      const one = {
        refundCancellationLine: 'If we cancel.',
        privacyPolicyUrl: 'javascript:alert(1)',
      };
      expect(await linesOf(one)).to.deep.equal(['If we cancel.', 'Sold by us.', 'Organiser: Us']);
    });
  });

  describe('a plan', () => {
    const stated = {
      depositPercentBps: 5000,
      monthlyPayments: 1,
      payByAt: '2027-06-11T11:00:00.000Z',
      dueDates: ['2027-06-01T11:00:00.000Z'],
    };
    const each = { depositPercentBps: null, depositPenniesPerTicket: 4000, monthlyPayments: 7 };
    const dueDates = ['2027-06-01T11:00:00.000Z', '2027-07-01T11:00:00.000Z'];
    const wrong = { depositPercentBps: 'half', dueDates: [5, 'soon'], payByAt: 7, label: {} };
    const described: [object, string][] = [
      [stated, '50% now, the rest on 1 June.'],
      [{ ...stated, label: 'Our name' }, 'Our name 50% now, the rest on 1 June.'],
      [
        { ...stated, ...each, dueDates },
        '£40.00 a ticket now, then 7 monthly payments on 1 June, 1 July. All paid by 11 June.',
      ],
      [{}, 'A deposit now.'],
      [wrong, 'A deposit now.'],
      [{ ...stated, dueDates: null }, '50% now, the rest. All paid by 11 June.'],
    ];

    it('means what the service states of it, however little; its name only adds', async () => {
      const paymentPlans = described.map(([plan]) => plan as PlanOffer);
      stage.feeds[''] = tickets([release(1, 'Day', { paymentPlans })]);
      const element = await stage.put();
      const details = all<HTMLDetailsElement>(element, '.plans')[0]!;
      expect(details.open).to.equal(false);
      details.querySelector('summary')!.click();
      const said = () =>
        [...details.querySelectorAll('li')].map((item) =>
          item.textContent.replace(/\s+/g, ' ').trim(),
        );
      await waitUntil(() => said().every(Boolean), 'the words are there');
      expect(said()).to.deep.equal(described.map(([, words]) => words));
      await expectAccessible(element);
    });
  });
});
