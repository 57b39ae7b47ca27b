import { check, checkEqual } from '../check.js';
import { keys, strangeOrigin } from '../demo-world.js';
import { addressOf, read, refused, type Wish } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

async function found(target: Target, query: Record<string, string>, wish: Wish = {}) {
  const all = { limit: '50', ...query };
  const { data } = await read(target, 'searchEvents', {}, { key: null, ...wish, query: all });
  return data.results.map(({ slug }) => slug);
}

const malformed: Record<string, string>[] = [
  { limit: '0' },
  { limit: '51' },
  { limit: 'many' },
  { from: 'tomorrow' },
  { to: '2027-02-30' },
  { country: 'Japan' },
];

export const search = [
  it('SRC-01 search shows what is visible on the surface, and an omitted one is the app', async (target) => {
    const web = await found(target, {});
    check(web.includes('lantern-walk') && !web.includes('nightjar-2027'), 'the events of the web');
    for (const surface of ['app', null]) {
      const app = await found(target, {}, { surface });
      check(
        app.includes('nightjar-2027') && !app.includes('lantern-walk'),
        'the events of the app',
      );
    }
  }),
  it('SRC-02 search shows only organisers in public discovery, and nothing unpublished', async (target) => {
    for (const surface of ['web', 'app']) {
      const slugs = await found(target, {}, { surface });
      check(slugs.includes('meadowlark-2027'), 'an event of a public organiser');
      check(!slugs.includes('quiet-2027'), 'nothing of the quiet room');
      check(!slugs.includes('draft-2028'), 'nothing unpublished');
    }
  }),
  it('anywhere SRC-03 COR-08 AUT-08 search needs no key, ignores any, and grants every origin', async (target) => {
    for (const key of [null, keys.nonsense, keys.revoked]) {
      for (const origin of [undefined, strangeOrigin, 'null']) {
        const { headers } = await read(target, 'searchEvents', {}, { key, origin });
        if (origin === undefined) continue;
        const granted = headers.get('Access-Control-Allow-Origin') ?? 'nothing';
        check([origin, '*'].includes(granted), `${origin} to be granted, not ${granted}`);
      }
    }
    const address = addressOf(target, 'searchEvents', {});
    const preflight = await target.send(strangeOrigin)(address, { method: 'OPTIONS' });
    check(preflight.ok, 'OPTIONS to be answered');
    check(
      [strangeOrigin, '*'].includes(preflight.headers.get('Access-Control-Allow-Origin') ?? ''),
      'a preflight that grants a strange origin',
    );
  }),
  it('SRC-04 results carry the address of the website or null', async (target) => {
    const { data } = await read(target, 'searchEvents', {}, { query: { limit: '50' } });
    const addresses = data.results.map(({ websiteUrl }) => websiteUrl === null);
    check(addresses.includes(true) && addresses.includes(false), 'results with and without one');
  }),
  it('gap SRC-05 search narrows by words, days and country, and ignores parameters it does not know', async (target) => {
    check((await found(target, { q: 'MEADOWLARK' })).includes('meadowlark-2027'), 'a hit by name');
    checkEqual(await found(target, { q: 'zzzzzz' }), [], 'hits of a word that nobody uses');
    checkEqual(await found(target, { country: 'JP' }), ['foghorn-kyoto'], 'events in Japan');
    const during = await found(target, { from: '2027-06-26', to: '2027-06-26' });
    check(during.includes('meadowlark-2027'), 'an event that is under way on that day');
    const after = await found(target, { from: '2027-06-28' });
    check(!after.includes('meadowlark-2027'), 'no event that is over by then');
    const before = await found(target, { to: '2027-06-24' });
    check(!before.includes('meadowlark-2027'), 'no event that starts after that');
    checkEqual(await found(target, { colour: 'blue' }), await found(target, {}), 'the results');
  }),
  it('gap SRC-05 pages of search add up to the whole, each event once', async (target) => {
    const pages: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: Record<string, string> = cursor === '' ? { limit: '2' } : { limit: '2', cursor };
      const page = await read(target, 'searchEvents', {}, { query });
      check(page.data.results.length <= 2, 'at most two results on a page');
      pages.push(...page.data.results.map(({ slug }) => slug));
      cursor = page.data.nextCursor;
      check(pages.length <= 50, 'the pages to come to an end');
    }
    checkEqual(pages, await found(target, {}), 'all pages together');
  }),
  it('gap anywhere SRC-05 malformed search parameters answer 400', async (target) => {
    for (const query of malformed)
      await refused(target, 'searchEvents', {}, 'bad_request', { query });
  }),
  it('gap anywhere SRC-01 ENV-04 search is a word of its own, never the slug of an event', async (target) => {
    const { data } = await read(target, 'searchEvents', {});
    check(Array.isArray(data.results), 'results');
    await refused(target, 'getVersion', { slug: 'search' }, 'not_found');
  }),
];
