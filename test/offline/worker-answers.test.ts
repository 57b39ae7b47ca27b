import { expect } from '@open-wc/testing';
import { answerFromList } from '../../src/offline/worker/answer.js';
import type { OfflineList } from '../../src/offline/worker/list.js';
import { picturesCache } from '../../src/offline/kept-pictures.js';
import { filesCacheOf, type RequestEvent } from '../../src/offline/worker/scope.js';

const origin = 'https://site.example';
const list: OfflineList = {
  release: 'one',
  pages: ['/', '/faq.html'],
  files: { 'https://cdn.example/core.js': '', '/event-faq.js': '' },
  assets: ['/site.css'],
  pictures: ['https://pictures.example/artists/'],
};

/** A request as a worker meets it; `mode` and `destination` are the browser's to set. */
function asked(
  address: string,
  facts: Partial<Request> = {},
  init: RequestInit = {},
): RequestEvent {
  const request = new Request(new URL(address, origin), init);
  for (const [name, value] of Object.entries(facts))
    Object.defineProperty(request, name, { value });
  return { request, waitUntil: () => undefined } as unknown as RequestEvent;
}

const navigate = { mode: 'navigate' } as const;
const image = { destination: 'image' } as const;

describe('the worker of a page', () => {
  const ownFetch = window.fetch;
  let network: (address: string) => Promise<Response>;
  beforeEach(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    window.fetch = (input) => network(input instanceof Request ? input.url : String(input));
    network = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  afterEach(() => (window.fetch = ownFetch));

  const touched = (event: RequestEvent): boolean => {
    const answer = answerFromList(event, list, origin);
    answer?.catch(() => undefined);
    return answer !== undefined;
  };

  it('O6 answers what is on its list', () => {
    const listed = [
      asked('/', navigate),
      asked('/faq.html?from=mail', navigate),
      asked('https://cdn.example/core.js'),
      asked('/event-faq.js'),
      asked('/site.css'),
      asked('https://pictures.example/artists/juno.jpg', image),
    ];
    expect(listed.map(touched)).to.deep.equal(listed.map(() => true));
  });

  it('O6 never touches a write, a keyed address, another page, a range or a feed', () => {
    const foreign = [
      asked('/', {}, { method: 'POST' }),
      asked('/', navigate, { headers: { Range: 'bytes=0-1' } }),
      asked('/site.css', {}, { headers: { Authorization: 'Bearer token' } }),
      asked('https://pictures.example/artists/a.jpg', image, {
        headers: { 'X-Service-Key': 'pk_live_a' },
      }),
      asked('/account.html', navigate),
      asked('https://other.example/', navigate),
      asked('/wp-admin/', navigate),
      asked('https://pictures.example/artists/feed.json'),
      asked('https://pictures.example/v1/events/party/lineup?surface=web', image),
      asked('/site.css?version=2'),
      asked('https://other.example/event-faq.js'),
    ];
    expect(foreign.map(touched)).to.deep.equal(foreign.map(() => false));
  });

  it('O7 a page comes from the network, and from the cache where that fails or is at fault', async () => {
    const open = async () => (await answerFromList(asked('/', navigate), list, origin)!).text();
    const cache = await caches.open(filesCacheOf(list));
    await cache.put('/', new Response('kept'));
    expect(await open()).to.equal('kept');
    network = () => Promise.resolve(new Response('broken', { status: 502 }));
    expect(await open()).to.equal('kept');
    network = () => Promise.resolve(new Response('new'));
    expect(await open()).to.equal('new');
  });

  it('O7 a page that is not for everybody is not kept', async () => {
    const cache = await caches.open(filesCacheOf(list));
    const personal = new Response('Hello Ada', { headers: { 'Cache-Control': 'private' } });
    Object.defineProperty(personal, 'type', { value: 'basic' });
    network = () => Promise.resolve(personal);
    await answerFromList(asked('/', navigate), list, origin);
    expect(await cache.match('/')).to.equal(undefined);
  });

  it('O7 a picture is kept where it can be read, and shown from there', async () => {
    const address = 'https://pictures.example/artists/juno.jpg';
    const open = () => answerFromList(asked(address, image), list, origin)!;
    const jpeg = () => new Response('a picture', { headers: { 'Content-Type': 'image/jpeg' } });
    network = () => Promise.resolve(jpeg());
    await open();
    expect(await (await caches.match(address, { cacheName: picturesCache }))!.text()).to.equal(
      'a picture',
    );
    network = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await (await open()).text()).to.equal('a picture');
    const page = 'https://pictures.example/artists/other.jpg';
    network = () =>
      Promise.resolve(new Response('<html>', { headers: { 'Content-Type': 'text/html' } }));
    await answerFromList(asked(page, image), list, origin);
    expect(await caches.match(page, { cacheName: picturesCache })).to.equal(undefined);
  });
});
