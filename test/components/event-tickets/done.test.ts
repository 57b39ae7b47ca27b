import { expect, waitUntil } from '@open-wc/testing';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import type { Lineup } from '../../../src/contract/lineup.js';
import { boxesOf } from '../room.js';
import { edit, focused, OrderStage, shows, goOn } from './order-stage.js';
import { all, announced, button, summaryOf } from './stage.js';

describe('<event-tickets>, a completed order', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(() => stage.leave());

  const done = async (): Promise<EventTickets> => {
    const element = await stage.toPaymentPage();
    stage.play('approve');
    await shows(element, 'your tickets are booked');
    await waitUntil(() => focused(element)?.className === 'step-title', 'at the heading');
    return element;
  };

  /** The text of what the button prints. */
  const printed = async (element: EventTickets): Promise<string> => {
    const realPrint = window.print;
    let paper = '';
    window.print = () => {
      const root = document.querySelector('.event-paper')!.shadowRoot!;
      paper = root.textContent.replace(/\s+/g, ' ');
      expect(root.querySelectorAll('button, .button')).to.have.length(0);
      dispatchEvent(new Event('afterprint'));
    };
    await shows(element, 'Add to calendar'); // the event is known
    button(element, 'Print receipt').click();
    await waitUntil(() => paper !== '', 'printed');
    window.print = realPrint;
    return paper;
  };

  it('prints the receipt alone, without the page around it or what can only be pressed (T28)', async () => {
    const element = await done();
    await waitUntil(() => all(element, '.code-word').length === 1, 'the code');
    const paper = await printed(element);
    const { reference } = stage.emulator.control.orders().orders.at(-1)!;
    for (const words of [
      'Meadowlark 2027',
      'your tickets are booked',
      reference,
      'Saturday Day',
      '£171.42',
      'What happens next',
      all(element, '.code-word')[0]!.textContent,
    ])
      expect(paper).to.contain(words);
    expect(document.querySelector('.event-paper')).to.equal(null);
  });

  describe('beside a plan that the visitor has made of the line-up', () => {
    const festival = 'meadowlark-2027';
    const lineupPath = `GET /v1/events/${festival}/lineup`;
    const lineup = async () => {
      const answer = await stage.emulator.fetch(
        `https://api.test/v1/events/${festival}/lineup?surface=web`,
        { headers: { 'X-Service-Key': 'pk_live_meadowlark_demo' } },
      );
      return ((await answer.json()) as { data: Lineup }).data;
    };
    const plan = async (...names: string[]) => {
      const { eventId, slots } = await lineup();
      const ids = slots
        .filter(({ artist }) => names.includes(artist?.name ?? ''))
        .map((one) => one.id);
      localStorage.setItem(`event-lineup plan ${eventId}`, JSON.stringify(ids));
    };
    const planned = (element: EventTickets) =>
      all(element, '.first-set')[0]?.textContent.replace(/\s+/g, ' ').trim();

    it('names its first set, on screen and on paper, and asks for the line-up no sooner', async () => {
      await plan('Juno Faraday', 'Cassius Adeyi', 'The Lamplighters’ Union');
      const element = await stage.toPaymentPage();
      expect(stage.asked).not.to.include(lineupPath);
      stage.play('approve');
      await shows(element, 'First in your plan');
      const words = 'First in your plan Cassius Adeyi Friday 25 June at 19:10 · Long Meadow';
      expect(planned(element)).to.equal(words);
      expect(await printed(element)).to.contain(words);
      element.covers = 'Saturday Day: 2027-06-26'; // none of the tickets is for Friday
      await waitUntil(() => planned(element)?.includes('The Lamplighters’ Union'), 'of Saturday');
    });

    it('names it after a reload, where the service states the tickets no more', async () => {
      await plan('Juno Faraday');
      const element = await done();
      stage.twist = edit(/orders\/[^/]+$/, ({ lines: _, ...rest }) => rest);
      await shows(await stage.reload(element), 'First in your plan');
    });
  });

  it('names the discount as the feed does and the code, also without amounts and after a reload', async () => {
    const amounts = ['promoDiscountPennies', 'quantityDiscountPennies'];
    const without = (data: object, ...names: string[]) =>
      names.forEach((name) => Reflect.deleteProperty(data, name));
    stage.twist = edit(/reserve$|orders\/[^/]+$/, (data) => {
      if (!('checkoutToken' in data)) return without(data, ...amounts, 'promo', 'quantityDiscount');
      data['promo'] = { code: 'LARK10' };
      without(data['quantityDiscount']!, 'label');
      return without(data, ...amounts);
    });
    const names = (element: EventTickets) =>
      all(element, '.review dt').map((term) => term.textContent.trim());
    const expected = ['Code LARK10', 'Saturday: buy 3 and the 4th is free', 'Booking fee'];
    const element = await stage.toPayment({ 'Saturday Day': 4 });
    await shows(element, 'Code LARK10');
    expect(names(element)).to.deep.equal([...expected, 'Total']);
    await stage.leaveToPay(element);
    const again = await stage.reload(element); // as the way back from a payment is one
    stage.play('approve');
    await shows(again, 'your tickets are booked');
    await shows(again, 'Code LARK10');
    expect(names(again)).to.deep.equal([...expected, 'Total paid']);
  });

  it('has a code for another event, which can be copied (T29, ORD-02, RES-05)', async () => {
    const element = await done();
    await waitUntil(() => all(element, '.code-word').length === 1, 'the code');
    const code = all(element, '.code-word')[0]!.textContent;
    let copied = '';
    Object.defineProperty(navigator.clipboard, 'writeText', {
      configurable: true,
      value: (text: string) => {
        copied = text;
        return Promise.resolve();
      },
    });
    const copy = all(element, `[aria-label="Copy ${code}"]`)[0]!;
    expect(copy.textContent.trim(), 'beside the code').to.equal('Copy');
    copy.click();
    await waitUntil(() => announced() === 'Copied');
    expect(copied).to.equal(code);
    await shows(element, 'Copied');
    Reflect.deleteProperty(navigator.clipboard, 'writeText');
  });

  it('names the offer before the event in Arabic, although both are in English', async () => {
    const element = await done();
    await waitUntil(() => all(element, '.code-word').length === 1, 'the code');
    element.locale = 'ar';
    await waitUntil(() => all(element, '.base[dir="rtl"]').length === 1, 'it is in Arabic');
    await waitUntil(() => all(element, '.offers li p')[0]!.textContent.includes(' في '));
    const [line] = all(element, '.offers li p');
    const nodes = [line!, ...line!.children].flatMap((one) => [...one.childNodes]);
    const text = nodes.find((one): one is Text => one instanceof Text && one.data.includes('في'))!;
    const at = text.data.indexOf('في');
    const first = text.data.search(/\w/);
    const [offer] = boxesOf(text, first, first + 1);
    const [between] = boxesOf(text, at, at + 1);
    expect(offer!.left).to.be.above(between!.left);
  });

  it('with offers for other events, tells target, discount and lifetime of each (T29)', async () => {
    const offers: [object, object, string][] = [
      [{ discountPercentBps: 1250, codeLifetimeDays: 90 }, {}, '12.5% off at A Valid for 90 days'],
      [
        { discountPennies: 500, currency: 'EUR', codeLifetimeDays: 1 },
        {},
        '€5.00 off at A Valid for 1 day',
      ],
      // Without its currency an amount says nothing.
      [{ discountPennies: 500, codeLifetimeDays: 1 }, {}, 'A Valid for 1 day'],
      [{ targetEventName: null, discountPercentBps: 'ten' }, { targetEventName: null }, 'to-3'],
      [
        { discountLabel: 'A fiver', discountPennies: 500 },
        { expiresAt: '2027-06-01T10:00:00.000Z' },
        'A fiver at A Valid until 1 June',
      ],
      [{ discountPercentBps: 1000 }, {}, '10% off at A'],
    ];
    const target = (place: number) => ({
      targetEventName: 'A',
      targetEventSlug: `to-${place}`,
    });
    const codes = offers.map(([, code], place) => ({
      ...target(place),
      code: `C${place}`,
      ...code,
    }));
    stage.twist = edit(/reserve|orders\/[^/]+$/, (data) => {
      data['crossEventOffers'] = offers.map(([offer], at) => ({ ...target(at), ...offer }));
      // The last code is still to come.
      data['crossEventPromoCodes'] = data['status'] === 'completed' ? codes.slice(0, -1) : [];
    });
    const element = await done();
    const said = () =>
      all(element, '.offers li').map((item) => item.textContent.replace(/\s+/g, ' ').trim());
    const expected = offers.map(([, , words], place) =>
      place === 5 ? `${words} We’re preparing your code.` : `${words} C${place} Copy`,
    );
    await waitUntil(() => said().join() === expected.join(), said().join());
  });

  it('gives the days of the event to a calendar', async () => {
    const element = await done();
    await shows(element, 'Add to calendar');
    // Nobody without a plan is told of one.
    expect(stage.asked.filter((path) => path.endsWith('/lineup'))).to.deep.equal([]);
    let file: HTMLAnchorElement | undefined;
    const press = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'click')!;
    const add = button(element, 'Add to calendar');
    Object.defineProperty(HTMLAnchorElement.prototype, 'click', {
      configurable: true,
      value(this: HTMLAnchorElement) {
        file = this.cloneNode() as HTMLAnchorElement;
      },
    });
    (press.value as () => void).call(add);
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
    expect(file!.download).to.equal('meadowlark-2027.ics');
    expect(file!.protocol).to.equal('blob:');
  });

  it('T28: leaves nothing of its buyer behind, who reads as the service says it after a reload, and may buy more (B3)', async () => {
    const first = await done();
    expect(Object.keys(localStorage)).to.deep.equal([]);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.to.contain('ada@');
    const element = await stage.reload(first);
    await shows(element, 'We’re sending them to a•••@example.com.');
    button(element, 'Buy more tickets').click();
    await waitUntil(() => all(element, '.summary').length === 1);
    expect(summaryOf(element)).to.contain('No tickets selected');
    await stage.choose(element, { 'Saturday Day': 1 });
    await goOn(element);
    expect(
      all<HTMLInputElement>(element, '.details .field').map(({ value }) => value),
    ).to.deep.equal(['', '', '', '']);
  });
});
