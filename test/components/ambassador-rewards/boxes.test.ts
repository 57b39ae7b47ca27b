import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { expectSystemColours } from '../box-looks.js';
import { all, openClaim, press, Stage } from './stage.js';

describe('<ambassador-rewards> and its own radio buttons', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(async () => {
    stage.leave();
    await emulateMedia({ forcedColors: 'none' });
  });

  /** Colours change over a moment, with what is forced too. */
  const settled = (element: Element) =>
    waitUntil(() => element.shadowRoot!.getAnimations().length === 0);

  /** One size of several, and a way of delivery. */
  async function boxes() {
    const element = await stage.ready();
    const form = await openClaim(element, 'Crew shirt');
    press(element, '#claim-option-3');
    await element.updateComplete;
    await settled(element);
    return {
      element,
      ticked: all(form, '[type=radio]:checked'),
      not: all(form, '[type=radio]:not(:checked)'),
    };
  }

  it('are pressed through rows of 44 pixels, and have our look, in forced colours that of the visitor', async () => {
    const { element, ticked, not } = await boxes();
    expect(ticked).to.have.length(2);
    for (const box of not) {
      expect(getComputedStyle(box).appearance).to.equal('none');
      const row = box.closest('label')!.getBoundingClientRect();
      expect(Math.min(row.width, row.height)).to.be.at.least(44);
    }
    await emulateMedia({ forcedColors: 'active' });
    await settled(element);
    for (const [place, box] of ticked.entries()) {
      expectSystemColours({ ticked: box, not: not[place]! });
    }
  });
});
