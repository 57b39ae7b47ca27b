import '../../components/event-faq/event-faq.js';
import '../../components/event-gallery/event-gallery.js';
import '../../components/event-lineup/event-lineup.js';
import type { EventLineup } from '../../components/event-lineup/event-lineup.js';
import '../../components/event-tickets/event-tickets.js';
import { expect, waitUntil } from '@open-wc/testing';
import { expectAccessible } from './accessible.js';
import { all, artist, lineup, put, slot } from './event-lineup/feed.js';
import {
  answer,
  refusal,
  showsText,
  TestPage,
  unreachable,
  visibleText,
  withoutStorage,
} from './page.js';

const juno = slot([artist('Juno Faraday')]);
const moved = { ...juno, startTime: '21:30', endTime: '22:30' };

/** Addresses of all that is kept. */
async function keptAddresses(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('bandstand'));
  const inEach = names.map(async (name) =>
    (await (await caches.open(name)).keys()).map(({ url }) => url),
  );
  return (await Promise.all(inEach)).flat();
}

async function deleteAll(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

/** The same page once more: elements, cache and client are new; what the browser keeps stays. */
function openPage(settings = {}): TestPage {
  const page = new TestPage({ event: 'party', offline: '', ...settings });
  page.reply = ({ pathname }) =>
    pathname.endsWith('/lineup')
      ? answer(lineup([juno]))
      : answer({ categories: [], releases: [] });
  return page;
}

describe('a page with data-offline', () => {
  let page: TestPage;
  beforeEach(deleteAll);
  afterEach(() => {
    for (const element of document.querySelectorAll('[data-put]')) element.remove();
    for (const element of document.querySelectorAll('event-lineup')) element.remove();
    page.leave();
  });

  function add(tag: string): HTMLElement {
    const element = document.createElement(tag);
    element.setAttribute('data-put', '');
    document.body.append(element);
    return element;
  }

  async function visitOnline(): Promise<void> {
    page = openPage();
    const element = await put();
    await waitUntil(async () => (await keptAddresses()).length === 1, 'the line-up is kept');
    element.remove();
    page.leave();
  }

  async function visitOffline(reply = unreachable): Promise<HTMLElement> {
    page = openPage();
    page.reply = reply;
    const element = add('event-lineup');
    await waitUntil(() => element.matches(':state(stale), :state(error)'), 'an outcome');
    return element;
  }

  it('O1 keeps nothing where nobody has asked for it', async () => {
    page = openPage({ offline: undefined });
    await put();
    await new Promise((resolve) => setTimeout(resolve));
    expect(await keptAddresses()).to.deep.equal([]);
  });

  it('O2 O3 keeps reading feeds by address, without key, and nothing of tickets or photos', async () => {
    page = openPage();
    const elements = ['event-gallery', 'event-tickets', 'event-faq', 'event-lineup'].map(add);
    const isDone = (element: HTMLElement) => !element.matches(':state(loading)');
    await waitUntil(() => elements.every(isDone), 'all are drawn');
    await waitUntil(async () => (await keptAddresses()).length === 2, 'two are kept');
    expect((await keptAddresses()).sort()).to.deep.equal([
      'https://service.example/v1/events/party/faq?surface=web',
      'https://service.example/v1/events/party/lineup?surface=web',
    ]);
  });

  it('O4 draws what was kept at the first failure, says so calmly, and changes places with the network', async () => {
    await visitOnline();
    const element = await visitOffline();
    await waitUntil(() => showsText(element, 'No connection. Saved'), 'the quiet line');
    expect(visibleText(element)).to.contain('Juno Faraday');
    await expectAccessible(element);
    const [row] = all(element, '.set');
    const top = row!.getBoundingClientRect().top;
    page.reply = () => answer(lineup([juno]));
    page.setOnline(true);
    await waitUntil(() => element.matches(':state(ready)'), 'the network has answered');
    await waitUntil(() => showsText(element, 'Everything is up to date'), 'the line says so');
    expect(all(element, '.set')[0] === row, 'the same row').to.equal(true);
    expect(row!.getBoundingClientRect().top).to.equal(top);
  });

  it('O14 names what has moved since it was kept', async () => {
    const many = Array.from({ length: 14 }, (_, index) => slot([artist(`Act ${index + 1}`)]));
    const [first] = many;
    const change = { ...first!, startTime: '21:30', endTime: '22:30' };
    const reply = (slots: typeof many) => (page.reply = () => answer(lineup(slots)));
    page = openPage();
    reply(many);
    (await put()).remove();
    await waitUntil(async () => (await keptAddresses()).length > 0, 'it is kept');
    page.leave();
    const element = await visitOffline();
    await waitUntil(() => all(element, '.favourite').length > 0, 'the tools');
    reply([change, ...many.slice(1)]);
    page.setOnline(true);
    await waitUntil(() => showsText(element, '1 set has moved since'), visibleText(element));
  });

  it('O4 waits three seconds for a slow network, and takes its answer when it comes', async () => {
    await visitOnline();
    page = openPage();
    let release: (response: Response) => void = () => undefined;
    page.reply = ({ pathname }) =>
      pathname.endsWith('/lineup')
        ? new Promise((resolve) => (release = resolve))
        : refusal('not_found', 404);
    const start = window.setTimeout.bind(window);
    const patience: (() => void)[] = [];
    window.setTimeout = ((run: () => void, delay?: number) =>
      delay === 2000 ? patience.push(run) : start(run, delay)) as typeof window.setTimeout;
    const element = add('event-lineup');
    await waitUntil(() => patience.length > 0, 'it waits');
    expect(visibleText(element)).not.to.contain('Juno');
    for (const run of patience) run();
    await waitUntil(() => showsText(element, 'Juno Faraday'), 'what was kept');
    expect(element.matches(':state(stale)')).to.equal(true);
    release(answer(lineup([moved])));
    await waitUntil(() => element.matches(':state(ready)'), 'what is new');
    window.setTimeout = start as typeof window.setTimeout;
  });

  it('O5 a damaged or foreign entry costs itself, and is drawn nowhere', async () => {
    for (const text of ['<html>Welcome to the hotel', '{"apiVersion":2,"data":{}}', '[]', '']) {
      await visitOnline();
      const [name = ''] = await caches.keys();
      const [address = ''] = await keptAddresses();
      await (await caches.open(name)).put(address, new Response(text));
      const element = await visitOffline();
      await waitUntil(() => showsText(element, 'needs a connection'), text);
      await waitUntil(async () => (await keptAddresses()).length === 0, 'it is gone');
      element.remove();
      page.leave();
    }
  });

  it('O5 a storage that is refused costs nothing', async () => {
    await withoutStorage('caches', async () => {
      page = openPage();
      expect(visibleText(await put())).to.contain('Juno Faraday');
    });
  });

  it('O5 a storage that never answers costs its second, and nothing of the page', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'caches');
    const never = () => new Promise(() => undefined);
    const value = { match: never, open: never, keys: never, delete: never };
    Object.defineProperty(window, 'caches', { value, configurable: true });
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, delay?: number) =>
      start(run, delay === 1000 ? 0 : delay)) as typeof window.setTimeout;
    try {
      page = openPage();
      const online = await put();
      expect(visibleText(online)).to.contain('Juno Faraday');
      online.remove();
      page.leave();
      page = openPage();
      page.reply = unreachable;
      const element = add('event-lineup');
      await waitUntil(() => showsText(element, 'needs a connection'), 'it does not wait for ever');
    } finally {
      window.setTimeout = start as typeof window.setTimeout;
      Reflect.deleteProperty(window, 'caches');
      if (own) Object.defineProperty(window, 'caches', own);
    }
  });

  it('O3 an answer of another event is not shown, and neither is that of a slug that was renamed', async () => {
    await visitOnline();
    page = openPage({ event: 'party-2028' });
    page.reply = unreachable;
    const element = add('event-lineup');
    await waitUntil(() => showsText(element, 'needs a connection'), visibleText(element));
    expect(visibleText(element)).not.to.contain('Juno');
    element.remove();
    page.leave();
    // The service knows the old name no more: what was kept under it goes.
    const unpublished = await visitOffline(() => refusal('not_found', 404));
    expect(visibleText(unpublished)).not.to.contain('Juno');
    await waitUntil(async () => (await keptAddresses()).length === 0, 'nothing is left');
  });

  it('O3 O12 a thousand sets are kept whole, and drawn without a network', async () => {
    const sets = Array.from({ length: 1000 }, (_, index) =>
      slot([artist(`Act ${index + 1}`)], { stage: `Stage ${(index % 20) + 1}` }),
    );
    page = openPage();
    page.reply = () => answer(lineup(sets));
    (await put()).remove();
    await waitUntil(async () => (await keptAddresses()).length === 1, 'it is kept', {
      timeout: 5000,
    });
    page.leave();
    const element = await visitOffline();
    expect(element.matches(':state(stale)')).to.equal(true);
    expect((element as EventLineup).slots).to.have.length(1000);
    expect(visibleText(element)).to.contain('Act 1');
  });

  it('a login page in place of the service shows what was kept, and is not kept itself', async () => {
    await visitOnline();
    const element = await visitOffline(() => new Response('<html>Wi-Fi: accept our terms'));
    expect(visibleText(element)).to.contain('Juno Faraday');
  });

  it('a service at fault, with nothing kept, is asked again until it answers', async () => {
    page = openPage();
    page.reply = () => refusal('unavailable', 503);
    const element = add('event-lineup');
    await waitUntil(() => element.matches(':state(error)'), 'it says so');
    page.reply = () => answer(lineup([juno]));
    await waitUntil(() => showsText(element, 'Juno Faraday'), 'asked again', { timeout: 5000 });
  });

  it('a refused key shows nothing that was kept', async () => {
    await visitOnline();
    const element = await visitOffline(() => refusal('unauthorized', 401));
    expect(visibleText(element)).not.to.contain('Juno');
  });

  it('O13 tickets say that buying needs a connection, and look again when there is one', async () => {
    page = openPage();
    page.reply = unreachable;
    const element = add('event-tickets');
    await waitUntil(() => showsText(element, 'Buying needs a connection.'), visibleText(element));
    page.reply = () => answer({ releases: [] });
    await waitUntil(() => !element.matches(':state(error)'), 'it has looked again', {
      timeout: 5000,
    });
  });
});
