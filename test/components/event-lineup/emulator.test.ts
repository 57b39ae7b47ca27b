import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { pageRecord } from '../../../src/embed/page.js';
import { createEmulator, type Emulator } from '../../../src/emulator/index.js';
import { TestPage } from '../page.js';
import { all, cleanUp, one, opened, opener, put, words } from './feed.js';

const event = 'meadowlark-2027';

describe('<event-lineup> on the demo world', () => {
  let page: TestPage;
  let emulator: Emulator;
  beforeEach(() => {
    page = new TestPage({ serviceKey: 'pk_live_meadowlark_demo', event });
    emulator = createEmulator({
      origin: location.origin,
      assetsUrl: new URL('/public/demo/', location.href).href,
    });
    pageRecord().fetch = Promise.resolve(emulator.fetch);
  });
  afterEach(() => cleanUp(page));

  const rowOf = (element: Element, name: string) =>
    all(element, '.set').find((row) => words(row).includes(name));
  const pictureOf = (element: Element, name: string) =>
    rowOf(element, name)?.querySelector('img')?.src;

  /** The day on which that artist plays, with their set drawn. */
  async function putWith(name: string) {
    const element = await put();
    for (const tab of all(element, '[role=tab]')) {
      if (rowOf(element, name)) break;
      tab.click();
      await element.updateComplete;
    }
    expect(rowOf(element, name), name).to.exist;
    return element;
  }

  /** The organiser sees the artist's answer; the page asks again. */
  function adopt(element: Element, artistId: string, adopted: boolean): string | null {
    const { imageUrl } = emulator.control.artistPhoto({ event, artistId, adopted });
    element.dispatchEvent(new Event('event-refresh'));
    return imageUrl;
  }

  async function idOf(name: string): Promise<string> {
    const response = await emulator.fetch(`${location.origin}/v1/events/${event}/lineup`, {
      headers: { 'X-Service-Key': 'pk_live_meadowlark_demo' },
    });
    const { data } = (await response.json()) as {
      data: { slots: { artists: { id: string; name: string }[] }[] };
    };
    return data.slots.flatMap(({ artists }) => artists).find((one) => one.name === name)!.id;
  }

  it('draws the photo that an artist adopts, and the earlier one once it is given up (LIN-25)', async () => {
    const name = 'Bryony Tarn';
    const artistId = await idOf(name);
    const element = await putWith(name);
    const before = pictureOf(element, name);
    const adopted = adopt(element, artistId, true);
    expect(adopted).to.be.a('string').and.not.equal(before);
    await waitUntil(() => pictureOf(element, name) === adopted, 'the adopted photo');
    const image = rowOf(element, name)!.querySelector('img')!;
    image.scrollIntoView();
    await waitUntil(() => image.complete && image.naturalWidth > 0, 'the photo has loaded');
    expect(image.matches('.broken')).to.equal(false);
    expect(adopt(element, artistId, false)).to.equal(before);
    await waitUntil(() => pictureOf(element, name) === before, 'the earlier photo');
  });

  it('shows the adopted photo in the profile of the artist as well (LIN-25)', async () => {
    const name = 'Bryony Tarn';
    const element = await putWith(name);
    const adopted = adopt(element, await idOf(name), true);
    await waitUntil(() => pictureOf(element, name) === adopted, 'the adopted photo');
    opener(element, name).click();
    await opened(element);
    await waitUntil(
      () => (one(element, 'dialog img') as HTMLImageElement | null)?.src === adopted,
      'the adopted photo in the profile',
    );
  });
});
