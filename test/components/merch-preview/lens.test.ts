import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { MerchPreview } from '../../../components/merch-preview/merch-preview.js';
import { expectAccessible } from '../accessible.js';
import { contrast, layered } from '../contrast.js';
import { announced } from '../page.js';
import { all, choose, nameOf, picture, Stage } from './stage.js';

describe('<merch-preview> and a closer look', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = new Stage();
    await emulateMedia({ reducedMotion: 'reduce' }); // what is measured stands still
  });
  afterEach(async () => {
    stage.leave();
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  const lens = (element: MerchPreview) =>
    all<HTMLButtonElement>(element, 'button').find(
      ({ ariaLabel, title }) => (ariaLabel ?? title) === 'Look closer',
    )!;
  const glass = (element: MerchPreview) => all(element, '.glass')[0]!;
  const isNear = (element: MerchPreview) => lens(element).ariaPressed === 'true';
  const box = (element: MerchPreview) => picture(element)!.getBoundingClientRect();
  const on = async (element: MerchPreview, x: number, y: number) => {
    const { left, top, width, height } = glass(element).getBoundingClientRect();
    return [left + x * width, top + y * height].map(Math.round) as [number, number];
  };
  const finger = (element: MerchPreview, type: string, [clientX, clientY]: [number, number]) => {
    const more = { pointerType: 'touch', buttons: 1, bubbles: true };
    glass(element).dispatchEvent(new PointerEvent(type, { clientX, clientY, ...more }));
  };
  const put = async () => {
    const element = await stage.put({ picker: 'off' });
    element.scrollIntoView();
    await nextFrame();
    return element;
  };

  it('P10: is had by key: the button comes near, arrows move, Escape goes away', async () => {
    const element = await put();
    const { width } = box(element);
    const { ariaLabel, title } = lens(element);
    expect([ariaLabel, title].filter(Boolean), 'read out once').to.deep.equal(['Look closer']);
    lens(element).focus();
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(isNear(element)).to.equal(true);
    expect(box(element).width).to.be.closeTo(2.5 * width, 1);
    await waitUntil(() => announced().startsWith('Use the arrow keys'), announced());
    expect(all(element, '.lens-keys')[0]!.checkVisibility(), 'for eyes too').to.equal(true);
    const { x, y } = box(element);
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowDown' });
    expect([box(element).x < x, box(element).y < y]).to.deep.equal([true, true]);
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ press: 'ArrowUp' });
    expect(box(element).x).to.be.closeTo(x, 1);
    for (let times = 0; times < 12; times++) await sendKeys({ press: 'ArrowLeft' });
    const edge = glass(element).getBoundingClientRect().left;
    expect(box(element).left, 'the edge is the end').to.be.closeTo(edge, 1);
    await expectAccessible(element);
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect(isNear(element)).to.equal(false);
    expect(box(element).width).to.be.closeTo(width, 1);
    expect(element.shadowRoot!.activeElement === lens(element)).to.equal(true);
  });

  it('P10: is had by mouse: a press comes near, the pointer leads, a press goes away', async () => {
    const element = await put();
    const { left } = glass(element).getBoundingClientRect();
    await sendMouse({ type: 'click', position: await on(element, 0.1, 0.5) });
    await element.updateComplete;
    expect(isNear(element)).to.equal(true);
    const near = box(element).left;
    await sendMouse({ type: 'move', position: await on(element, 0.9, 0.5) });
    expect(box(element).left).to.be.below(near - 100);
    expect(near).to.be.below(left);
    await sendMouse({ type: 'click', position: await on(element, 0.9, 0.5) });
    await element.updateComplete;
    expect(isNear(element)).to.equal(false);
  });

  it('P10: is had by touch: the picture follows the finger, and a tap is the way out', async () => {
    const element = await put();
    glass(element).click();
    await element.updateComplete;
    expect(getComputedStyle(glass(element)).touchAction, 'it stands').to.equal('pinch-zoom');
    const [x, y] = await on(element, 0.5, 0.5);
    finger(element, 'pointermove', [x, y]); // wherever it was before
    finger(element, 'pointerdown', [x, y]);
    const { left } = box(element);
    finger(element, 'pointermove', [x - 40, y]);
    expect(box(element).left).to.be.closeTo(left - 40, 1.5);
    glass(element).click(); // what a mouse says at the end of the same movement
    await element.updateComplete;
    expect(isNear(element), 'after drawing along').to.equal(true);
    finger(element, 'pointerdown', [x, y]);
    glass(element).click();
    await element.updateComplete;
    expect(isNear(element), 'after a tap').to.equal(false);
    expect(getComputedStyle(glass(element)).touchAction, 'the page scrolls').to.equal('auto');
  });

  it('stays near when colour and side change, so that they can be compared', async () => {
    const element = await put();
    lens(element).click();
    await choose(element, 'colour', 'Chalk');
    await choose(element, 'side', 'back');
    expect(isNear(element)).to.equal(true);
    expect(nameOf(element)).to.equal('Tour Tee, Chalk, back');
  });

  it('has a button of 44 pixels in the corner that is seen on the stage, pressed or not', async () => {
    const element = await put();
    for (const pressed of [false, true]) {
      const { width, height } = lens(element).getBoundingClientRect();
      expect([width, height]).to.deep.equal([44, 44]);
      const { color, backgroundColor } = getComputedStyle(lens(element));
      const ground = layered('#e8e5de', backgroundColor);
      expect(contrast(layered(color), ground), String(pressed)).to.be.at.least(4.5);
      lens(element).click();
      await element.updateComplete;
    }
  });

  it('P5: brings the other side round, and not for visitors who asked for less motion', async () => {
    const element = await put();
    const moves = () => glass(element).getAnimations().length;
    await choose(element, 'side', 'back');
    await element.updateComplete;
    expect(moves()).to.equal(0);
    await emulateMedia({ reducedMotion: 'no-preference' });
    await choose(element, 'side', 'front');
    await waitUntil(() => moves() > 0, 'it turns');
    const [turn] = glass(element).getAnimations();
    const [first] = (turn!.effect as KeyframeEffect).getKeyframes();
    expect(first!['transform']).to.contain('rotateY(90deg)');
  });
});
