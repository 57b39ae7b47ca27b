import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { pageRecord } from '../../../src/embed/page.js';
import { visibleText } from '../page.js';
import { focused, labelled, onward, OrderStage, shows } from './order-stage.js';
import { all, rowOf } from './stage.js';

const styleOf = (element: EventTickets, selector: string) =>
  getComputedStyle(all(element, selector)[0]!);

const ringOf = (element: Element) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return `${outlineStyle} ${outlineWidth}`;
};

/** Whether the words of one, not its box, lie under the other. */
function meet(words: Element, other: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(words);
  const [one, two] = [range, other].map((each) => each.getBoundingClientRect());
  const beside = one!.right <= two!.left + 1 || two!.right <= one!.left + 1;
  return !beside && one!.bottom > two!.top && two!.bottom > one!.top;
}

describe('<event-tickets>, the look of an order', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(async () => {
    await stage.leave();
    await emulateMedia({ media: 'screen', forcedColors: 'none' });
    await setViewport({ width: 1024, height: 768 });
  });

  const done = async (): Promise<EventTickets> => {
    const element = await stage.toPaymentPage();
    stage.play('approve');
    await shows(element, 'your tickets are booked');
    await waitUntil(() => all(element, '.code-word').length === 1, 'the code for another event');
    return element;
  };

  describe('in forced colours', () => {
    beforeEach(() => emulateMedia({ forcedColors: 'active' }));

    it('shows where the focus is: field, box and button, the step at hand, and a ticked box', async () => {
      const element = await stage.toDetails();
      labelled(element, 'Phone number').focus();
      const seen = [ringOf(focused(element)!)];
      await sendKeys({ press: 'Tab' });
      expect(focused(element)).to.have.property('type', 'checkbox');
      seen.push(ringOf(focused(element)!));
      while (focused(element) && focused(element) !== onward(element)) {
        await sendKeys({ press: 'Tab' });
      }
      seen.push(ringOf(onward(element)));
      expect(seen).to.deep.equal(Array(3).fill('solid 2px'));
      labelled(element, 'I am 16 or over').click();
      expect(ringed(element)).to.deep.equal([false, false, false, true]);
      const border = (step: string) => styleOf(element, `${step} .step-number`).borderTopWidth;
      expect([border('[aria-current]'), border('.done')]).to.deep.equal(['3px', '1px']);
    });

    it('tells a chosen ticket and a chosen way to pay from the others, where there are no tints', async () => {
      const element = await stage.chosen({ Weekend: 1 });
      const border = (name: string) =>
        getComputedStyle(rowOf(element, name), '::before').borderTopWidth;
      expect([border('Weekend'), border('Saturday Day')]).to.deep.equal(['3px', '1px']);
      await waitUntil(() => all(element, '[part=plans] input').length === 3);
      expect(ringed(element)).to.deep.equal([true, false, false]);
    });

    it('can be read that this is a demo', async () => {
      pageRecord().settings.demo = true;
      const element = await stage.put();
      await shows(element, 'Demo data');
      const { color, backgroundColor } = styleOf(element, '.demo');
      const plain = getComputedStyle(element).color;
      expect([color, backgroundColor === color]).to.deep.equal([plain, false]);
    });

    const ringed = (element: EventTickets): boolean[] =>
      all(element, '.option').map((one) => getComputedStyle(one).outlineStyle === 'solid');
  });

  it('on paper is the reference, the tickets and the sums, in black, and nothing to press', async () => {
    const element = await done();
    await sendKeys({ press: 'Shift' });
    await waitUntil(() => focused(element)?.className === 'step-title', 'at the heading');
    await emulateMedia({ media: 'print' });
    const text = visibleText(element);
    const { reference } = stage.emulator.control.orders().orders.at(-1)!;
    for (const words of ['2 × Saturday Day', 'Total paid £171.42', `Reference ${reference}`])
      expect(text).to.contain(words);
    const pressed = all(element, 'button, .button, summary, .demo');
    expect(pressed.filter((one) => one.checkVisibility())).to.deep.equal([]);
    // Whatever has the focus, and however dark the ground is for which the page is set.
    expect(styleOf(element, '.step-title').outlineColor).to.equal('rgba(0, 0, 0, 0)');
    for (const name of ['text', 'text-muted', 'accent'])
      element.style.setProperty(`--event-color-${name}`, 'ivory');
    element.style.setProperty('--event-color-background', 'navy');
    for (const part of ['.step-title', '.review', '.note', '.small-print', '.reference'])
      expect([part, styleOf(element, part).color]).to.deep.equal([part, 'rgb(0, 0, 0)']);
    expect(getComputedStyle(element).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    expect(styleOf(element, '.review').borderInlineEndStyle).to.equal('solid');
  });

  describe('at 320 pixels', () => {
    beforeEach(async () => {
      await setViewport({ width: 320, height: 640 });
      document.body.style.setProperty('margin', '0');
    });
    afterEach(() => document.body.style.removeProperty('margin'));

    /** Parts that stand out on either side; the page would scroll sideways, or cut them off. */
    async function wide(element: EventTickets): Promise<string[]> {
      await nextFrame();
      const { left, right } = element.getBoundingClientRect();
      expect(document.documentElement.scrollWidth).to.equal(320);
      return all(element, '*:not(.visually-hidden)')
        .filter((one) => one.checkVisibility())
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.left < left - 1 || box.right > right + 1)
        .map(({ one }) => `${one.localName}.${one.className}`);
    }

    it('no step stands out sideways, with all its complaints', async () => {
      const element = await stage.toDetails({ Weekend: 5 });
      expect(await wide(element)).to.deep.equal([]);
      onward(element).click();
      await shows(element, 'There is a problem');
      expect(await wide(element)).to.deep.equal([]);
    });

    it('reads from the right in Arabic: names at the right, how many at the left', async () => {
      const element = await stage.put({ locale: 'ar' });
      await waitUntil(() => all(element, '.base[dir="rtl"]').length === 1);
      const row = all(element, '.release:has(.stepper)')[0]!;
      const box = (selector: string) => row.querySelector(selector)!.getBoundingClientRect();
      const { left, right } = row.getBoundingClientRect();
      expect(right - box('.release-name').right).to.be.below(40);
      expect(box('.stepper').left - left).to.be.below(40);
      expect(box('.stepper button:first-child').left).to.be.above(box('.stepper input').left);
      expect(box('.stepper button:last-child').left).to.be.below(box('.stepper input').left);
    });

    it('a long price and a long sum push the buttons aside, and lie under none', async () => {
      const element = await stage.put({ locale: 'ar' });
      await waitUntil(() => all(element, '.base[dir="rtl"]').length === 1);
      const [add] = all<HTMLButtonElement>(element, '.stepper button:last-child');
      add!.click();
      await waitUntil(() => all(element, '.sum strong').length === 1, 'the sum');
      const rows = all(element, '.stub').map((row) => [
        row.querySelector('.price strong')!,
        row.lastElementChild!,
      ]);
      rows.push([all(element, '.sum strong')[0]!, all(element, '.summary .button')[0]!]);
      for (const [words, control] of rows) expect(meet(words!, control!)).to.equal(false);
    });
  });
});
