import { expect, waitUntil } from '@open-wc/testing';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { chooseKinds } from '../../effort.js';
import { visibleText } from '../page.js';
import { translate, untranslated, ways } from '../translator.js';
import { fillIn, onward, OrderStage, titleOf } from './order-stage.js';
import { all, howMany } from './stage.js';

describe('<event-tickets> on a translated page', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(() => stage.leave());

  for (const [name, way] of chooseKinds(Object.entries(ways))) {
    it(`counts, sums, plans and holds as on any other, through all steps: ${name}`, async () => {
      const element = await stage.put();
      const reads = (...words: string[]) => {
        const text = () => untranslated(visibleText(element));
        const isThere = () => words.every((one) => text().includes(one));
        return waitUntil(isThere, words.join()).catch(() => {
          throw new Error(`There is no ${words.join(', ')} in: ${text()}`);
        });
      };
      const translated = async () => {
        expect(translate(element, way)).to.be.greaterThan(0);
        await element.updateComplete;
      };
      const title = (expected: string) =>
        waitUntil(() => untranslated(titleOf(element)) === expected, expected);
      await translated();
      pick(element, 1);
      await reads('1 ticket', '£199.13', 'Pay now');
      await translated();
      pick(element, 2);
      await reads('2 tickets', '£398.26', 'Half now');
      await translated();
      pick(element, 1);
      await reads('1 ticket', '£199.13');
      onwards(element).click();
      await title('Your details');
      await reads('15 minutes left');
      await fillIn(element);
      await title('Payment');
      await translated();
      stage.emulator.control.clock({ advanceSeconds: 100 });
      window.dispatchEvent(new Event('focus'));
      await reads('14 minutes left', '£199.13');
      expect(onward(element).textContent).to.contain('Pay');
    });

    it(`counts where a translator is quicker than the code that minds it: ${name}`, async () => {
      const { requestAnimationFrame } = globalThis;
      globalThis.requestAnimationFrame = () => 0; // that code waits for a frame
      try {
        const element = await stage.put();
        const counts = (tickets: string) =>
          waitUntil(() => untranslated(visibleText(element)).includes(tickets), tickets);
        pick(element, 1);
        await counts('1 ticket');
        expect(translate(element, way)).to.be.greaterThan(0);
        pick(element, 2);
        await counts('2 tickets');
        expect(untranslated(visibleText(element))).not.to.contain('1 ticket');
      } finally {
        globalThis.requestAnimationFrame = requestAnimationFrame;
      }
    });
  }
});

function pick(element: EventTickets, quantity: number): void {
  const field = howMany(element, 'Weekend');
  field.value = String(quantity);
  field.dispatchEvent(new Event('change'));
}

/** Whatever language its words are in. */
const onwards = (element: EventTickets) =>
  all(element, 'button').find(
    ({ textContent }) => untranslated(textContent).trim() === 'Continue',
  )!;
