import { expect } from '@open-wc/testing';
import { putBounded, tidy, type Bounds } from '../../src/offline/bounded-cache.js';

const name = 'bounded test';
const bounds: Bounds = { bytes: 1000, entries: 3, days: 60 };
const day = 86_400_000;

describe('a cache with bounds', () => {
  let clock = 0;
  beforeEach(async () => {
    await caches.delete(name);
    clock = 1_800_000_000_000;
  });

  const put = (path: string, size: number) =>
    putBounded(name, `/${path}`, new Response('x'.repeat(size)), { bounds, now: (clock += 1000) });
  const kept = async () =>
    (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname.slice(1));

  it('O3 what was not seen for longest makes room: bytes', async () => {
    for (const path of ['a', 'b', 'c']) await put(path, 400);
    expect(await kept()).to.deep.equal(['b', 'c']);
    await put('b', 400); // seen again
    await put('d', 400);
    expect(await kept()).to.deep.equal(['b', 'd']);
  });

  it('O7 the same of a number of entries', async () => {
    for (const path of ['a', 'b', 'c', 'd']) await put(path, 10);
    expect(await kept()).to.deep.equal(['b', 'c', 'd']);
  });

  it('what is larger than all that may be held is not kept, and costs nothing else', async () => {
    await put('a', 400);
    await put('b', 1001);
    expect(await kept()).to.deep.equal(['a']);
  });

  it('O3 what nobody has looked at for sixty days goes', async () => {
    await put('a', 10);
    const cache = await caches.open(name);
    await tidy(cache, bounds, clock + 59 * day);
    expect(await kept()).to.deep.equal(['a']);
    await tidy(cache, bounds, clock + 60 * day);
    expect(await kept()).to.deep.equal([]);
  });
});
