import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { expectSystemColours } from '../box-looks.js';
import { labelled, OrderStage } from './order-stage.js';
import { all } from './stage.js';

describe('<event-tickets> and its own boxes to tick and radio buttons', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(async () => {
    await stage.leave();
    await emulateMedia({ forcedColors: 'none' });
  });

  const settled = (element: EventTickets) =>
    waitUntil(() => element.shadowRoot!.getAnimations().length === 0);

  /** The attestation, ticked, and a consent that is not. */
  async function atDetails(): Promise<[ticked: HTMLElement, not: HTMLElement]> {
    const element = await stage.toDetails();
    const ticked = labelled(element, 'I am 16 or over');
    ticked.click();
    await element.updateComplete;
    await settled(element);
    return [ticked, all(element, '[part~=consents] input')[0]!];
  }

  /** The first way to pay is chosen. */
  async function atPlans(): Promise<[chosen: HTMLElement, not: HTMLElement]> {
    const element = await stage.chosen({ Weekend: 1 });
    await waitUntil(() => all(element, '[part=plans] input').length === 3, 'the ways to pay');
    await settled(element);
    const [chosen, not] = all(element, '[part=plans] input');
    return [chosen!, not!];
  }

  const places = [
    ['T20: boxes', atDetails],
    ['T24: radio buttons', atPlans],
  ] as const;

  for (const [what, boxes] of places) {
    it(`${what} are pressed anywhere in a row that is 44 pixels high, and have our look, in forced colours that of the visitor`, async () => {
      const [ticked, box] = await boxes();
      expect(getComputedStyle(box).appearance).to.equal('none');
      box.scrollIntoView({ block: 'center' });
      const { width, height } = box.getBoundingClientRect();
      expect([width, height]).to.deep.equal([24, 24]);
      const row = box.closest('.option')!.getBoundingClientRect();
      expect(row.height).to.be.at.least(44);
      const shadow = box.getRootNode() as ShadowRoot;
      for (const x of [row.left + 4, row.left + 40, row.right - 4]) {
        for (const y of [row.top + 4, row.bottom - 4]) {
          const control = shadow.elementFromPoint(x, y)?.closest('label')?.control;
          expect(control === box, `${x} ${y}`).to.equal(true);
        }
      }
      await emulateMedia({ forcedColors: 'active' });
      await waitUntil(() => shadow.getAnimations().length === 0);
      expectSystemColours({ ticked, not: box });
    });
  }

  it('T21: lead to the terms from inside the words, without being ticked', async () => {
    const element = await stage.toDetails();
    const link = all(element, '[part~=attestation] a')[0]!;
    link.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = link.getBoundingClientRect();
    const hit = element.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2);
    expect(hit === link).to.equal(true);
  });
});
