import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { chooseKinds } from '../../effort.js';
import { expectAccessible } from '../accessible.js';
import { focused, onward, OrderStage, shows, goOn } from './order-stage.js';
import { all, words } from './stage.js';

const seen = (element: EventTickets, selector: string): HTMLElement[] =>
  all(element, selector).filter((one) => one.checkVisibility());
const box = (one: Element): DOMRect => one.getBoundingClientRect();

/** Whether all of it is between the edges of the window. */
const isInSight = (one: Element): boolean => box(one).top >= 0 && box(one).bottom <= innerHeight;

describe('<event-tickets>, the sum of an order', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(async () => {
    await stage.leave();
    await emulateMedia({ media: 'screen', forcedColors: 'none' });
    await setViewport({ width: 1024, height: 768 });
  });

  /** From the first to the last line of the element, a third of the window at a time. */
  async function whileScrolling(element: EventTickets, look: () => void): Promise<void> {
    const order = all(element, '.cart, .beside')[0]!;
    const end = scrollY + box(order).bottom - innerHeight;
    for (let at = scrollY + box(order).top; at < end; at += innerHeight / 3) {
      scrollTo({ top: at, behavior: 'instant' });
      await nextFrame();
      look();
    }
  }

  for (const [width, height] of chooseKinds([
    [320, 480],
    [360, 640],
    [768, 500],
    [1100, 500],
  ] as const))
    it(`T4: is in sight in every step at ${width} pixels`, async () => {
      await setViewport({ width, height });
      const element = await stage.chosen({ 'Saturday Day': 2 });
      await whileScrolling(element, () => {
        const sum = seen(element, '.summary .sum strong')[0]!;
        expect(words(sum)).to.equal('Total £171.42');
        expect(isInSight(sum), 'at the choice').to.equal(true);
      });
      await goOn(element);
      const summary = () => seen(element, '.summary')[0]!;
      await whileScrolling(element, () => {
        const sum = seen(element, '.summary .sum strong, .summary .total dd')[0]!;
        expect(words(sum)).to.equal('£171.42');
        expect(isInSight(sum), `${box(sum).top} of ${innerHeight}`).to.equal(true);
        expect(isInSight(all(element, '.hold')[0]!), 'how long it is held').to.equal(true);
      });
      expect(summary().contains(all(element, '.hold')[0]!)).to.equal(true);
    });

  it('T4: sticks to the window once something is chosen, and never to a low one', async () => {
    await setViewport({ width: 360, height: 640 });
    const element = await stage.put();
    const position = () => getComputedStyle(all(element, '.summary')[0]!).position;
    expect(position()).to.equal('static');
    await stage.choose(element, { 'Saturday Day': 2 });
    expect(position()).to.equal('sticky');
    await setViewport({ width: 360, height: 400 });
    expect(position()).to.equal('static');
  });

  describe('in a narrow place', () => {
    beforeEach(() => setViewport({ width: 320, height: 568 }));

    it('T4: is a line that opens and closes by the keyboard, from the right in Arabic, and has every line on paper', async () => {
      const element = await stage.toDetails();
      const bar = all(element, 'button.sum')[0]!;
      expect(words(bar)).to.equal('2 tickets £171.42');
      expect([bar.ariaExpanded, seen(element, '.review').length]).to.deep.equal(['false', 0]);
      bar.focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => seen(element, '.review').length === 1, 'open');
      expect(bar.ariaExpanded).to.equal('true');
      expect(words(all(element, '.review')[0])).to.contain('2 × Saturday Day');
      await expectAccessible(element);
      await sendKeys({ press: 'Space' });
      await waitUntil(() => seen(element, '.review').length === 0, 'closed');
      await emulateMedia({ media: 'print' });
      expect(seen(element, '.review')).to.have.length(1);
      expect(seen(element, '.sum')).to.have.length(0);
      await emulateMedia({ media: 'screen', forcedColors: 'active' });
      const style = (part: string) => getComputedStyle(all(element, part)[0]!);
      expect(style('.summary').borderTopStyle, 'an edge in forced colours').to.equal('solid');
      expect(style('.summary .review').borderTopWidth).to.equal('0px');
      element.setAttribute('locale', 'ar');
      await waitUntil(() => all(element, '.base[dir="rtl"]').length === 1);
      await element.updateComplete;
      const [count, sum] = [...all(element, 'button.sum > *')].map(box);
      expect(count!.left).to.be.at.least(sum!.right);
    });

    it('T4: covers nothing that has the focus (WCAG 2.4.11)', async () => {
      const element = await stage.toDetails();
      const [summary] = all(element, '.summary');
      scrollTo({ top: 0, behavior: 'instant' });
      all<HTMLInputElement>(element, '#firstName')[0]!.focus();
      for (let tabs = 0; tabs < 30 && focused(element) !== onward(element); tabs += 1) {
        await sendKeys({ press: 'Tab' });
        await nextFrame();
        const at = focused(element)!;
        if (!summary!.contains(at))
          expect(box(at).bottom, at.outerHTML).to.be.at.most(box(summary!).top + 1);
      }
      expect(focused(element)).to.equal(onward(element));
    });

    it('T22, T23: stands below "Step 3 of 3", where what is done can be changed, in full before the button that pays, which stays in sight', async () => {
      const element = await stage.toPayment();
      expect(seen(element, '.step-at').map(words)).to.deep.equal(['Step 3 of 3']);
      expect(seen(element, '.step-name').map(words)).to.deep.equal([]);
      expect(seen(element, '.steps p:not([class])').map(words)).to.deep.equal([
        '2 × Saturday Day',
        'Ada Byron',
        'ada@example.com',
      ]);
      expect(seen(element, '.steps button').map(words)).to.deep.equal([
        'Change Tickets',
        'Change Your details',
      ]);
      await expectAccessible(element);
      const [review] = seen(element, '.review');
      const follows = review!.compareDocumentPosition(onward(element));
      expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).to.be.above(0);
      expect(seen(element, 'button.sum')).to.have.length(0);
      await whileScrolling(element, () => {
        expect(words(onward(element))).to.equal('Pay £171.42');
        expect(isInSight(onward(element))).to.equal(true);
      });
    });
  });

  it('T22: in a wide place what is done has a tick, and the order stands beside the form', async () => {
    const element = await stage.toDetails();
    expect(seen(element, '.step-name').map(words)).to.deep.equal([
      'Tickets',
      'Your details',
      'Payment',
    ]);
    const tick = getComputedStyle(all(element, '.done .step-number')[0]!, '::after').content;
    expect(tick).to.contain('✓');
    expect(seen(element, '.step-at, button.sum')).to.have.length(0);
    const [form, summary] = ['.details', '.summary'].map((part) => box(all(element, part)[0]!));
    expect(summary!.left).to.be.above(form!.right);
    await shows(element, '2 × Saturday Day');
  });
});
