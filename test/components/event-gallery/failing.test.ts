import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { answer, showsText } from '../page.js';
import { gallery, missingAt, photo, pictureAt } from './feed.js';
import { all, one, Stage } from './stage.js';

const at = (address: (number: number, what?: string) => string, what: string) =>
  gallery(
    [1, 2, 3].map((n) => photo(n, { imageUrl: address(n, what), thumbnailUrl: address(n, what) })),
  );

describe('pictures of <event-gallery> that fail', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  const asked = () => stage.page.feedRequests.length;
  const broken = (element: Element) => all(element, '.broken');
  const failed = (address: string) =>
    waitUntil(() => performance.getEntriesByName(address).length > 0, address);

  it('G4 have the feed read once for all of them, and are shown at their new addresses (GAL-05)', async () => {
    stage.data = at(missingAt, 'old');
    stage.page.reply = () => answer(asked() === 1 ? stage.data : at(pictureAt, 'new'));
    const element = await stage.put();
    const isDrawn = () =>
      all<HTMLImageElement>(element, 'img').every(
        ({ src }, index) => src === pictureAt(index + 1, 'new'),
      );
    await waitUntil(isDrawn, 'the newer addresses');
    await waitUntil(() => broken(element).length === 0, 'all pictures are seen');
    expect(asked()).to.equal(2);
  });

  it('G4 leave their words when the new addresses fail as well, and are asked for no more', async () => {
    stage.data = at(missingAt, 'first');
    stage.page.reply = () => answer(at(missingAt, asked() === 1 ? 'first' : `again${asked()}`));
    const element = await stage.put();
    for (const number of [1, 2, 3]) await failed(missingAt(number, 'again2'));
    await waitUntil(() => broken(element).length === 3, 'the words are seen');
    expect(asked()).to.equal(2);
    const words = one(element, '.broken .caption');
    expect(words.textContent).to.equal('Caption 1');
    await waitUntil(() => getComputedStyle(words).opacity === '1', 'they can be read');
    expect(stage.page.said).to.deep.equal([]);
  });

  it('G4 have their number for words where the service says none', async () => {
    const { photos } = at(missingAt, 'unsaid');
    const unsaid = photos.map(({ id, imageUrl }) => ({ id, imageUrl }));
    stage.page.reply = () => answer({ photos: unsaid });
    const element = await stage.put();
    await waitUntil(() => broken(element).length === 3, 'the words are seen');
    expect(one(element, '.broken .spare').textContent).to.equal('Photo 1 of 3');
  });

  it('G4 have no line of their words cut through, however long they are', async () => {
    const long = 'A child on somebody’s shoulders, fists in the air. '.repeat(20);
    const missing = (what: string) => {
      const { photos, ...rest } = at(missingAt, what);
      return { ...rest, photos: photos.map((one) => ({ ...one, caption: long })) };
    };
    stage.data = missing('first');
    stage.page.reply = () => answer(missing(asked() === 1 ? 'first' : `again${asked()}`));
    const element = await stage.put();
    await waitUntil(() => broken(element).length === 3, 'the words are seen');
    const box = one(element, '.broken .caption');
    const { top, bottom } = box.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(box);
    const lines = [...range.getClientRects()];
    expect(lines.some((line) => line.top < top - 4 && line.bottom > top + 4)).to.equal(false);
    expect(lines.some((line) => line.top < bottom - 4 && line.bottom > bottom + 4)).to.equal(false);
    expect(lines.at(-1)!.bottom, 'there is more').to.be.above(bottom);
  });

  it('G4 have nothing read again when the gallery has left the page', async () => {
    const element = await stage.put();
    const [image] = all(element, 'img');
    element.remove();
    image!.dispatchEvent(new Event('error'));
    await nextFrame();
    expect(asked()).to.equal(1);
  });

  it('G4 are read again once more when they fail much later', async () => {
    const element = await stage.put();
    const [image] = all<HTMLImageElement>(element, 'img');
    let errors = 0;
    image!.addEventListener('error', () => (errors += 1));
    image!.src = missingAt(1, 'late');
    await waitUntil(() => errors === 2, 'it failed, and once more after the second reading');
    expect(asked()).to.equal(2);
    stage.page.reply = () => answer(gallery([photo(1, { credit: 'Cy Teal' })]));
    stage.page.comeBackAfter(600);
    await waitUntil(() => showsText(element, 'Cy Teal'), 'what coming back has read');
    expect(asked()).to.equal(3);
    image!.src = missingAt(7, 'later');
    await waitUntil(() => asked() === 4, 'it is read again');
  });
});
