import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { chooseKinds } from '../../effort.js';
import type { EventGallery } from '../../../components/event-gallery/event-gallery.js';
import { expectAccessible } from '../accessible.js';
import { answer } from '../page.js';
import { gallery, idOf, missingAt, photo, pictureAt } from './feed.js';
import {
  all,
  buttons,
  closed,
  dialogOf,
  focused,
  isOpen,
  one,
  showsPlace,
  Stage,
} from './stage.js';

const picture = (element: Element) => all<HTMLImageElement>(element, '.stage img')[0]!;
const words = (element: Element) => dialogOf(element).textContent.replace(/\s+/g, ' ').trim();
const status = (element: Element) => one(element, '[role="status"]').textContent;

/** A finger that travels so far, alone or beside others. */
function swipe(element: Element, across: number, along = 0, fingers = 1): void {
  const target = one(element, '.stage');
  const at = (x: number, y: number) => new Touch({ identifier: 1, target, clientX: x, clientY: y });
  const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(type, { touches, changedTouches, bubbles: true }));
  const down = Array.from({ length: fingers }, () => at(200, 300));
  send('touchstart', down, [at(200, 300)]);
  send('touchend', [], [at(200 + across, 300 + along)]);
}

describe('the viewer of <event-gallery>', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  const open = async (number: number, element?: EventGallery) => {
    const gallery = element ?? (await stage.put());
    buttons(gallery)[number - 1]!.focus();
    await sendKeys({ press: 'Enter' });
    await showsPlace(gallery, `${number} of ${stage.data.photos.length}`);
    return gallery;
  };
  const close = async (element: Element) => {
    await sendKeys({ press: 'Escape' });
    await closed(element);
  };

  it('G2 is modal, has the focus, and gives it back to the tile after Esc', async () => {
    const element = await open(2);
    expect(dialogOf(element).matches(':modal')).to.equal(true);
    expect(dialogOf(element).contains(focused(element))).to.equal(true);
    expect(picture(element).src).to.equal(pictureAt(2));
    await waitUntil(() => picture(element).classList.contains('loaded'), 'the picture');
    const moving = dialogOf(element).getAnimations({ subtree: true });
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await expectAccessible(element);
    await close(element);
    expect(focused(element)).to.equal(buttons(element)[1]);
    await open(2, element);
    await close(element);
  });

  it('G2 goes on and back by keys and buttons, to the first and the last, and not beyond', async () => {
    const element = await open(2);
    const press = async (key: string, wanted: string) => {
      await sendKeys({ press: key });
      await showsPlace(element, wanted);
    };
    await press('ArrowRight', '3 of 4');
    await press('ArrowLeft', '2 of 4');
    await press('End', '4 of 4');
    await press('ArrowRight', '4 of 4');
    await press('Home', '1 of 4');
    await press('ArrowLeft', '1 of 4');
    const [back, on] = all(element, '.turns button');
    expect([back!.ariaDisabled, on!.ariaDisabled]).to.deep.equal(['true', 'false']);
    back!.click();
    await showsPlace(element, '1 of 4');
    on!.click();
    await showsPlace(element, '2 of 4');
    expect(status(element)).to.match(/^2 of 4/);
    await close(element);
    expect(focused(element)).to.equal(buttons(element)[1]);
  });

  it('G2 goes the other way where one reads from the right', async () => {
    const element = await stage.put({ locale: 'ar' });
    await waitUntil(() => one(element, '.base').dir === 'rtl', 'Arabic');
    buttons(element)[1]!.click();
    await waitUntil(() => isOpen(element));
    await sendKeys({ press: 'ArrowLeft' });
    await waitUntil(() => picture(element).src === pictureAt(3));
    swipe(element, -100);
    await waitUntil(() => picture(element).src === pictureAt(2));
    await close(element);
  });

  it('G2 turns with a swipe, and leaves scrolling, two fingers and moving about in a zoomed photo alone', async () => {
    const element = await open(2);
    swipe(element, -100, 20);
    await showsPlace(element, '3 of 4');
    for (const [across, along, fingers] of [
      [-20, 0],
      [-100, 90],
      [-100, 0, 2],
    ]) {
      swipe(element, across!, along, fingers);
    }
    await element.updateComplete;
    await showsPlace(element, '3 of 4');
    const original = Object.getOwnPropertyDescriptor(window, 'visualViewport')!;
    Object.defineProperty(window, 'visualViewport', { value: { scale: 2 }, configurable: true });
    swipe(element, -100);
    Object.defineProperty(window, 'visualViewport', original);
    await element.updateComplete;
    await showsPlace(element, '3 of 4');
    swipe(element, 100);
    await showsPlace(element, '2 of 4');
    await close(element);
  });

  it('G2 opens an entry of the history that Back closes, tells the page, and leaves no trace by its button', async () => {
    const told = stage.page.hear('event-gallery-opened');
    const before = history.state as unknown;
    const element = await open(2);
    await waitUntil(() => told.length > 0);
    expect(told).to.deep.equal([['event-gallery-opened', { id: idOf(2), number: 2 }]]);
    one(element, '.close').click();
    await closed(element);
    expect(history.state).to.deep.equal(before);
    await open(1, element);
    history.back();
    await closed(element);
    history.forward();
    await showsPlace(element, '1 of 4');
    await close(element);
  });

  for (const route of chooseKinds(['#/photos', '#!', '#photo-booth'])) {
    it(`never takes ${route} of the page out of the address, and Back closes it all the same`, async () => {
      history.replaceState({ route }, '', route);
      const element = await open(1);
      expect(location.hash).to.equal(route);
      await sendKeys({ press: 'ArrowRight' });
      await showsPlace(element, '2 of 4');
      expect(location.hash).to.equal(route);
      history.back();
      await closed(element, route);
      await open(3, element);
      await sendKeys({ press: 'Escape' });
      await closed(element, route);
      expect(history.state).to.deep.equal({ route });
      history.replaceState(null, '', location.pathname + location.search);
    });
  }

  it('G4 says so where the picture does not load, and keeps the words', async () => {
    stage.data = gallery([photo(1, { imageUrl: missingAt(1) }), photo(2)]);
    const element = await open(1);
    await waitUntil(() => words(element).includes('can’t show this photo'), words(element));
    expect(words(element)).to.contain('Ada Quill');
    await close(element);
  });

  it('shows one photo without buttons that lead nowhere', async () => {
    stage.data = gallery([photo(1)]);
    const element = await open(1);
    expect(all(element, '.turns')).to.have.length(0);
    await close(element);
  });

  it('goes with its element, and takes its address along', async () => {
    const element = await open(1);
    element.remove();
    await nextFrame();
    expect(location.hash).to.equal('');
    document.body.append(element);
    await element.updateComplete;
    expect(isOpen(element)).to.equal(false);
  });

  it('closes when the organiser takes the photos away', async () => {
    const element = await open(4);
    stage.page.reply = () => answer(gallery([]));
    element.dispatchEvent(new Event('event-refresh'));
    await waitUntil(() => element.matches(':state(empty)'));
    await closed(element);
  });

  it('G2 opens the photo that the address names, and takes it out of the address', async () => {
    location.hash = `#photo-${idOf(3)}`;
    const element = await stage.put();
    await showsPlace(element, '3 of 4');
    expect(document.querySelector(location.hash)).to.equal(null); // valid as a selector
    await close(element);
    location.hash = `#photo-${idOf(2)}`;
    await showsPlace(element, '2 of 4');
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(() => location.hash === `#photo-${idOf(3)}`, 'the address follows');
    history.back();
    await closed(element);
  });

  it('does nothing for a photo that nobody knows, or a hash of the page', async () => {
    const element = await stage.put();
    for (const hash of ['#photo-nobody', '#photo-', '#photo-%', '#contact']) {
      location.hash = hash;
      await nextFrame();
      await element.updateComplete;
      expect(isOpen(element), hash).to.equal(false);
      expect(location.hash).to.equal(hash);
    }
  });

  it('opens once where two galleries know the photo', async () => {
    const [first, second] = [await stage.put(), await stage.put()];
    location.hash = `#photo-${idOf(2)}`;
    await waitUntil(() => isOpen(first) || isOpen(second));
    await nextFrame();
    expect([isOpen(first), isOpen(second)].filter(Boolean)).to.have.length(1);
    await close(isOpen(first) ? first : second);
  });

  it('G2 fetches the neighbours ahead', async () => {
    const element = await stage.put();
    const fetched = (number: number) =>
      performance.getEntriesByName(pictureAt(number, 'ahead')).length > 0;
    stage.page.reply = () =>
      answer(gallery([1, 2, 3, 4].map((n) => photo(n, { imageUrl: pictureAt(n, 'ahead') }))));
    element.dispatchEvent(new Event('event-refresh'));
    await waitUntil(() => element.photos[0]?.imageUrl === pictureAt(1, 'ahead'));
    await open(2, element);
    await waitUntil(() => fetched(1) && fetched(3), 'both neighbours');
    expect(fetched(4)).to.equal(false);
    await close(element);
  });

  it('G3 describes a picture as the organiser does, else by its number, with its credit or without a line', async () => {
    stage.data = gallery([photo(1), photo(2, { alt: null, credit: null })]);
    const element = await open(1);
    expect(picture(element).alt).to.equal('What is on photo 1');
    expect(words(element)).to.contain('Caption 1').and.to.contain('Photo: Ada Quill');
    await sendKeys({ press: 'End' });
    await waitUntil(() => picture(element).alt === 'Photo 2 of 2', picture(element).alt);
    expect(words(element)).not.to.contain('Photo:');
    await close(element);
  });

  it('stays with its photo when the gallery changes behind it', async () => {
    const element = await open(2);
    stage.page.reply = () => answer(gallery([photo(9), photo(8), photo(2)]));
    element.dispatchEvent(new Event('event-refresh'));
    await showsPlace(element, '3 of 3');
    expect(picture(element).src).to.equal(pictureAt(2));
    await close(element);
  });
});
