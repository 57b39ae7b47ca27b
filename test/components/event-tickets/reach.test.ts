import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { chooseKinds } from '../../effort.js';
import { expectAccessible } from '../accessible.js';
import { everyStep } from './every-step.js';
import { OrderStage } from './order-stage.js';
import { all } from './stage.js';

/** What a thumb needs. */
const thumb = 44;

describe('<event-tickets>, within everybody’s reach', () => {
  let stage: OrderStage;
  beforeEach(async () => {
    stage = new OrderStage();
    await emulateMedia({ reducedMotion: 'reduce' });
    await setViewport({ width: 320, height: 640 });
  });
  afterEach(async () => {
    await stage.leave();
    await emulateMedia({ reducedMotion: 'no-preference' });
    await setViewport({ width: 800, height: 600 });
  });

  for (const [step, reach] of Object.entries(everyStep)) {
    it(`${step}, without motion, also on the smallest phone`, async () => {
      const element = await reach(stage);
      for (const width of chooseKinds([320, 800])) {
        await setViewport({ width, height: 640 });
        await expectAccessible(element);
        expect(tooSmall(element)).to.deep.equal([]);
        expect(document.documentElement.scrollWidth, 'nothing stands out').to.be.at.most(width);
      }
      expect(moving(element)).to.deep.equal([]);
    });
  }
});

/** Controls that a thumb misses. A link within a sentence is as high as its line. */
function tooSmall(element: EventTickets): string[] {
  return all(element, 'button, input, summary, a')
    .filter((target) => target.checkVisibility() && !isInSentence(target))
    .map((target) => ({ target, box: boxOf(target) }))
    .filter(({ box }) => box.width < thumb || box.height < thumb)
    .map(({ target, box }) => `${target.outerHTML.slice(0, 90)}: ${box.width} x ${box.height}`);
}

const isInSentence = (target: Element): boolean =>
  target.matches('a') && !!target.closest('label, p');

/** A box to tick is pressed by its words too. */
function boxOf(target: HTMLElement): { width: number; height: number } {
  const label = target.matches('[type=checkbox], [type=radio]')
    ? (target as HTMLInputElement).labels![0]!
    : target;
  const { width, height } = label.getBoundingClientRect();
  return { width: Math.round(width), height: Math.round(height) };
}

/** What moves, or would when it changes; the probe of the page's colours has no size. */
const moving = (element: EventTickets): string[] =>
  all(element, '*:not(.colour-probe)')
    .filter((one) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(one);
      const seconds = (list: string) => Math.max(...list.split(',').map(parseFloat));
      return (
        seconds(transitionDuration) > 0 ||
        (animationName !== 'none' && seconds(animationDuration) > 0)
      );
    })
    .map(({ className }) => className);
