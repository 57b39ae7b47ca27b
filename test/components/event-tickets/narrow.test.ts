import { expect, nextFrame } from '@open-wc/testing';
import { brokenWords, sticksOut } from '../room.js';
import { everyStep } from './every-step.js';
import { OrderStage } from './order-stage.js';

describe('<event-tickets> in a narrow column', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(async () => {
    document.body.style.removeProperty('width');
    await stage.leave();
  });

  for (const [step, lead] of Object.entries(everyStep)) {
    it(`stays within it, with words that are whole: ${step}`, async () => {
      const element = await lead(stage);
      for (const width of [240, 200, 160]) {
        document.body.style.setProperty('width', `${width}px`);
        await nextFrame();
        await nextFrame();
        expect(sticksOut(element, document.body), `beside ${width} pixels`).to.deep.equal([]);
        expect(brokenWords(element, document.body), `in ${width} pixels`).to.deep.equal([]);
      }
    });
  }
});
