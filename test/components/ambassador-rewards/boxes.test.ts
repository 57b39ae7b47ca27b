import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { chooseKinds } from '../../effort.js';
import { boxPages, expectEdge, expectMark, expectSystemColours } from '../box-looks.js';
import { all, openClaim, press, Stage } from './stage.js';

describe('<ambassador-rewards> and its own radio buttons', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(async () => {
    stage.leave();
    document.body.removeAttribute('style');
    await emulateMedia({ forcedColors: 'none' });
  });

  /** One size of several, and a way of delivery. */
  async function boxes() {
    const element = await stage.ready();
    const form = await openClaim(element, 'Crew shirt');
    press(element, '#claim-option-3');
    await element.updateComplete;
    await waitUntil(() => element.shadowRoot!.getAnimations().length === 0);
    return {
      ticked: all(form, '[type=radio]:checked'),
      not: all(form, '[type=radio]:not(:checked)'),
    };
  }

  for (const [ground, text, accent] of chooseKinds(boxPages)) {
    it(`have edges of 3:1 and marks of 4.5:1 on ${ground} with ${text} and ${accent}`, async () => {
      document.body.style.cssText = `background: ${ground}; color: ${text}; --event-color-accent: ${accent}`;
      const { ticked, not } = await boxes();
      expect(ticked).to.have.length(2);
      for (const box of ticked) expectMark(box, ground);
      for (const box of not) expectEdge(box, ground);
      expect(getComputedStyle(not[0]!).appearance).to.equal('none');
    });
  }

  it('show in forced colours what is chosen, in the colours of the visitor', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const { ticked, not } = await boxes();
    for (const [place, box] of ticked.entries()) {
      expectSystemColours({ ticked: box, not: not[place]! });
    }
  });

  it('are pressed through rows of 44 pixels', async () => {
    const { not } = await boxes();
    for (const box of not) {
      const row = box.closest('label')!.getBoundingClientRect();
      expect(Math.min(row.width, row.height)).to.be.at.least(44);
    }
  });
});
