import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { photosOf } from '../../../components/event-gallery/photos.js';
import { expectAccessible } from '../accessible.js';
import { answer, showsText, visibleText } from '../page.js';
import { gallery, missingAt, photo, pictureAt } from './feed.js';
import { all, buttons, one, Stage } from './stage.js';

const texts = (nodes: Element[]) => nodes.map((node) => node.textContent.trim());

describe('<event-gallery>', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  const put = (photos: Parameters<typeof gallery>[0], attributes?: Record<string, string>) => {
    stage.data = gallery(photos);
    return stage.put(attributes);
  };

  it('G1 gives tiles their final size before a byte of a picture has come, and keeps the focal point in view (GAL-03)', async () => {
    const tall = { width: 600, height: 800 };
    const unknown = { width: null, height: null };
    const at = (number: number, change: Parameters<typeof photo>[1]) =>
      photo(number, { imageUrl: missingAt(number), thumbnailUrl: null, ...change });
    const element = await put([
      at(1, { focalX: 0.25, focalY: 0 }),
      at(2, { ...tall, focalX: null }),
      at(3, unknown),
      at(4, { width: 0, height: 800, focalX: 7, focalY: -1 }),
    ]);
    const ratios = buttons(element).map(({ offsetWidth, offsetHeight }) =>
      (offsetWidth / offsetHeight).toFixed(1),
    );
    expect(ratios).to.deep.equal(['1.5', '0.8', '1.3', '1.3']);
    const points = all(element, '.photo img').map(
      (image) => getComputedStyle(image).objectPosition,
    );
    expect(points).to.deep.equal(['25% 0%', '50% 50%', '50% 50%', '50% 50%']);
  });

  it('G1 fits a phone with photos of any shape', async () => {
    const element = await put([
      photo(1, { width: 9000, height: 10 }),
      photo(2, { width: 1, height: 900 }),
    ]);
    element.style.setProperty('width', '320px');
    expect(one(element, '.photos').scrollWidth).to.be.at.most(320);
    for (const { offsetWidth, offsetHeight } of buttons(element)) {
      expect(offsetWidth).to.be.at.least(44);
      expect(offsetHeight).to.be.at.least(44);
    }
  });

  it('G1 G3 loads small pictures, late, in the order of the organiser, and names who took them, each once (GAL-04)', async () => {
    const element = await stage.put();
    expect(texts(all(element, '.credits li'))).to.deep.equal(['Ada Quill', 'Bo Larch']);
    const images = all<HTMLImageElement>(element, '.photo img');
    expect(images.map(({ src }) => src)).to.deep.equal(
      [1, 2, 3, 4].map((n) => pictureAt(n, 'small')),
    );
    for (const { loading, decoding } of images) {
      expect([loading, decoding]).to.deep.equal(['lazy', 'async']);
    }
    element.remove();
    const other = await put([photo(1, { credit: null })], { event: 'other' });
    expect(all(other, '.credits')).to.have.length(0);
  });

  it('G5 takes no room without photos, but shows what the author says then (GAL-02)', async () => {
    stage.data = gallery([]);
    const [bare, words] = [0, 1].map(() => document.createElement('event-gallery'));
    words!.innerHTML = '<p slot="empty">The first photos come in June.</p>';
    document.body.append(bare!, words!);
    await waitUntil(() => bare!.matches(':state(empty)') && words!.matches(':state(empty)'));
    expect(bare!.offsetHeight).to.equal(0);
    expect(visibleText(words!)).to.equal('The first photos come in June.');
  });

  it('G6 is a strip that buttons and keys move, and that says where it ends', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const element = await stage.put({ layout: 'strip' });
    element.style.setProperty('width', '320px');
    element.requestUpdate();
    await element.updateComplete;
    const strip = one(element, '.strip');
    const button = (name: string) =>
      all(element, '.moves button').find((node) => node.textContent.trim() === name)!;
    const [back, on] = [button('Earlier photos'), button('More photos')];
    expect([back.ariaDisabled, on.ariaDisabled]).to.deep.equal(['true', 'false']);
    on.click();
    await waitUntil(() => strip.scrollLeft > 100 && back.ariaDisabled === 'false', 'it has moved');
    buttons(element).at(-1)!.focus();
    await waitUntil(() => on.ariaDisabled === 'true', 'the focus brings the last photo in');
    const at = strip.scrollLeft;
    on.click();
    expect(strip.scrollLeft).to.equal(at);
    await emulateMedia({ reducedMotion: 'no-preference' });
    await expectAccessible(element);
  });

  it('G6 has no buttons where all of the strip is in sight', async () => {
    const element = await put([photo(1)], { layout: 'strip' });
    expect(one(element, '.moves').checkVisibility()).to.equal(false);
  });

  it('is accessible in forced colours and from the right', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const element = await stage.put({ locale: 'ar' });
    await waitUntil(() => one(element, '.base').dir === 'rtl', 'Arabic');
    const [first, second] = buttons(element).map((node) => node.getBoundingClientRect());
    expect(second!.right).to.be.at.most(first!.left);
    await expectAccessible(element);
    await emulateMedia({ forcedColors: 'none' });
  });

  it('follows a gallery that changes', async () => {
    const element = await stage.put();
    stage.page.reply = () => answer(gallery([photo(9, { credit: 'Cy Teal' })]));
    element.dispatchEvent(new Event('event-refresh'));
    await waitUntil(() => showsText(element, 'Cy Teal'));
    expect(buttons(element)).to.have.length(1);
  });

  it('G3 reads each photo out by its text, its caption, or its number (GAL-06)', async () => {
    const element = await put([
      photo(1, { caption: null }),
      photo(2, { alt: null }),
      photo(3, { alt: null, caption: null }),
    ]);
    const alts = all<HTMLImageElement>(element, '.photo img').map(({ alt }) => alt);
    expect(alts).to.deep.equal(['What is on photo 1', '', '']);
    const said = buttons(element).map((button) =>
      [...button.querySelectorAll('span:not([aria-hidden])')]
        .map((node) => node.textContent)
        .join(),
    );
    expect(said).to.deep.equal(['', 'Caption 2', 'Photo 3 of 3']);
    await expectAccessible(element);
  });

  it('prints every photo of a strip and none of its buttons', async () => {
    const element = await stage.put({ layout: 'strip' });
    element.style.setProperty('width', '320px');
    await emulateMedia({ media: 'print' });
    const { scrollWidth, clientWidth } = one(element, '.strip');
    const moves = one(element, '.moves').checkVisibility();
    await emulateMedia({ media: 'screen' });
    expect(scrollWidth).to.be.at.most(clientWidth);
    expect(moves).to.equal(false);
  });

  it('keeps its parts, which pages style from outside', async () => {
    const element = await stage.put();
    const parts = new Set(all(element, '[part]').map((node) => node.getAttribute('part')));
    expect([...parts].sort()).to.deep.equal(
      ['base', 'caption', 'credits', 'photo', 'photos', 'tile'].sort(),
    );
  });
});

describe('the photos of a damaged feed (X32)', () => {
  it('are those that have a picture or words', () => {
    const photos = [
      null,
      7,
      {},
      [],
      { imageUrl: 'javascript:1' },
      { imageUrl: 3, caption: 'Kept' },
    ];
    expect(photosOf({ photos }).map(({ caption }) => caption)).to.deep.equal(['Kept']);
    for (const none of [null, 'x', {}, 7]) expect(photosOf({ photos: none })).to.deep.equal([]);
  });

  it('keep the very edge in view where that is the focal point, else the centre', () => {
    for (const [focalX, focalY, focus] of [
      [0, 1, '0% 100%'],
      [1, 0, '100% 0%'],
      [0.25, -0.1, '25% 50%'],
      [1.1, 0.75, '50% 75%'],
      ['0', null, '50% 50%'],
    ]) {
      const [shown] = photosOf({ photos: [{ caption: 'Kept', focalX, focalY }] });
      expect(shown!.focus, `${String(focalX)}, ${String(focalY)}`).to.equal(focus);
    }
  });

  it('have a size where both sides are known, and none that divides by nothing', () => {
    for (const [width, height, size] of [
      [3, 2, { width: 3, height: 2 }],
      [0, 2, undefined],
      [3, 0, undefined],
      [3, null, undefined],
      [null, 2, undefined],
    ] as const) {
      const [shown] = photosOf({ photos: [{ caption: 'Kept', width, height }] });
      expect(shown!.size, `${String(width)} by ${String(height)}`).to.deep.equal(size);
    }
  });

  it('have no link by an id that is no id of a style sheet', () => {
    const ids = ['a b', 'a.b', 7, null, 'fine-1'];
    const photos = ids.map((id) => ({ id, imageUrl: pictureAt(1) }));
    expect(photosOf({ photos }).map(({ id }) => id)).to.deep.equal(['', '', '', '', 'fine-1']);
  });
});
